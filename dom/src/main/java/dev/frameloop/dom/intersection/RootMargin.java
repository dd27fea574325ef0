package dev.frameloop.dom.intersection;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.view.Rect;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// How far a root's rectangle is moved outwards before it is compared with targets.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/#parse-a-margin">Intersection Observer: parse a margin</a>
record RootMargin(Side top, Side right, Side bottom, Side left) {
    private static final Pattern SIDE = Pattern.compile("([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)(px|%)",
            Pattern.CASE_INSENSITIVE);

    /// An amount in CSS pixels, or in percent of the root's width or height.
    record Side(double amount, boolean percentage) {
        double pixels(double basis) {
            return percentage ? amount * basis / 100 : amount;
        }

        @Override
        public String toString() {
            String number = amount == Math.rint(amount) && Math.abs(amount) < 1e15
                    ? Long.toString((long) amount)
                    : Double.toString(amount);
            return number + (percentage ? "%" : "px");
        }
    }

    /// @throws DOMException `SyntaxError` unless the text is up to four lengths in `px` or percentages
    static RootMargin parse(String text) {
        List<Side> sides = new ArrayList<>();
        for (String token : text.strip().split("\\s+", -1)) {
            if (token.isEmpty()) {
                continue;
            }
            Matcher matcher = SIDE.matcher(token);
            if (!matcher.matches()) {
                throw new DOMException("SyntaxError",
                        "Failed to construct 'IntersectionObserver': rootMargin must be specified in pixels or percent.");
            }
            sides.add(new Side(Double.parseDouble(matcher.group(1)), matcher.group(2).equals("%")));
        }
        Side none = new Side(0, false);
        return switch (sides.size()) {
            case 0 -> new RootMargin(none, none, none, none);
            case 1 -> new RootMargin(sides.get(0), sides.get(0), sides.get(0), sides.get(0));
            case 2 -> new RootMargin(sides.get(0), sides.get(1), sides.get(0), sides.get(1));
            case 3 -> new RootMargin(sides.get(0), sides.get(1), sides.get(2), sides.get(1));
            case 4 -> new RootMargin(sides.get(0), sides.get(1), sides.get(2), sides.get(3));
            default -> throw new DOMException("SyntaxError",
                    "Failed to construct 'IntersectionObserver': rootMargin has more than four values.");
        };
    }

    Rect applyTo(Rect root) {
        return root.outset(top.pixels(root.height()), right.pixels(root.width()), bottom.pixels(root.height()),
                left.pixels(root.width()));
    }

    @Override
    public String toString() {
        return top + " " + right + " " + bottom + " " + left;
    }
}
