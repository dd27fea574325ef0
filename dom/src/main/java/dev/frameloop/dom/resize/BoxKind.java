package dev.frameloop.dom.resize;

import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.view.BoxSizes;

/// Which box of an element is observed.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#enumdef-resizeobserverboxoptions">Resize Observer: box options</a>
enum BoxKind {
    CONTENT_BOX("content-box"), BORDER_BOX("border-box"), DEVICE_PIXEL_CONTENT_BOX("device-pixel-content-box");

    private final String keyword;

    BoxKind(String keyword) {
        this.keyword = keyword;
    }

    static BoxKind of(String keyword) {
        for (BoxKind kind : values()) {
            if (kind.keyword.equals(keyword)) {
                return kind;
            }
        }
        throw SimpleException.typeError("The provided value '" + keyword
                + "' is not a valid box: content-box, border-box or device-pixel-content-box.");
    }

    /// @see <a href="https://drafts.csswg.org/resize-observer/#calculate-box-size">Resize Observer: calculate box size</a>
    ResizeObserverSize sizeOf(BoxSizes sizes, double devicePixelRatio) {
        return switch (this) {
            case CONTENT_BOX -> size(sizes.contentRect().width(), sizes.contentRect().height(), sizes.vertical());
            case BORDER_BOX -> size(sizes.borderWidth(), sizes.borderHeight(), sizes.vertical());
            case DEVICE_PIXEL_CONTENT_BOX -> size(Math.rint(sizes.contentRect().width() * devicePixelRatio),
                    Math.rint(sizes.contentRect().height() * devicePixelRatio), sizes.vertical());
        };
    }

    private static ResizeObserverSize size(double width, double height, boolean vertical) {
        return vertical ? new ResizeObserverSize(height, width) : new ResizeObserverSize(width, height);
    }
}
