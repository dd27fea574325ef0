package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.selector.Feature;
import dev.frameloop.dom.css.selector.Feature.Kind;
import dev.frameloop.dom.css.selector.Feature.Reach;
import dev.frameloop.dom.css.selector.MatchContext;
import dev.frameloop.dom.css.selector.SubjectKey;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.TreeObserver;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Listens to the tree, and marks the elements that a change can restyle: those that a selector which depends on the changed
/// feature can reach from there, and no others.
final class Invalidation implements TreeObserver {
    /// Attributes from which states such as `:checked` follow.
    private static final Set<String> STATE_ATTRIBUTES = Set.of("disabled", "checked", "open", "required", "readonly",
            "selected", "placeholder",
            "value", "href", "contenteditable", "type", "multiple", "min", "max");

    private final StyleEngine engine;
    /// Parents whose children have changed their places since the last update, and the children from which on they did.
    private final Map<ParentNode, Set<Node>> movedChildren = new LinkedHashMap<>();

    Invalidation(StyleEngine engine) {
        this.engine = engine;
    }

    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue,
            @Nullable String newValue) {
        if (namespace != null || !engine.isStyled(element)) {
            return;
        }
        switch (localName) {
            case "style" -> engine.mark(element);
            case "id" -> {
                reach(Kind.ID, oldValue, element);
                reach(Kind.ID, newValue, element);
            }
            case "class" -> classesChanged(element, oldValue, newValue);
            case "dir", "lang" -> {
                engine.ruleSets()
                        .forEach(rules -> rules.features(Kind.LANGUAGE).forEach(feature -> reach(feature, element)));
                engine.markSubtree(element);
            }
            case "slot", "name" ->
                engine.markSubtree(element.parentElement() != null ? element.parentElement() : element);
            default -> {
                // Other attributes matter through the selectors and hints below.
            }
        }
        reach(Kind.ATTRIBUTE, localName, element);
        if (STATE_ATTRIBUTES.contains(localName)) {
            engine.ruleSets().forEach(rules -> rules.features(Kind.STATE).forEach(feature -> reach(feature, element)));
        }
        if (PresentationalHints.concerns(localName)) {
            engine.mark(element);
            if (element.isHtml("table")) {
                engine.markSubtree(element);
            }
        }
    }

    private void classesChanged(Element element, @Nullable String oldValue, @Nullable String newValue) {
        Set<String> before = tokens(oldValue);
        Set<String> after = tokens(newValue);
        for (String name : before) {
            if (!after.contains(name)) {
                reach(Kind.CLASS, name, element);
            }
        }
        for (String name : after) {
            if (!before.contains(name)) {
                reach(Kind.CLASS, name, element);
            }
        }
    }

    private static Set<String> tokens(@Nullable String value) {
        return value == null || value.isBlank()
                ? Set.of()
                : new HashSet<>(Arrays.asList(value.strip().split("[ \\t\\n\\f\\r]+")));
    }

    @Override
    public void stateChanged(Element element, ElementState state) {
        if (engine.isStyled(element)) {
            reach(Kind.STATE, ":" + state.name().toLowerCase(Locale.ROOT).replace('_', '-'), element);
        }
    }

    @Override
    public void inserted(Node node) {
        ParentNode parent = (ParentNode) node.parentNode();
        if (parent == null || !node.isConnected()) {
            return;
        }
        childrenChanged(parent, node);
        if (node instanceof Element element) {
            engine.markNew(element);
        }
    }

    @Override
    public void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {
        childrenChanged((ParentNode) oldParent, oldNextSibling);
        inserted(node);
    }

    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        if (wasConnected) {
            childrenChanged((ParentNode) oldParent, oldNextSibling);
        }
    }

    @Override
    public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
        if (node.parentNode() instanceof Element parent && engine.isStyled(parent)
                && (oldData.isEmpty() || node.data().isEmpty() || count == 0)) {
            reach(Kind.CONTENT, "", parent);
        }
    }

    /// @param from the first child that has another place now; null when there is none
    private void childrenChanged(ParentNode parent, @Nullable Node from) {
        Set<Node> starts = movedChildren.computeIfAbsent(parent, key -> new HashSet<>());
        if (from != null) {
            starts.add(from);
        }
        if (parent instanceof Element element && engine.isStyled(element)) {
            reach(Kind.CONTENT, "", element);
            if (ShadowRoot.of(element) != null) {
                engine.markSubtree(element);
            }
        }
    }

    /// Marks the elements that rules select which have come or gone; all, where more than rules has changed.
    void rulesChanged(ParentNode root, AuthorRules before, AuthorRules after) {
        List<StyleRule> changed = ChangedRules.between(before, after);
        if (root instanceof ShadowRoot shadow) {
            engine.markSubtree(shadow.shadowHost());
        } else if (changed == null) {
            engine.markRoot();
        } else if (!changed.isEmpty()) {
            RuleSet rules = new RuleSet(root.nodeDocument().isQuirksMode());
            changed.forEach(rules::add);
            MatchContext context = new MatchContext(engine.document());
            for (Node node = root.firstChild(); node != null; node = node.following(root)) {
                if (node instanceof Element element && engine.isStyled(element) && rules.selects(element, context)) {
                    engine.mark(element);
                }
            }
        }
    }

    /// Marks what depends on places among siblings, once for all changes since the last update.
    void flush() {
        if (movedChildren.isEmpty()) {
            return;
        }
        for (RuleSet rules : engine.ruleSets()) {
            List<Feature> positions = rules.features(Kind.POSITION);
            List<Feature> anchors = rules.anchors();
            for (Map.Entry<ParentNode, Set<Node>> moved : movedChildren.entrySet()) {
                if (!positions.isEmpty()) {
                    placesChanged(positions, moved.getKey(), moved.getValue());
                }
                if (moved.getKey() instanceof Element element) {
                    anchors.forEach(feature -> anchors(feature, element));
                }
            }
        }
        movedChildren.clear();
    }

    /// What only looks at siblings before it is decided anew from the first moved child on, everything else for all children.
    private void placesChanged(List<Feature> positions, ParentNode parent, Set<Node> starts) {
        boolean started = false;
        for (Node child = parent.firstChild(); child != null; child = child.nextSibling()) {
            started |= starts.contains(child);
            if (!(child instanceof Element element)) {
                continue;
            }
            for (Feature feature : positions) {
                boolean looksBack = !feature.reach().contains(Reach.ALL_SIBLINGS);
                if (started || !looksBack) {
                    reachFrom(feature, element);
                }
            }
        }
    }

    private void reach(Kind kind, @Nullable String name, Element element) {
        if (name == null) {
            return;
        }
        for (RuleSet rules : engine.ruleSets()) {
            List<Feature> features = rules.features(kind, name);
            for (int i = 0; i < features.size(); i++) {
                reach(features.get(i), element);
            }
        }
    }

    private void reach(Feature feature, Element element) {
        Set<Reach> reach = feature.reach();
        if (reach.contains(Reach.ANCHORS)) {
            anchors(feature, element);
            return;
        }
        if (reach.contains(Reach.SHADOW_TREE) || reach.contains(Reach.SLOTTED) || reach.contains(Reach.HOSTED)) {
            acrossTrees(element);
            return;
        }
        boolean all = reach.contains(Reach.ALL_SIBLINGS);
        if (all || reach.contains(Reach.FOLLOWING_SIBLINGS)) {
            Node parent = element.parentNode();
            Node sibling = all && parent != null ? parent.firstChild() : element.nextSibling();
            for (; sibling != null; sibling = sibling.nextSibling()) {
                if (sibling instanceof Element other && other != element) {
                    reachFrom(feature, other);
                }
            }
            if (reach.contains(Reach.SELF)) {
                reachFrom(feature, element);
            }
            return;
        }
        reachFrom(feature, element);
    }

    /// Marks the element, or what is below it, as the feature reaches.
    private void reachFrom(Feature feature, Element element) {
        boolean descendants = feature.reach().contains(Reach.DESCENDANTS);
        if ((!descendants || feature.reach().contains(Reach.SELF)) && matches(feature.subject(), element)) {
            engine.mark(element);
        }
        if (!descendants) {
            return;
        }
        for (Node node = element.firstChild(); node != null; node = node.following(element)) {
            if (node instanceof Element below && matches(feature.subject(), below)) {
                engine.mark(below);
            }
        }
    }

    /// Marks the ancestors, and the siblings before them, that a `:has()` may be asked of.
    private void anchors(Feature feature, Element element) {
        for (Node up = element; up instanceof Element anchor; up = up.parentNode()) {
            for (Node before = anchor; before != null; before = before.previousSibling()) {
                if (before instanceof Element candidate) {
                    if (matches(feature.subject(), candidate)) {
                        engine.mark(candidate);
                    }
                    if (feature.reach().contains(Reach.DESCENDANTS)
                            || feature.reach().contains(Reach.FOLLOWING_SIBLINGS)
                            || feature.reach().contains(Reach.ALL_SIBLINGS)) {
                        engine.markSubtree(candidate);
                    }
                }
            }
            if (feature.reach().contains(Reach.FOLLOWING_SIBLINGS) && anchor.parentElement() != null) {
                engine.markSubtree(anchor.parentElement());
            }
        }
    }

    /// Selectors that cross the border of a shadow tree: both sides are restyled.
    private void acrossTrees(Element element) {
        engine.markSubtree(element);
        Element host = element.root() instanceof ShadowRoot root ? root.shadowHost() : null;
        if (host != null) {
            engine.markSubtree(host);
        }
    }

    private static boolean matches(SubjectKey key, Element element) {
        return switch (key.kind()) {
            case ANY -> true;
            case ID -> element.id().equalsIgnoreCase(key.name());
            case CLASS -> element.classNames().contains(key.name()) || element.nodeDocument().isQuirksMode();
            case TYPE -> element.localName().equalsIgnoreCase(key.name());
        };
    }
}
