package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Token;

import org.jspecify.annotations.Nullable;

/// `width`, `min-width: 5em` or `1 < aspect-ratio <= 2`: what stands in the parentheses of a media query.
///
/// @param name in lower case, without `min-` and `max-`
/// @param lower the comparison with a value on its left, `<` say, or null
/// @param upper the comparison with a value on its right, or null; both are null where the feature stands alone
/// @see <a href="https://drafts.csswg.org/mediaqueries-4/#mq-syntax">Media Queries: syntax</a>
record MediaFeature(String name, @Nullable Bound lower, @Nullable Bound upper) {
    /// How a feature is compared.
    enum Comparison {
        LESS, LESS_OR_EQUAL, EQUAL, GREATER_OR_EQUAL, GREATER;

        boolean holds(double left, double right) {
            return switch (this) {
                case LESS -> left < right;
                case LESS_OR_EQUAL -> left <= right;
                case EQUAL -> left == right;
                case GREATER_OR_EQUAL -> left >= right;
                case GREATER -> left > right;
            };
        }

        private boolean isLess() {
            return this == LESS || this == LESS_OR_EQUAL;
        }

        private boolean isGreater() {
            return this == GREATER || this == GREATER_OR_EQUAL;
        }
    }

    /// A comparison and what is compared with.
    record Bound(Comparison comparison, MediaValue value) {}

    /// Parses it; null where it is none.
    static @Nullable MediaFeature parse(ComponentValues content) {
        ComponentValueStream in = content.trim().stream();
        if (in.peek() instanceof Token.Ident(String name)) {
            int begin = in.mark();
            in.next();
            in.skipWhitespace();
            String lower = CodePoints.toAsciiLowerCase(name);
            if (in.isAtEnd()) {
                return isPrefixed(lower) ? null : new MediaFeature(lower, null, null);
            }
            if (in.consumeMark(Token.Mark.COLON)) {
                return plain(lower, MediaValue.parse(in), in);
            }
            in.restore(begin);
        }
        return range(in);
    }

    private static boolean isPrefixed(String name) {
        return name.startsWith("min-") || name.startsWith("max-") || name.startsWith("-webkit-min-")
                || name.startsWith("-webkit-max-");
    }

    private static @Nullable MediaFeature plain(String name, @Nullable MediaValue value, ComponentValueStream in) {
        if (value == null || !in.isAtEnd()) {
            return null;
        }
        String bare = name.replaceFirst("^(-webkit-)?(min|max)-", "$1");
        Comparison comparison = bare.length() == name.length()
                ? Comparison.EQUAL
                : name.contains("min-") ? Comparison.GREATER_OR_EQUAL : Comparison.LESS_OR_EQUAL;
        return new MediaFeature(bare, null, new Bound(comparison, value));
    }

    private static @Nullable MediaFeature range(ComponentValueStream in) {
        MediaValue left = MediaValue.parse(in);
        Comparison first = comparison(in);
        MediaValue middle = MediaValue.parse(in);
        if (left == null || first == null || middle == null) {
            return null;
        }
        if (in.isAtEnd()) {
            // `width < 1px` or `1px < width`.
            return left.isName()
                    ? named(left, null, new Bound(first, middle))
                    : named(middle, new Bound(first, left), null);
        }
        Comparison second = comparison(in);
        MediaValue right = MediaValue.parse(in);
        if (second == null || right == null || !in.isAtEnd() || left.isName()) {
            return null;
        }
        boolean sameWay = first.isLess() && second.isLess() || first.isGreater() && second.isGreater();
        return sameWay ? named(middle, new Bound(first, left), new Bound(second, right)) : null;
    }

    private static @Nullable MediaFeature named(MediaValue name, @Nullable Bound lower, @Nullable Bound upper) {
        return name.isName() && !isPrefixed(name.keyword()) ? new MediaFeature(name.keyword(), lower, upper) : null;
    }

    private static @Nullable Comparison comparison(ComponentValueStream in) {
        in.skipWhitespace();
        ComponentValue next = in.next();
        if (next == null || !(next.isDelim('<') || next.isDelim('>') || next.isDelim('='))) {
            return null;
        }
        boolean orEqual = !next.isDelim('=') && in.consumeDelim('=');
        in.skipWhitespace();
        if (next.isDelim('=')) {
            return Comparison.EQUAL;
        }
        return next.isDelim('<')
                ? orEqual ? Comparison.LESS_OR_EQUAL : Comparison.LESS
                : orEqual ? Comparison.GREATER_OR_EQUAL : Comparison.GREATER;
    }

    /// Whether the feature holds; null where it, or a value for it, is not known.
    @Nullable
    Boolean evaluate(MediaContext context) {
        return MediaFeatures.evaluate(this, context);
    }
}
