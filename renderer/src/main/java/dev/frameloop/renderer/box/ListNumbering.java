package dev.frameloop.renderer.box;

import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// What the attributes of `ol` and `li` say about the counter `list-item`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#lists">HTML: rendering of lists</a>
final class ListNumbering {
    private ListNumbering() {}

    /// What a list starts its counter at, before its first item counts; null for what is no list.
    static @Nullable Integer start(Box box) {
        Element element = box.element();
        if (element == null) {
            return null;
        }
        return switch (element.localName()) {
            case "ul", "menu", "dir" -> 0;
            case "ol" -> {
                boolean reversed = element.getAttribute("reversed") != null;
                Integer start = integer(element.getAttribute("start"));
                if (start != null) {
                    yield reversed ? start + 1 : start - 1;
                }
                yield reversed ? items(element) + 1 : 0;
            }
            default -> null;
        };
    }

    private static int items(Element list) {
        int count = 0;
        for (Element child = list.firstElementChild(); child != null; child = child.nextElementSibling()) {
            count += child.localName().equals("li") ? 1 : 0;
        }
        return count;
    }

    /// By how much an item counts on.
    static int step(Box item) {
        return item.element() != null && item.element().parentElement() instanceof Element list
                && list.localName().equals("ol") && list.getAttribute("reversed") != null ? -1 : 1;
    }

    /// The number that an item asks for; null if it does not.
    static @Nullable Integer value(Box item) {
        Element element = item.element();
        return element != null && element.localName().equals("li") ? integer(element.getAttribute("value")) : null;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/common-microsyntaxes.html#rules-for-parsing-integers">HTML: rules for parsing integers</a>
    private static @Nullable Integer integer(@Nullable String value) {
        if (value == null) {
            return null;
        }
        String text = value.strip();
        int end = !text.isEmpty() && (text.charAt(0) == '-' || text.charAt(0) == '+') ? 1 : 0;
        while (end < text.length() && Character.isDigit(text.charAt(end)) && end < 10) {
            end++;
        }
        try {
            return Integer.parseInt(text.substring(0, end));
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
