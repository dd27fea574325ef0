package dev.frameloop.renderer.box;

import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// What the attribute `reversed` of `ol` says about the counter `list-item`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#lists">HTML: rendering of lists</a>
final class ListNumbering {
    private ListNumbering() {}

    /// What a reversed list starts its counter at, before its first item counts; null for any other box, about which the style sheet
    /// and presentational hints say all.
    static @Nullable Integer start(Box box) {
        Element element = box.element();
        if (element == null || !isReversed(element)) {
            return null;
        }
        Integer start = integer(element.getAttribute("start"));
        return start != null ? start + 1 : items(element) + 1;
    }

    private static boolean isReversed(Element element) {
        return element.localName().equals("ol") && element.getAttribute("reversed") != null;
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
        return item.element() != null && item.element().parentElement() instanceof Element list && isReversed(list)
                ? -1
                : 1;
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
