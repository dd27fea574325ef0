package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// `not`, `and` and `or` over things in parentheses, evaluated in three values, null being "unknown".
///
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#evaluating">Media Queries: evaluating media conditions</a>
/// @see <a href="https://drafts.csswg.org/css-conditional-3/#at-supports">CSS Conditional Rules: @supports</a>
sealed interface Condition {
    /// Conditions nested deeper than this are unknown.
    int MAX_DEPTH = 64;

    /// Evaluates what is in parentheses, or a function; null where it is not known.
    @FunctionalInterface
    interface Test {
        @Nullable
        Boolean test(ComponentValue value);
    }

    /// A block in parentheses or a function.
    record Leaf(ComponentValue value) implements Condition {
        @Override
        public @Nullable Boolean evaluate(Test test) {
            return test.test(value);
        }

        @Override
        public String toString() {
            return ComponentValues.of(List.of(value)).toString();
        }
    }

    /// A condition in parentheses.
    record Group(Condition condition) implements Condition {
        @Override
        public @Nullable Boolean evaluate(Test test) {
            return condition.evaluate(test);
        }

        @Override
        public String toString() {
            return "(" + condition + ")";
        }
    }

    /// `not` and what is negated.
    record Not(Condition condition) implements Condition {
        @Override
        public @Nullable Boolean evaluate(Test test) {
            Boolean result = condition.evaluate(test);
            return result == null ? null : !result;
        }

        @Override
        public String toString() {
            return "not " + condition;
        }
    }

    /// Conditions with `and` or with `or` between.
    record Joined(boolean and, List<Condition> conditions) implements Condition {
        @Override
        public @Nullable Boolean evaluate(Test test) {
            Boolean result = and;
            for (Condition condition : conditions) {
                Boolean one = condition.evaluate(test);
                if (one != null && one != and) {
                    return one;
                }
                result = one == null ? null : result;
            }
            return result;
        }

        @Override
        public String toString() {
            return String.join(and ? " and " : " or ", conditions.stream().map(Condition::toString).toList());
        }
    }

    /// The result; null where it is not known.
    @Nullable
    Boolean evaluate(Test test);

    /// Parses a condition that ends where the stream ends; null where it is none.
    ///
    /// @param allowOr whether `or` may stand outside of parentheses
    static @Nullable Condition parse(ComponentValueStream in, boolean allowOr) {
        return parse(in, allowOr, 0);
    }

    private static @Nullable Condition parse(ComponentValueStream in, boolean allowOr, int depth) {
        in.skipWhitespace();
        if (in.consumeIdent("not")) {
            boolean space = in.skipWhitespace();
            Condition negated = inParentheses(in, depth);
            return space && negated != null && isAtEnd(in) ? new Not(negated) : null;
        }
        Condition first = inParentheses(in, depth);
        if (first == null || isAtEnd(in)) {
            return first;
        }
        boolean and = in.peek() instanceof ComponentValue next && next.isIdent("and");
        if (!and && !allowOr) {
            return null;
        }
        List<Condition> all = new ArrayList<>(List.of(first));
        while (in.consumeIdent(and ? "and" : "or")) {
            boolean space = in.skipWhitespace();
            Condition more = inParentheses(in, depth);
            if (!space || more == null) {
                return null;
            }
            all.add(more);
            in.skipWhitespace();
        }
        return in.isAtEnd() && all.size() > 1 ? new Joined(and, List.copyOf(all)) : null;
    }

    private static boolean isAtEnd(ComponentValueStream in) {
        in.skipWhitespace();
        return in.isAtEnd();
    }

    /// A condition in parentheses, or something else in them that {@link Test} knows or not.
    private static @Nullable Condition inParentheses(ComponentValueStream in, int depth) {
        ComponentValue next = in.next();
        if (next instanceof SimpleBlock(Token.Bracket bracket, ComponentValues content)
                && bracket == Token.Bracket.PAREN) {
            Condition inner = depth < MAX_DEPTH && beginsCondition(content)
                    ? parse(content.stream(), true, depth + 1)
                    : null;
            if (inner != null) {
                return new Group(inner);
            }
            return content.containsBadToken() ? null : new Leaf(next);
        }
        return next instanceof Function f && !f.value().containsBadToken() ? new Leaf(f) : null;
    }

    private static boolean beginsCondition(ComponentValues content) {
        ComponentValues trimmed = content.trim();
        if (trimmed.isEmpty()) {
            return false;
        }
        ComponentValue first = trimmed.get(0);
        return first.isIdent("not") && trimmed.size() > 1 || first.isBlock(Token.Bracket.PAREN)
                || first instanceof Function && trimmed.size() == 1;
    }
}
