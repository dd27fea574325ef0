package dev.frameloop.dom.css.selector;

import org.jspecify.annotations.Nullable;

/// The most selective thing that an element must have for a selector to match it, so that rules can be sorted by it.
///
/// @param kind of what
/// @param name the ID, the class, or the local name in lower case; empty for {@link Kind#ANY}
public record SubjectKey(Kind kind, String name) {
    /// What the key is about.
    public enum Kind {
        /// An ID, as written; in quirks mode any case of it will do.
        ID,
        /// A class, as written; in quirks mode any case of it will do.
        CLASS,
        /// A local name.
        TYPE,
        /// Nothing: any element may match.
        ANY
    }

    private static final SubjectKey NOTHING = new SubjectKey(Kind.ANY, "");

    static SubjectKey of(CompoundSelector compound) {
        SubjectKey best = NOTHING;
        for (SimpleSelector s : compound.simple()) {
            SubjectKey key = of(s);
            if (key != null && key.kind.ordinal() < best.kind.ordinal()) {
                best = key;
            }
        }
        return best;
    }

    private static @Nullable SubjectKey of(SimpleSelector s) {
        return switch (s) {
            case IdSelector(String id) -> new SubjectKey(Kind.ID, id);
            case ClassSelector(String name) -> new SubjectKey(Kind.CLASS, name);
            case TypeSelector type -> type.lowerName() == null ? null : new SubjectKey(Kind.TYPE, type.lowerName());
            // What every way in has in common with a single selector inside.
            case LogicalSelector(LogicalSelector.Kind kind, SelectorList list) when kind != LogicalSelector.Kind.NOT
                    && list.size() == 1 ->
                list.get(0).subjectKey();
            case SlottedSelector(SelectorList list) when list.size() == 1 -> list.get(0).subjectKey();
            case NestingSelector(SelectorList list) when list != null && list.size() == 1 && list.depth() < 8 ->
                list.get(0).subjectKey();
            default -> null;
        };
    }
}
