package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.NaturalSize;
import dev.frameloop.renderer.box.ReplacedContent;

import org.jspecify.annotations.Nullable;

/// The replaced elements of HTML and SVG, and the natural sizes of what replaces them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#replaced-elements">HTML: rendering of replaced elements</a>
public final class ReplacedElements implements ReplacedContent {
    private static final NaturalSize EMPTY = NaturalSize.of(0, 0);

    private final ReplacedContent images;

    /// @param images the natural sizes of `img` elements, {@link NaturalSize#NONE} while there is no image
    public ReplacedElements(ReplacedContent images) {
        this.images = images;
    }

    @Override
    public @Nullable NaturalSize naturalSize(Element element) {
        return switch (element.localName()) {
            case "img" -> {
                NaturalSize size = images.naturalSize(element);
                yield size == null || size.equals(NaturalSize.NONE) ? EMPTY : size;
            }
            case "canvas" -> NaturalSize.of(number(element, "width", 300), number(element, "height", 150));
            case "svg" -> SvgSize.of(element);
            case "video", "iframe", "embed", "object" -> new NaturalSize(300, 150, Double.NaN);
            default -> null;
        };
    }

    private static double number(Element element, String attribute, double otherwise) {
        String value = element.getAttribute(attribute);
        try {
            return value == null ? otherwise : Math.max(0, Integer.parseInt(value.strip()));
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
