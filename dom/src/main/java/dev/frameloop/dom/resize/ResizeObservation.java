package dev.frameloop.dom.resize;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.BoxSizes;
import dev.frameloop.dom.view.ViewHost;

/// One element that one observer observes, and the size that it last told of.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#resize-observation-interface">Resize Observer: ResizeObservation</a>
final class ResizeObservation {
    final Element target;
    final BoxKind observedBox;
    private double lastReportedInlineSize;
    private double lastReportedBlockSize;

    ResizeObservation(Element target, BoxKind observedBox) {
        this.target = target;
        this.observedBox = observedBox;
    }

    /// @see <a href="https://drafts.csswg.org/resize-observer/#dom-resizeobservation-isactive">Resize Observer: isActive()</a>
    boolean isActive(double devicePixelRatio) {
        ResizeObserverSize size = currentSize(devicePixelRatio);
        return size.inlineSize() != lastReportedInlineSize || size.blockSize() != lastReportedBlockSize;
    }

    void remember(double devicePixelRatio) {
        ResizeObserverSize size = currentSize(devicePixelRatio);
        lastReportedInlineSize = size.inlineSize();
        lastReportedBlockSize = size.blockSize();
    }

    BoxSizes boxSizes() {
        return ViewHost.viewOf(target.nodeDocument()).boxSizes(target);
    }

    private ResizeObserverSize currentSize(double devicePixelRatio) {
        return observedBox.sizeOf(boxSizes(), devicePixelRatio);
    }
}
