package dev.frameloop.renderer.display;

import dev.frameloop.renderer.box.ReplacedBox;

import org.jspecify.annotations.Nullable;

/// Where the images that styles name come from.
@FunctionalInterface
public interface ImageSource {
    /// A source that has none.
    ImageSource NONE = _ -> null;

    /// The image of a URL, or null while it is not there or where it cannot be shown.
    ///
    /// @param url absolute
    @Nullable
    NaturalImage image(String url);

    /// The image that takes the place of a replaced element's content, or null while there is none.
    default @Nullable NaturalImage content(ReplacedBox box) {
        return null;
    }

    /// The page that a frame shows, in coordinates of its own viewport, or null while there is none.
    default @Nullable PaintedPage frame(ReplacedBox box) {
        return null;
    }

    /// A picture and its natural dimensions in CSS px.
    ///
    /// @param width NaN where it has none
    /// @param height NaN where it has none
    /// @param ratio width over height; NaN where it has none
    /// @see <a href="https://drafts.csswg.org/css-images-3/#natural-dimensions">CSS Images 3: natural dimensions</a>
    record NaturalImage(Picture picture, double width, double height, double ratio) {
        /// A picture of pixels, one to a CSS px.
        public static NaturalImage of(Image image) {
            return new NaturalImage(image, image.width(), image.height(), image.width() / (double) image.height());
        }
    }
}
