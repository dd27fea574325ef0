package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.ContentList;
import dev.frameloop.dom.css.value.CounterStyleName;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.None;
import dev.frameloop.dom.css.value.StringValue;
import dev.frameloop.dom.css.value.TextTransform;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.UnicodeBidi;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;

/// The markers of list items.
///
/// UNIMPLEMENTED: `list-style-image`, which gives way to the marker of `list-style-type`.
///
/// @see <a href="https://drafts.csswg.org/css-lists-3/#markers">CSS Lists 3: markers</a>
final class ListMarkers {
    private ListMarkers() {}

    static boolean hasMarker(ComputedStyle item, ComputedStyle marker) {
        return marker.content() instanceof ContentList
                || !(marker.content() instanceof None) && !(item.listStyleType() instanceof None);
    }

    /// The style with what the user-agent sheet says of `::marker`.
    static ComputedStyle style(ComputedStyle marker, boolean inside) {
        return marker.toBuilder()
                .set(Longhand.DISPLAY, inside ? Display.INLINE : Display.INLINE_BLOCK)
                .set(Longhand.UNICODE_BIDI, UnicodeBidi.ISOLATE)
                .set(Longhand.TEXT_TRANSFORM, TextTransform.NONE)
                .set(Longhand.WHITE_SPACE_COLLAPSE, WhiteSpaceCollapse.PRESERVE)
                .set(Longhand.TEXT_WRAP_MODE, TextWrapMode.NOWRAP)
                .build();
    }

    /// The text of a marker.
    static String text(ComputedStyle item, ComputedStyle marker, Element element, CounterScopes scopes) {
        if (marker.content() instanceof ContentList) {
            return GeneratedContent.text(marker, element, scopes);
        }
        return switch (item.listStyleType()) {
            case StringValue string -> string.value();
            case CounterStyleName name -> CounterStyle.of(name.name()).marker(scopes.value("list-item"));
            case None _ -> "";
        };
    }

    /// Whether the marker is a picture of a point, which browsers draw rather than write.
    static boolean isSymbol(ComputedStyle item) {
        return item.listStyleType() instanceof CounterStyleName name && CounterStyle.of(name.name()).isSymbol();
    }
}
