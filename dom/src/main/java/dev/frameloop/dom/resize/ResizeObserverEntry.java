package dev.frameloop.dom.resize;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.BoxSizes;
import dev.frameloop.dom.view.DOMRectReadOnly;

import java.util.List;

/// One element whose size has changed, with the sizes of its boxes.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#resize-observer-entry-interface">Resize Observer: ResizeObserverEntry</a>
public final class ResizeObserverEntry extends PlatformObject {
    private final Element target;
    private final DOMRectReadOnly contentRect;
    private final List<ResizeObserverSize> borderBoxSize;
    private final List<ResizeObserverSize> contentBoxSize;
    private final List<ResizeObserverSize> devicePixelContentBoxSize;

    ResizeObserverEntry(Element target, BoxSizes sizes, double devicePixelRatio) {
        this.target = target;
        contentRect = DOMRectReadOnly.of(sizes.contentRect());
        borderBoxSize = List.of(BoxKind.BORDER_BOX.sizeOf(sizes, devicePixelRatio));
        contentBoxSize = List.of(BoxKind.CONTENT_BOX.sizeOf(sizes, devicePixelRatio));
        devicePixelContentBoxSize = List.of(BoxKind.DEVICE_PIXEL_CONTENT_BOX.sizeOf(sizes, devicePixelRatio));
    }

    /// The element.
    public Element target() {
        return target;
    }

    /// The content area; its position is that within the padding area.
    public DOMRectReadOnly contentRect() {
        return contentRect;
    }

    /// The size of the border box; one entry.
    public List<ResizeObserverSize> borderBoxSize() {
        return borderBoxSize;
    }

    /// The size of the content box; one entry.
    public List<ResizeObserverSize> contentBoxSize() {
        return contentBoxSize;
    }

    /// The size of the content box in device pixels; one entry.
    public List<ResizeObserverSize> devicePixelContentBoxSize() {
        return devicePixelContentBoxSize;
    }
}
