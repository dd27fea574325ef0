package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.InlineStyle;
import dev.frameloop.dom.css.property.PropertyDeclaration;
import dev.frameloop.dom.css.selector.AncestorFilter;
import dev.frameloop.dom.css.selector.MatchContext;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.Normal;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Finds the declarations for one element, and has its style computed; elements with the same rules and parent share one.
final class StyleResolver {
    /// The pseudo-elements whose styles are kept up to date with their element's; the others are computed when asked for.
    static final List<PseudoElement> EAGER = List.of(PseudoElement.BEFORE, PseudoElement.AFTER,
            PseudoElement.FIRST_LETTER);

    private final StyleEngine engine;
    private final MatchContext context;
    private final Map<SharingKey, ComputedStyle> shared = new HashMap<>();

    StyleResolver(StyleEngine engine) {
        this.engine = engine;
        this.context = new MatchContext(engine.document());
    }

    /// The rules that match, and the parent's style: what makes two elements equal.
    private record SharingKey(List<StyleRule> rules, ComputedStyle parent) {
        @Override
        public boolean equals(@Nullable Object other) {
            if (!(other instanceof SharingKey(List<StyleRule> otherRules, ComputedStyle otherParent))
                    || otherParent != parent
                    || otherRules.size() != rules.size()) {
                return false;
            }
            for (int i = 0; i < rules.size(); i++) {
                if (rules.get(i) != otherRules.get(i)) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public int hashCode() {
            int hash = System.identityHashCode(parent);
            for (StyleRule rule : rules) {
                hash = hash * 31 + System.identityHashCode(rule);
            }
            return hash;
        }
    }

    /// Before an update: what was learned about the tree may be wrong.
    void begin() {
        context.reset();
    }

    /// After an update.
    void end() {
        shared.clear();
    }

    /// The style of an element whose parent's style is up to date.
    ComputedStyle resolve(Element element, @Nullable AncestorFilter filter) {
        Element parent = FlatTree.parent(element);
        ComputedStyle parentStyle = parent == null ? ComputedStyle.initial() : engine.styleOf(parent);
        return resolve(element, parent, parentStyle, filter);
    }

    /// The style of an element that the walk does not reach.
    ComputedStyle resolveDetached(Element element) {
        context.reset();
        Deque<Element> chain = new ArrayDeque<>();
        Element top = element;
        ComputedStyle style = ComputedStyle.initial();
        while (top != null) {
            ElementStyle kept = top.companionIfPresent(ElementStyle.class);
            if (kept != null && kept.style != null && !kept.dirty && top != element) {
                style = kept.style;
                break;
            }
            chain.push(top);
            top = FlatTree.parent(top);
        }
        for (Element step : chain) {
            style = resolve(step, FlatTree.parent(step), style, null);
        }
        shared.clear();
        return style;
    }

    private ComputedStyle resolve(Element element, @Nullable Element parent, ComputedStyle parentStyle,
            @Nullable AncestorFilter filter) {
        List<StyleRule> matched = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        match(element, null, filter, matched, depths);
        List<PropertyDeclaration> attribute = styleAttribute(element);
        List<PropertyDeclaration> hints = PresentationalHints.of(element);
        boolean shareable = attribute.isEmpty() && hints.isEmpty() && parent != null;
        SharingKey key = new SharingKey(matched, parentStyle);
        ComputedStyle known = shareable ? shared.get(key) : null;
        if (known != null) {
            return known;
        }
        CascadedValues cascaded = cascade(matched, depths);
        cascaded.add(CascadeLevel.PRESENTATIONAL_HINTS, hints);
        cascaded.addStyleAttribute(attribute, depths.isEmpty() ? 0 : FlatTree.depth(element));
        ElementStyle kept = element.companionIfPresent(ElementStyle.class);
        ComputedStyle style = build(cascaded, parentStyle, parent, parent == null, kept == null ? null : kept.style);
        if (shareable) {
            shared.put(key, style);
        }
        return style;
    }

    private static CascadedValues cascade(List<StyleRule> matched, List<Integer> depths) {
        CascadedValues cascaded = new CascadedValues();
        for (int i = 0; i < matched.size(); i++) {
            cascaded.add(matched.get(i), depths.get(i));
        }
        return cascaded;
    }

    /// @param before the style that this one takes the place of, whose groups it shares where they are equal
    private ComputedStyle build(CascadedValues cascaded, ComputedStyle parentStyle, @Nullable Element parent,
            boolean isRoot, @Nullable ComputedStyle before) {
        Element root = engine.document().documentElement();
        ElementStyle keptRoot = root == null || isRoot ? null : root.companionIfPresent(ElementStyle.class);
        StyleBuilding building = new StyleBuilding(cascaded, parentStyle, keptRoot == null ? null : keptRoot.style,
                engine.environment(), engine.registeredProperties());
        ComputedStyleBuilder builder = building.build();
        if (parent != null && building.inheritedAll()) {
            StyleEngine.kept(parent).childrenInheritAll = true;
        }
        StyleAdjustments.adjust(builder, parentStyle, isRoot);
        return before == null ? builder.build() : builder.buildLike(before);
    }

    /// The style of a pseudo-element; null when there is none.
    @Nullable
    ComputedStyle resolvePseudo(Element element, PseudoElement pseudo, ComputedStyle elementStyle,
            @Nullable AncestorFilter filter) {
        boolean marker = pseudo.equals(PseudoElement.MARKER) && elementStyle.display().listItem();
        boolean styled = false;
        for (RuleSet rules : engine.ruleSets()) {
            styled |= rules.styles(pseudo);
        }
        if (!styled || elementStyle.display().isNone() || pseudo.equals(PseudoElement.MARKER) && !marker) {
            return null;
        }
        List<StyleRule> matched = new ArrayList<>();
        List<Integer> depths = new ArrayList<>();
        match(element, pseudo, filter, matched, depths);
        if (matched.isEmpty()) {
            return null;
        }
        ElementStyle kept = element.companionIfPresent(ElementStyle.class);
        ComputedStyle style = build(cascade(matched, depths), elementStyle, null, false,
                kept == null ? null : kept.pseudoStyles.get(pseudo));
        boolean generated = pseudo.equals(PseudoElement.BEFORE) || pseudo.equals(PseudoElement.AFTER);
        return generated && (style.content() == None.NONE || style.content() == Normal.NORMAL) ? null : style;
    }

    /// Collects the rules of every tree that may style the element: the user agent's, those of its own tree, of the shadow tree that it
    /// hosts, and of the shadow trees that it is slotted into.
    private void match(Element element, @Nullable PseudoElement pseudo, @Nullable AncestorFilter filter,
            List<StyleRule> matched, List<Integer> depths) {
        context.setShadowHost(null);
        engine.userAgentRules().collect(element, pseudo, context, filter, matched);
        fill(matched, depths, 0);
        int depth = FlatTree.depth(element);
        Node root = element.root();
        if (root instanceof ParentNode tree && (root instanceof ShadowRoot || root == engine.document())) {
            context.setShadowHost(root instanceof ShadowRoot shadow ? shadow.shadowHost() : null);
            engine.rulesOf(tree).rules().collect(element, pseudo, context, root instanceof ShadowRoot ? null : filter,
                    matched);
            fill(matched, depths, depth);
        }
        DocumentFragment own = ShadowRoot.of(element);
        if (own != null) {
            context.setShadowHost(element);
            engine.rulesOf(own).rules().collect(element, pseudo, context, null, matched);
            fill(matched, depths, depth + 1);
        }
        Element parent = element.parentElement();
        ShadowRoot slotting = parent == null ? null : ShadowRoot.of(parent);
        Element slot = slotting == null ? null : slotting.assignedSlot(element);
        if (slotting != null && slot != null) {
            context.setShadowHost(slotting.shadowHost());
            engine.rulesOf(slotting).rules().collect(element, pseudo, context, null, matched);
            fill(matched, depths, depth + 1);
        }
        context.setShadowHost(null);
    }

    private static void fill(List<StyleRule> matched, List<Integer> depths, int depth) {
        while (depths.size() < matched.size()) {
            depths.add(depth);
        }
    }

    private List<PropertyDeclaration> styleAttribute(Element element) {
        if (!element.hasAttribute("style")) {
            return List.of();
        }
        return InlineStyle.declarations(element).declarations();
    }
}
