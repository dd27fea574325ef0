package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.AttrReference;
import dev.frameloop.dom.css.value.ContentItem;
import dev.frameloop.dom.css.value.ContentList;
import dev.frameloop.dom.css.value.CounterReference;
import dev.frameloop.dom.css.value.ImageContent;
import dev.frameloop.dom.css.value.QuoteKeyword;
import dev.frameloop.dom.css.value.StringValue;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;

import org.jspecify.annotations.Nullable;

/// What `content` puts into the box of a pseudo-element.
///
/// UNIMPLEMENTED: images.
///
/// @see <a href="https://drafts.csswg.org/css-content-3/#content-property">CSS Generated Content 3: content</a>
final class GeneratedContent {
    private GeneratedContent() {}

    /// Whether a `::before` or `::after` with this style has a box.
    static boolean isGenerated(ComputedStyle style) {
        return style.content() instanceof ContentList;
    }

    /// Puts a text for all items into a box; what counters show is set when these are known.
    static void fill(Box box, Element element, PseudoElement pseudo, ComputedStyle style) {
        String text = text(style, element, null);
        if (!text.isEmpty() || usesCounters(style)) {
            box.appendChild(new TextBox(element, pseudo, text, style));
        }
    }

    /// Whether the text depends on what comes before it in the document.
    static boolean usesCounters(ComputedStyle style) {
        return style.content() instanceof ContentList list && list.items().stream()
                .anyMatch(item -> item instanceof CounterReference || item instanceof QuoteKeyword);
    }

    /// The text of all items.
    ///
    /// @param scopes the counters at the place, or null while they are not known
    static String text(ComputedStyle style, Element element, @Nullable CounterScopes scopes) {
        StringBuilder text = new StringBuilder();
        if (style.content() instanceof ContentList list) {
            for (ContentItem item : list.items()) {
                switch (item) {
                    case StringValue string -> text.append(string.value());
                    case AttrReference attr -> text.append(attribute(attr, element));
                    case CounterReference counter -> text.append(scopes == null ? "" : scopes.text(counter));
                    case QuoteKeyword quote -> text.append(scopes == null ? "" : scopes.quote(quote, style.quotes()));
                    case ImageContent _ -> {
                        // See UNIMPLEMENTED above.
                    }
                }
            }
        }
        return text.toString();
    }

    private static String attribute(AttrReference attr, Element element) {
        String value = element.getAttribute(attr.attribute());
        return value != null ? value : attr.fallback() != null ? attr.fallback() : "";
    }
}
