package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.StringJoiner;

/// The value of `cursor`.
///
/// @param images images to try first
/// @param keyword the predefined cursor
public record Cursor(List<CursorImage> images, String keyword) implements CssValue {
    /// `auto`
    public static final Cursor AUTO = new Cursor(List.of(), "auto");

    /// An image with its hot spot.
    ///
    /// @param image the image
    /// @param hotspot x and y in the image's px; null when not given
    public record CursorImage(Image image, @Nullable List<Double> hotspot) {}

    @Override
    public String cssText() {
        StringJoiner text = new StringJoiner(", ");
        for (CursorImage image : images) {
            String spot = image.hotspot == null
                    ? ""
                    : " " + NumberText.of(image.hotspot.get(0)) + " " + NumberText.of(image.hotspot.get(1));
            text.add(image.image.cssText() + spot);
        }
        return text.add(keyword).toString();
    }
}
