package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.property.StyleEffect;
import dev.frameloop.dom.html.HTMLOptionElement;
import dev.frameloop.dom.html.HTMLSelectElement;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// The boxes of a document, kept in step with it: what changes is noted at once and made anew in {@link #update}, before layout.
///
/// Boxes are made anew for the children of one box at a time; those of the children that need no other box are taken over with all that is in
/// them, and with what layout remembers of them.
public final class BoxTree {
    private final Document document;
    private final ElementStyles styles;
    private final BoxConstruction construction;
    private final BlockContainer viewport;
    private final Map<Node, Box> boxes = new HashMap<>();
    private final Set<Box> stale = new LinkedHashSet<>();
    private final Counters counters;

    /// @param viewportStyle the style of the initial containing block
    public BoxTree(Document document, ElementStyles styles, ReplacedContent replacedContent,
            ComputedStyle viewportStyle) {
        this.document = document;
        this.styles = styles;
        this.viewport = new BlockContainer(document, null, viewportStyle, BlockContainer.Role.VIEWPORT);
        this.counters = new Counters(viewport);
        this.construction = new BoxConstruction(styles, replacedContent, boxes, counters);
        stale.add(viewport);
    }

    /// The box of the initial containing block, which holds all others.
    public BlockContainer viewport() {
        return viewport;
    }

    /// The principal box of an element, or the box of a text; null where it has none, and until {@link #update} has made it.
    public @Nullable Box box(Node node) {
        return boxes.get(node);
    }

    /// Whether {@link #update} has something to do.
    public boolean isStale() {
        return !stale.isEmpty() || counters.areStale();
    }

    /// An element's style is another one.
    public void styleChanged(Element element, StyleEffect effect) {
        Box box = boxes.get(element);
        if (boxes.isEmpty() && stale.contains(viewport)) {
            return;
        }
        if (effect == StyleEffect.REBUILD || box == null) {
            rebuild(element);
            return;
        }
        ComputedStyle style = styles.style(element);
        if (style == null || style.display().isNone()) {
            rebuild(element);
            return;
        }
        ComputedStyle before = box.style();
        box.setStyle(style);
        counters.styleChanged(style);
        if (box instanceof LayoutBox control && control.control().hasOwnContent()
                || box instanceof BlockContainer fieldset && fieldset.isFieldset()) {
            stale.add(box);
        } else {
            construction.restyleAnonymous(box);
        }
        if (effect == StyleEffect.RELAYOUT) {
            if (SizeChange.isAll(before, style) && isInBlockFlow(box)) {
                invalidateSize((LayoutBox) box);
            } else {
                invalidate(box);
            }
        }
    }

    private static boolean isInBlockFlow(Box box) {
        return (box instanceof BlockContainer || box instanceof FlexContainer || box instanceof GridContainer)
                && box.parent() instanceof BlockContainer && !box.isInlineLevel() && !box.isOutOfFlow();
    }

    /// Only the box's own size may be another one: whether that reaches what is around it, layout will see.
    private static void invalidateSize(LayoutBox box) {
        if (box.layoutState() instanceof LayoutState state) {
            state.invalidateSize();
        }
    }

    /// Layout of a box, and of what is around it, is out of date.
    private void invalidate(Box box) {
        if (box instanceof LayoutBox layoutBox && layoutBox.layoutState() instanceof LayoutState state) {
            state.invalidateInlineContent();
            if (layoutBox.isOutOfFlow()) {
                // What holds it may be far above the boxes around it.
                state.invalidatePlace();
            }
        }
        for (LayoutBox up = box.container(); up != null; up = up.container()) {
            if (up.layoutState() instanceof LayoutState state) {
                state.invalidateInlineContent();
                return;
            }
        }
    }

    /// An element needs another box than it has, or none.
    private void rebuild(Element element) {
        Node parent = element.parentNode() == null ? document : element.parentNode();
        ComputedStyle style = styles.style(element);
        if (style != null && style.display().isNone()) {
            removed(element, parent);
        } else {
            forget(element);
            childrenChanged(parent);
        }
    }

    private void forget(Element element) {
        boxes.remove(element);
        counters.makeStale();
    }

    /// A node's children, or which of them have boxes, have changed.
    public void childrenChanged(Node parent) {
        Node node = parent;
        while (node != null) {
            Box box = boxes.get(node);
            if (box != null && box.element() != null) {
                stale.add(box);
                return;
            }
            node = node instanceof ShadowRoot root ? root.shadowHost() : node.parentNode();
        }
        stale.add(viewport);
    }

    /// A node has gone, and all that is in it.
    public void removed(Node node, Node oldParent) {
        for (Node gone = node; gone != null; gone = gone.following(node)) {
            boxes.remove(gone);
            if (gone instanceof Element element && ShadowRoot.of(element) instanceof ShadowRoot root) {
                removed(root, gone);
            }
        }
        counters.makeStale();
        childrenChanged(oldParent);
    }

    /// A text has other characters.
    public void textChanged(Text text) {
        Box box = boxes.get(text);
        if (box == null || BoxConstruction.isWhiteSpace(text.data())
                || box instanceof TextBox part && part.firstLetter() != null) {
            if (text.parentNode() != null) {
                childrenChanged(text.parentNode());
            }
            return;
        }
        LayoutBox container = box.container();
        if (container != null && container.layoutState() instanceof LayoutState state) {
            state.invalidateInlineContent();
        }
    }

    /// An attribute that says how a list is numbered has changed.
    public void numberingChanged(Element element) {
        if (boxes.containsKey(element)) {
            counters.makeStale();
        }
    }

    /// What a form control is, or what it shows, may be something else.
    public void controlChanged(Element element) {
        if (boxes.containsKey(element) && FormControl.of(element) != FormControl.NONE) {
            rebuild(element);
        } else if (element instanceof HTMLOptionElement) {
            for (Node around = element.parentNode(); around != null; around = around.parentNode()) {
                if (around instanceof HTMLSelectElement select) {
                    controlChanged(select);
                    return;
                }
            }
        }
    }

    /// The natural size of a replaced element may be another one.
    public void replacedContentChanged(Element element) {
        if (boxes.get(element) instanceof ReplacedBox box && construction.updateNaturalSize(box, element)) {
            invalidate(box);
        } else if (!(boxes.get(element) instanceof ReplacedBox) && boxes.containsKey(element)) {
            rebuild(element);
        }
    }

    /// Makes the boxes that have to be made.
    public void update() {
        if (!stale.isEmpty()) {
            Set<Box> now = new LinkedHashSet<>(stale);
            stale.clear();
            for (Box box : now) {
                if (isAttached(box)) {
                    construction.construct(box, box == viewport ? document : box.node());
                    invalidate(box);
                }
            }
        }
        counters.update(this::invalidate);
    }

    private boolean isAttached(Box box) {
        return box == viewport || box.element() != null && boxes.get(box.element()) == box;
    }
}
