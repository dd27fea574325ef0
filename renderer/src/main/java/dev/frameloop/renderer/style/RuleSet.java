package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.selector.AncestorFilter;
import dev.frameloop.dom.css.selector.Feature;
import dev.frameloop.dom.css.selector.MatchContext;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.selector.SubjectKey;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// Rules in buckets: by what their subject must have (ID, class, local name), so that an element looks at few.
///
/// It also knows which features the rules depend on, for invalidation.
final class RuleSet {
    private final Map<String, List<StyleRule>> byId = new HashMap<>();
    private final Map<String, List<StyleRule>> byClass = new HashMap<>();
    private final Map<String, List<StyleRule>> byType = new HashMap<>();
    private final List<StyleRule> others = new ArrayList<>();
    private final Map<String, List<Feature>> features = new HashMap<>();
    private final boolean quirks;
    private final Set<String> pseudoElements = new HashSet<>();
    private boolean hasAnchors;
    private int size;

    /// @param quirks whether IDs and classes match in any case of letters
    RuleSet(boolean quirks) {
        this.quirks = quirks;
    }

    void add(StyleRule rule) {
        SubjectKey key = rule.selector().subjectKey();
        List<StyleRule> bucket = switch (key.kind()) {
            case ID -> byId.computeIfAbsent(folded(key.name()), name -> new ArrayList<>());
            case CLASS -> byClass.computeIfAbsent(folded(key.name()), name -> new ArrayList<>());
            case TYPE -> byType.computeIfAbsent(key.name(), name -> new ArrayList<>());
            case ANY -> others;
        };
        bucket.add(rule);
        size++;
        PseudoElement pseudo = rule.selector().pseudoElement();
        if (pseudo != null) {
            pseudoElements.add(pseudo.name());
        }
        for (Feature feature : rule.selector().features()) {
            List<Feature> same = features.computeIfAbsent(featureKey(feature.kind(), feature.name()),
                    name -> new ArrayList<>());
            if (!same.contains(feature)) {
                same.add(feature);
                hasAnchors |= feature.reach().contains(Feature.Reach.ANCHORS);
            }
        }
    }

    private String folded(String name) {
        return quirks ? name.toLowerCase(Locale.ROOT) : name;
    }

    private String featureKey(Feature.Kind kind, String name) {
        return kind.ordinal() + (kind == Feature.Kind.ID || kind == Feature.Kind.CLASS ? folded(name) : name);
    }

    /// Whether some rule styles the pseudo-element.
    boolean styles(PseudoElement pseudo) {
        return pseudoElements.contains(pseudo.name());
    }

    /// The features inside `:has()`.
    List<Feature> anchors() {
        List<Feature> anchors = new ArrayList<>();
        for (List<Feature> list : hasAnchors ? features.values() : List.<List<Feature>>of()) {
            list.stream().filter(feature -> feature.reach().contains(Feature.Reach.ANCHORS)).forEach(anchors::add);
        }
        return anchors;
    }

    boolean isEmpty() {
        return size == 0;
    }

    /// The features of this kind and name that some selector depends on.
    List<Feature> features(Feature.Kind kind, String name) {
        return features.getOrDefault(featureKey(kind, name), List.of());
    }

    /// Every feature of a kind.
    List<Feature> features(Feature.Kind kind) {
        List<Feature> all = new ArrayList<>();
        String prefix = Integer.toString(kind.ordinal());
        features.forEach((key, list) -> {
            if (key.startsWith(prefix)) {
                all.addAll(list);
            }
        });
        return all;
    }

    /// Whether some rule matches the element, or a pseudo-element of it.
    boolean selects(Element element, MatchContext context) {
        if (selects(byId.get(folded(element.id())), element, context)
                || selects(byType.get(element.localName()), element, context) || selects(others, element, context)) {
            return true;
        }
        for (String name : byClass.isEmpty() ? List.<String>of() : element.classNames()) {
            if (selects(byClass.get(folded(name)), element, context)) {
                return true;
            }
        }
        return false;
    }

    private static boolean selects(@Nullable List<StyleRule> bucket, Element element, MatchContext context) {
        for (StyleRule rule : bucket == null ? List.<StyleRule>of() : bucket) {
            if (rule.selector().matches(element, context)) {
                return true;
            }
        }
        return false;
    }

    /// Adds the rules that match the element, or its pseudo-element.
    void collect(Element element, @Nullable PseudoElement pseudo, MatchContext context, @Nullable AncestorFilter filter,
            List<StyleRule> matched) {
        if (!byId.isEmpty() && !element.id().isEmpty()) {
            collect(byId.get(folded(element.id())), element, pseudo, context, filter, matched);
        }
        if (!byClass.isEmpty()) {
            List<String> classes = element.classNames();
            for (int i = 0; i < classes.size(); i++) {
                collect(byClass.get(folded(classes.get(i))), element, pseudo, context, filter, matched);
            }
        }
        String name = element.localName();
        collect(byType.get(name), element, pseudo, context, filter, matched);
        collect(others, element, pseudo, context, filter, matched);
    }

    private static void collect(@Nullable List<StyleRule> bucket, Element element, @Nullable PseudoElement pseudo,
            MatchContext context,
            @Nullable AncestorFilter filter, List<StyleRule> matched) {
        if (bucket == null) {
            return;
        }
        for (int i = 0; i < bucket.size(); i++) {
            StyleRule rule = bucket.get(i);
            PseudoElement wanted = rule.selector().pseudoElement();
            boolean same = pseudo == null ? wanted == null : pseudo.equals(wanted);
            if (same && (filter == null || filter.mayMatch(rule.selector()))
                    && rule.selector().matches(element, context)) {
                matched.add(rule);
            }
        }
    }
}
