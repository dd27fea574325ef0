package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.CSSFontFaceRule;
import dev.frameloop.dom.css.condition.DocumentMedia;
import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.css.property.StyleEffect;
import dev.frameloop.dom.css.selector.AncestorFilter;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The styles of a document: kept with its elements, marked where changes may reach, and brought up to date in one walk that visits
/// only what is marked.
///
/// Owner thread of the document only.
public final class StyleEngine {
    private final Document document;
    private final Invalidation invalidation = new Invalidation(this);
    private final RuleSet userAgent;
    private final Map<ParentNode, TreeRules> trees = new IdentityHashMap<>();
    private final StyleResolver resolver;
    private StyleEnvironment environment;
    private @Nullable Consumer<Element> restyleListener;
    private Runnable onStale = () -> {};

    /// Begins to watch a document.
    public StyleEngine(Document document, StyleEnvironment environment) {
        this.document = document;
        this.environment = environment;
        this.userAgent = UserAgentSheet.rules(document.isQuirksMode());
        this.resolver = new StyleResolver(this);
        trees.put(document, new TreeRules(document, media(), this::stale));
        document.addTreeObserver(invalidation);
        markRoot();
    }

    /// Sets what is called when style sheets have changed.
    public void setOnStale(Runnable listener) {
        onStale = listener;
    }

    private void stale() {
        onStale.run();
    }

    /// Changes the viewport or the fonts; everything is restyled if they are others.
    public void setEnvironment(StyleEnvironment newEnvironment) {
        if (!environment.equals(newEnvironment)) {
            environment = newEnvironment;
            markRoot();
        }
    }

    /// Sets who is told of each element that is restyled; null for nobody.
    public void setRestyleListener(@Nullable Consumer<Element> listener) {
        restyleListener = listener;
    }

    /// What styles depend on beside the document.
    public StyleEnvironment environment() {
        return environment;
    }

    private MediaContext media() {
        return DocumentMedia.of(document).context();
    }

    RuleSet userAgentRules() {
        return userAgent;
    }

    /// The rules of a document or shadow tree.
    TreeRules rulesOf(ParentNode root) {
        return trees.computeIfAbsent(root, tree -> new TreeRules(tree, media(), this::stale));
    }

    /// All rules that are in use.
    List<RuleSet> ruleSets() {
        List<RuleSet> sets = new ArrayList<>(trees.size() + 1);
        sets.add(userAgent);
        trees.values().forEach(tree -> sets.add(tree.rules()));
        return sets;
    }

    /// The `@font-face` rules of the document, in order.
    public List<CSSFontFaceRule> fontFaces() {
        return rulesOf(document).author().fontFaces();
    }

    /// The custom properties that are registered.
    RegisteredProperties registeredProperties() {
        return rulesOf(document).author().registered();
    }

    /// Whether anything may have to be restyled.
    public boolean needsUpdate() {
        Element root = document.documentElement();
        if (root == null) {
            return false;
        }
        ElementStyle kept = kept(root);
        return kept.dirty || kept.hasDirtyDescendants() || rulesChanged();
    }

    private boolean rulesChanged() {
        MediaContext media = media();
        boolean changed = false;
        for (TreeRules tree : trees.values()) {
            if (tree.isStale(media)) {
                // What has moved is marked by the rules that there were, and those that have come look at what there is now.
                invalidation.flush();
                AuthorRules before = tree.author();
                tree.refresh(media);
                invalidation.rulesChanged(tree.root(), before, tree.author());
                changed = true;
            }
        }
        return changed;
    }

    static ElementStyle kept(Element element) {
        return element.companion(ElementStyle.class, ElementStyle::new);
    }

    /// Whether the element has been styled, so that changes of it matter.
    boolean isStyled(Element element) {
        ElementStyle kept = element.companionIfPresent(ElementStyle.class);
        return kept != null && kept.style != null && !kept.subtreeDirty;
    }

    /// Marks an element to be restyled.
    void mark(Element element) {
        ElementStyle kept = kept(element);
        if (!kept.dirty) {
            kept.dirty = true;
            markAncestors(element);
        }
    }

    /// Marks an element and everything below it.
    void markSubtree(Element element) {
        kept(element).subtreeDirty = true;
        mark(element);
        markAncestors(element);
    }

    /// Marks an element that has come into the tree.
    void markNew(Element element) {
        ElementStyle kept = kept(element);
        kept.style = null;
        kept.dirty = true;
        kept.subtreeDirty = true;
        kept.listedIn = null;
        markAncestors(element);
    }

    /// Marks everything.
    void markRoot() {
        Element root = document.documentElement();
        if (root != null) {
            markSubtree(root);
        }
    }

    private static void markAncestors(Element element) {
        Element child = element;
        Element up = FlatTree.parentOrHost(child);
        while (up != null) {
            ElementStyle kept = kept(child);
            if (kept.listedIn == up) {
                return;
            }
            kept.listedIn = up;
            kept(up).addDirtyChild(child);
            child = up;
            up = FlatTree.parentOrHost(child);
        }
    }

    /// One element on the way down, and which of its children are next.
    private static final class Level {
        final Element element;
        final boolean restyleAll;
        final boolean restyleChildren;
        private final Iterator<Element> children;

