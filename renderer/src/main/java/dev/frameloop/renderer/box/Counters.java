package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.CounterChanges;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Counts through the box tree, and sets the text of all markers and generated content that shows counters.
///
/// What a counter shows depends on all that comes before it, so a change anywhere means to count again; pages without lists and counters
/// are never counted through.
///
/// @see <a href="https://drafts.csswg.org/css-lists-3/#auto-numbering">CSS Lists 3: automatic numbering with counters</a>
final class Counters {
    private final Box root;
    private boolean used;
    private boolean stale;

    Counters(Box root) {
        this.root = root;
    }

    boolean areStale() {
        return stale && used;
    }

    /// Boxes have come or gone.
    void makeStale() {
        stale = true;
    }

    /// A box has a style; it may take part in counting.
    void styleChanged(ComputedStyle style) {
        if (style.display().listItem() || !style.counterIncrement().changes().isEmpty()
                || !style.counterReset().changes().isEmpty() || !style.counterSet().changes().isEmpty()
                || GeneratedContent.usesCounters(style)) {
            used = true;
            stale = true;
        }
    }

    /// Counts again if need be.
    ///
    /// @param onChange gets each box whose text is another one
    void update(Consumer<Box> onChange) {
        if (!areStale()) {
            return;
        }
        stale = false;
        CounterScopes scopes = new CounterScopes();
        int depth = 0;
        Box box = root.firstChild();
        while (box != null) {
            visit(box, depth, scopes, onChange);
            if (box.firstChild() != null) {
                box = box.firstChild();
                depth++;
                continue;
            }
            while (box != null && box.nextSibling() == null) {
                box = box.parent() == root ? null : box.parent();
                depth--;
                scopes.leave(depth);
            }
            box = box == null ? null : box.nextSibling();
        }
    }

    private static void visit(Box box, int depth, CounterScopes scopes, Consumer<Box> onChange) {
        ComputedStyle style = box.style();
        if (box instanceof TextBox text) {
            if (text.isGenerated() && text.pseudoElement() != null && text.node() instanceof Element element) {
                String shown = text(text, element, scopes);
                if (shown != null && text.setGenerated(shown)) {
                    onChange.accept(text);
                }
            }
            return;
        }
        if (box.node() == null || box.pseudoElement() == PseudoElement.MARKER) {
            return;
        }
        scopes.reset(style.counterReset(), depth);
        resetList(box, depth, scopes);
        boolean incremented = false;
        for (CounterChanges.Change change : style.counterIncrement().changes()) {
            boolean list = change.name().equals("list-item");
            incremented |= list;
            int by = change.value() == null ? 1 : change.value();
            scopes.increment(change.name(), depth, list && by == 1 ? ListNumbering.step(box) : by);
        }
        if (style.display().listItem()) {
            if (!incremented) {
                scopes.increment("list-item", depth, ListNumbering.step(box));
            }
        }
        for (CounterChanges.Change change : style.counterSet().changes()) {
            scopes.set(change.name(), depth, change.value() == null ? 0 : change.value());
        }
    }

    private static void resetList(Box box, int depth, CounterScopes scopes) {
        Integer start = ListNumbering.start(box);
        if (start != null) {
            scopes.push("list-item", depth, start);
        }
    }

    private static @Nullable String text(TextBox box, Element element, CounterScopes scopes) {
        Box holder = box.parent();
        if (holder != null && holder.pseudoElement() == PseudoElement.MARKER) {
            Box item = holder.parent();
            return item == null ? null : ListMarkers.text(item.style(), box.style(), element, scopes);
        }
        return GeneratedContent.usesCounters(box.style())
                ? GeneratedContent.text(box.style(), element, scopes)
                : null;
    }
}
