package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.selector.Feature.Kind;
import dev.frameloop.dom.css.selector.Feature.Reach;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Finds what a selector depends on, and how far from the subject.
final class FeatureCollector {
    private final List<Feature> found = new ArrayList<>();
    private final SubjectKey subject;

    private FeatureCollector(SubjectKey subject) {
        this.subject = subject;
    }

    static List<Feature> collect(ComplexSelector selector) {
        FeatureCollector collector = new FeatureCollector(selector.subjectKey());
        collector.collect(selector, EnumSet.of(Reach.SELF));
        return List.copyOf(collector.found);
    }

    /// @param base where the subjects are, seen from this selector's subject
    private void collect(ComplexSelector selector, Set<Reach> base) {
        EnumSet<Reach> reach = EnumSet.copyOf(base);
        collect(selector.compound(0), reach);
        for (int i = 1; i < selector.size(); i++) {
            Combinator combinator = selector.combinator(i - 1);
            if (combinator.isSibling()) {
                add(Kind.POSITION, "", reach);
            }
            reach.remove(Reach.SELF);
            reach.add(switch (combinator) {
                case DESCENDANT, CHILD, COLUMN -> Reach.DESCENDANTS;
                case NEXT_SIBLING, SUBSEQUENT_SIBLING -> Reach.FOLLOWING_SIBLINGS;
                case SLOT_ASSIGNMENT -> Reach.SLOTTED;
                case PART -> Reach.SHADOW_TREE;
            });
            collect(selector.compound(i), reach);
        }
    }

    private void collect(SelectorList list, Set<Reach> reach) {
        for (int i = 0; i < list.size(); i++) {
            collect(list.get(i), reach);
        }
    }

    private void collect(CompoundSelector compound, Set<Reach> reach) {
        for (SimpleSelector s : compound.simple()) {
            collect(s, reach);
        }
    }

    private void collect(SimpleSelector simple, Set<Reach> reach) {
        switch (simple) {
            case IdSelector(String id) -> add(Kind.ID, id, reach);
            case ClassSelector(String name) -> add(Kind.CLASS, name, reach);
            case TypeSelector type -> {
                if (type.lowerName() != null) {
                    add(Kind.TYPE, type.lowerName(), reach);
                }
            }
            case AttributeSelector a -> add(Kind.ATTRIBUTE, a.lowerName(), reach);
            case PartSelector _ -> add(Kind.ATTRIBUTE, "part", reach);
            case StatePseudoClass state -> {
                add(Kind.STATE, state.toString(), reach);
                for (String attribute : AttributeStates.attributes(state.state())) {
                    add(Kind.ATTRIBUTE, attribute, with(reach, Reach.DESCENDANTS));
                }
            }
            case PseudoClass p -> collect(p, reach);
            case NthSelector nth -> {
                add(Kind.POSITION, "", with(reach, Reach.ALL_SIBLINGS));
                if (nth.of() != null) {
                    collect(nth.of(), with(reach, Reach.ALL_SIBLINGS));
                }
            }
            case LogicalSelector(_, SelectorList list) -> collect(list, reach);
            case SlottedSelector(SelectorList list) -> collect(list, reach);
            case HasSelector(SelectorList list) -> {
                add(Kind.CONTENT, "", with(reach, Reach.ANCHORS));
                collect(list, with(reach, Reach.ANCHORS));
            }
            case HostSelector host -> {
                if (host.argument() != null) {
                    collect(host.argument(), with(reach, host.context() ? Reach.DESCENDANTS : Reach.HOSTED));
                }
            }
            case NestingSelector(SelectorList parent) -> {
                if (parent != null) {
                    collect(parent, reach);
                }
            }
            case LangSelector _,DirSelector _ -> add(Kind.LANGUAGE, "", with(reach, Reach.DESCENDANTS));
            case AnchorSelector _ -> {
            }
        }
    }

    private void collect(PseudoClass pseudo, Set<Reach> reach) {
        switch (pseudo) {
            case EMPTY -> add(Kind.CONTENT, "", reach);
            case FIRST_CHILD, LAST_CHILD, ONLY_CHILD, FIRST_OF_TYPE, LAST_OF_TYPE, ONLY_OF_TYPE ->
                add(Kind.POSITION, "", with(reach, Reach.ALL_SIBLINGS));
            case LINK, ANY_LINK, WEBKIT_ANY_LINK -> add(Kind.ATTRIBUTE, "href", reach);
            case ROOT, SCOPE, VISITED -> {
            }
        }
    }

    private void add(Kind kind, String name, Set<Reach> reach) {
        found.add(new Feature(kind, name, Collections.unmodifiableSet(EnumSet.copyOf(reach)), subject));
    }

    private static Set<Reach> with(Set<Reach> reach, Reach more) {
        EnumSet<Reach> result = EnumSet.copyOf(reach);
        result.add(more);
        return result;
    }
}
