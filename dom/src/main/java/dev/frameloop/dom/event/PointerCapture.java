package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

/// Which element of a document gets the events of the mouse, wherever it is; what `setPointerCapture` sets.
///
/// @see <a href="https://w3c.github.io/pointerevents/#pointer-capture">Pointer Events: pointer capture</a>
public final class PointerCapture {
    /// The pointer ID of the mouse.
    public static final int MOUSE = 1;

    private boolean active;
    private int buttons;
    private @Nullable Element pending;
    private @Nullable Element override;

    /// That of a document.
    public static PointerCapture of(Document document) {
        return document.companion(PointerCapture.class, PointerCapture::new);
    }

    private static PointerCapture ofPointer(Element element, int pointerId) {
        PointerCapture capture = of(element.nodeDocument());
        // 1. Only of a pointer that there is.
        if (pointerId != MOUSE || !capture.active) {
            throw new DOMException("NotFoundError", "No active pointer has the ID " + pointerId + ".");
        }
        return capture;
    }

    /// Has an element get the events of a pointer from the next one on, while a button is down.
    ///
    /// @see <a href="https://w3c.github.io/pointerevents/#setting-pointer-capture">Pointer Events: setting pointer capture</a>
    public static void setPointerCapture(Element element, int pointerId) {
        PointerCapture capture = ofPointer(element, pointerId);
        // 2. An element without a place gets no events.
        if (!element.isConnected()) {
            throw new DOMException("InvalidStateError", "The element is not in a document.");
        }
        // 4. - 5. Only while a button is down.
        if (capture.buttons != 0) {
            capture.pending = element;
        }
    }

    /// Ends what {@link #setPointerCapture} began.
    ///
    /// @see <a href="https://w3c.github.io/pointerevents/#releasing-pointer-capture">Pointer Events: releasing pointer capture</a>
    public static void releasePointerCapture(Element element, int pointerId) {
        PointerCapture capture = ofPointer(element, pointerId);
        if (capture.pending == element) {
            capture.pending = null;
        }
    }

    /// Whether an element gets the events of a pointer, or will from the next one on.
    public static boolean hasPointerCapture(Element element, int pointerId) {
        return pointerId == MOUSE && of(element.nodeDocument()).pending == element;
    }

    /// The element that gets the events now, or null.
    public @Nullable Element target() {
        return override;
    }

    /// The mouse has come into the document or changed its buttons.
    public void setButtons(int newButtons) {
        active = true;
        buttons = newButtons;
    }

    /// A button is up again, or the pointer has gone: nothing is captured any more.
    public void releaseImplicitly() {
        pending = null;
    }

    /// Makes the capture that was set meanwhile the one that counts.
    ///
    /// @param teller tells an element, or the document in the place of one that it holds no more
    /// @see <a href="https://w3c.github.io/pointerevents/#process-pending-pointer-capture">Pointer Events: process pending pointer capture</a>
    public void processPending(Document document, Teller teller) {
        if (pending != null && !pending.isConnected()) {
            pending = null;
        }
        Element before = override;
        Element after = pending;
        if (before == after) {
            return;
        }
        // 1. - 3. What loses it is told before what gets it.
        override = after;
        if (before != null) {
            teller.tell("lostpointercapture", before.isConnected() ? before : document);
        }
        if (after != null) {
            teller.tell("gotpointercapture", after);
        }
    }

    /// Fires an event of the pointer.
    @FunctionalInterface
    public interface Teller {
        /// Fires an event of this type.
        void tell(String type, EventTarget target);
    }
}