        Level(Element element, boolean restyleAll, boolean restyleChildren, @Nullable List<Element> dirtyChildren) {
            this.element = element;
            this.restyleAll = restyleAll;
            this.restyleChildren = restyleChildren;
            if (restyleAll || restyleChildren) {
                children = FlatTree.childrenOrHosted(element);
            } else {
                List<Element> dirty = dirtyChildren == null ? new ArrayList<>() : dirtyChildren;
                FlatTree.sortHostedFirst(dirty);
                children = dirty.iterator();
            }
        }

        @Nullable
        Element nextElement() {
            while (children.hasNext()) {
                Element child = children.next();
                if (FlatTree.parentOrHost(child) == element) {
                    return child;
                }
            }
            return null;
        }
    }

    /// Brings all styles up to date. Costs nothing when nothing is marked.
    public StyleUpdate updateStyle() {
        rulesChanged();
        invalidation.flush();
        Element root = document.documentElement();
        if (root == null || !kept(root).dirty && !kept(root).hasDirtyDescendants()) {
            return StyleUpdate.NONE;
        }
        resolver.begin();
        Walk walk = new Walk();
        walk.visit(root, false, false);
        walk.run();
        resolver.end();
        return new StyleUpdate(walk.restyled, List.copyOf(walk.changes));
    }

    /// The walk over what is marked.
    private final class Walk {
        private final Deque<Level> levels = new ArrayDeque<>();
        private final List<StyleChange> changes = new ArrayList<>();
        private final AncestorFilter filter = new AncestorFilter();
        private int restyled;

        void run() {
            while (!levels.isEmpty()) {
                Level level = levels.peek();
                Element child = level.nextElement();
                if (child == null) {
                    levels.pop();
                    filter.pop(level.element);
                } else {
                    visit(child, level.restyleAll, level.restyleAll || level.restyleChildren);
                }
            }
        }

        void visit(Element element, boolean restyleAll, boolean restyle) {
            ElementStyle kept = kept(element);
            boolean all = restyleAll || kept.subtreeDirty;
            List<Element> below = kept.dirtyChildren;
            boolean children = false;
            boolean wasShown = isShown(kept);
            if (all || restyle || kept.dirty || kept.style == null) {
                ComputedStyle before = kept.style;
                children = restyle(element, kept);
                boolean rootFont = FlatTree.parent(element) == null && before != null && kept.style != null
                        && before.fontSize() != kept.style.fontSize();
                all |= rootFont || !wasShown;
            }
            kept.clean();
            boolean shown = isShown(kept);
            if (shown && (all || children || below != null)) {
                filter.push(element);
                levels.push(new Level(element, all, children, below));
            } else if (wasShown && !shown) {
                forgetBelow(element);
            }
        }

        private boolean isShown(ElementStyle kept) {
            return kept.style != null && !kept.style.display().isNone();
        }

        /// What is below a box that is not shown gets its styles when it is shown again.
        private void forgetBelow(Element element) {
            for (Node node = element.firstChild(); node != null; node = node.following(element)) {
                ElementStyle kept = node instanceof Element below ? below.companionIfPresent(ElementStyle.class) : null;
                if (kept != null) {
                    kept.style = null;
                    kept.clean();
                }
            }
        }

        private boolean restyle(Element element, ElementStyle kept) {
            restyled++;
            if (restyleListener != null) {
                restyleListener.accept(element);
            }
            ComputedStyle before = kept.style;
            Map<PseudoElement, ComputedStyle> pseudoBefore = kept.pseudoStyles;
            ComputedStyle after = resolver.resolve(element, filter);
            kept.style = after;
            kept.pseudoStyles = Map.of();
            StyleEffect effect = StyleChange.effectOf(before, after);
            for (PseudoElement pseudo : StyleResolver.EAGER) {
                ComputedStyle old = pseudoBefore.get(pseudo);
                ComputedStyle now = resolver.resolvePseudo(element, pseudo, after, filter);
                if (now != null) {
                    kept.putPseudo(pseudo, now);
                    boolean moves = pseudo.equals(PseudoElement.FIRST_LETTER) && now != old;
                    effect = StyleChange.greater(effect,
                            moves ? StyleEffect.REBUILD : StyleChange.effectOf(old, now));
                } else if (old != null) {
                    effect = StyleEffect.REBUILD;
                }
            }
            if (before != after && (before == null || effect != StyleEffect.NONE
                    || !before.customProperties().equals(after.customProperties()))) {
                changes.add(new StyleChange(element, before, after, effect));
            }
            return before == null || StyleChange.changesInheritance(before, after)
                    || kept.childrenInheritAll && before != after;
        }
    }

    /// The style of an element. For one that is not shown it is computed for this call.
    public ComputedStyle styleOf(Element element) {
        ElementStyle kept = element.companionIfPresent(ElementStyle.class);
        if (kept != null && kept.style != null && !kept.dirty) {
            return kept.style;
        }
        return resolver.resolveDetached(element);
    }

    /// The style of a pseudo-element of an element that is shown.
    ///
    /// @return null when the element has no such pseudo-element
    public @Nullable ComputedStyle styleOf(Element element, PseudoElement pseudo) {
        ElementStyle kept = kept(element);
        ComputedStyle known = kept.pseudoStyles.get(pseudo);
        if (known == null && !StyleResolver.EAGER.contains(pseudo)) {
            known = resolver.resolvePseudo(element, pseudo, styleOf(element), null);
            if (known != null) {
                kept.putPseudo(pseudo, known);
            }
        }
        return known;
    }

    /// The document whose styles these are.
    public Document document() {
        return document;
    }
}
