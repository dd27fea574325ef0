package dev.frameloop.dom.resize;

import dev.frameloop.dom.script.PlatformObject;

/// The size of a box along the element's own directions.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#resizeobserversize">Resize Observer: ResizeObserverSize</a>
public final class ResizeObserverSize extends PlatformObject {
    private final double inlineSize;
    private final double blockSize;

    ResizeObserverSize(double inlineSize, double blockSize) {
        this.inlineSize = inlineSize;
        this.blockSize = blockSize;
    }

    /// The extent along the inline axis, in CSS pixels, or device pixels for the device pixel box.
    public double inlineSize() {
        return inlineSize;
    }

    /// The extent along the block axis, in CSS pixels, or device pixels for the device pixel box.
    public double blockSize() {
        return blockSize;
    }
}
