package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.StringJoiner;

/// The value of `clip-path` other than `none`.
///
/// @param shape the shape; null for the box itself
/// @param box the reference box; null for the border box
/// @param url the reference to a clip path element, or null
public record ClipPath(@Nullable BasicShape shape, @Nullable BackgroundBox box,
        @Nullable String url) implements CssValue {
    /// `none`
    public static final ClipPath NONE = new ClipPath(null, null, null);

    /// Whether nothing is cut off.
    public boolean isNone() {
        return shape == null && box == null && url == null;
    }

    @Override
    public ClipPath computed(ComputationContext context) {
        return new ClipPath(shape == null ? null : (BasicShape) shape.computed(context), box, url);
    }

    @Override
    public String cssText() {
        if (isNone()) {
            return "none";
        }
        if (url != null) {
            return CssText.url(url);
        }
        StringJoiner text = new StringJoiner(" ");
        if (shape != null) {
            text.add(shape.cssText());
        }
        if (box != null && (shape == null || box != BackgroundBox.BORDER_BOX)) {
            text.add(box.cssText());
        }
        return text.toString();
    }
}
