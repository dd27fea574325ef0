package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Pseudo-classes by name.
///
/// @see <a href="https://drafts.csswg.org/selectors-4/#overview">Selectors: overview</a>
final class PseudoClassParser {
    private static final PseudoClass[] PLAIN = PseudoClass.values();

    private PseudoClassParser() {}

    /// The pseudo-class without parentheses of that name in lower case, or null.
    static @Nullable SimpleSelector plain(String lower) {
        for (PseudoClass p : PLAIN) {
            if (p.name().length() == lower.length() && p.toString().regionMatches(1, lower, 0, lower.length())) {
                return p;
            }
        }
        return lower.equals("host") ? new HostSelector(null, false) : StatePseudoClass.of(lower);
    }

    /// The pseudo-class with parentheses of that name in lower case, or null where there is none or its argument is invalid.
    static @Nullable SimpleSelector functional(SelectorParser outer, String lower, ComponentValues arguments) {
        return switch (lower) {
            case "is" -> logical(LogicalSelector.Kind.IS, outer.forgivingList(arguments));
            case "where" -> logical(LogicalSelector.Kind.WHERE, outer.forgivingList(arguments));
            case "not" -> logical(LogicalSelector.Kind.NOT, outer.nestedList(arguments));
            case "-webkit-any" -> logical(LogicalSelector.Kind.WEBKIT_ANY, outer.nestedList(arguments));
            case "has" -> {
                SelectorList list = outer.relativeList(arguments);
                yield list == null ? null : new HasSelector(list);
            }
            case "host", "host-context" -> {
                SelectorList list = outer.compoundArgument(arguments);
                yield list == null ? null : new HostSelector(list, lower.equals("host-context"));
            }
            case "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type" -> nth(outer, lower, arguments);
            case "lang" -> lang(arguments);
            case "dir" -> {
                ComponentValues value = arguments.trim();
                yield value.size() == 1 && value.get(0) instanceof Token.Ident(String keyword)
                        ? new DirSelector(keyword)
                        : null;
            }
            default -> null;
        };
    }

    private static @Nullable LogicalSelector logical(LogicalSelector.Kind kind, @Nullable SelectorList list) {
        return list == null ? null : new LogicalSelector(kind, list);
    }

    private static @Nullable NthSelector nth(SelectorParser outer, String lower, ComponentValues arguments) {
        boolean sameType = lower.endsWith("of-type");
        int end = 0;
        while (end < arguments.size() && (sameType || !arguments.get(end).isIdent("of"))) {
            end++;
        }
        NthPattern pattern = NthPattern.parse(arguments.slice(0, end));
        SelectorList of = null;
        if (end < arguments.size()) {
            of = outer.nestedList(arguments.slice(end + 1, arguments.size()));
            if (of == null) {
                return null;
            }
        }
        return pattern == null
                ? null
                : new NthSelector(":" + lower, pattern, lower.startsWith("nth-last"), sameType, of);
    }

    private static @Nullable LangSelector lang(ComponentValues arguments) {
        List<String> ranges = new ArrayList<>();
        List<Boolean> quoted = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(arguments)) {
            ComponentValue value = part.size() == 1 ? part.get(0) : null;
            switch (value) {
                case Token.Ident(String range) -> {
                    ranges.add(range);
                    quoted.add(false);
                }
                case Token.QuotedString(String range) -> {
                    ranges.add(range);
                    quoted.add(true);
                }
                case null, default -> {
                    return null;
                }
            }
        }
        return ranges.isEmpty() ? null : new LangSelector(List.copyOf(ranges), List.copyOf(quoted));
    }
}
