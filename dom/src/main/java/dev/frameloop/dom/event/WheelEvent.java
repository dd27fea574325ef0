package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A wheel, or what acts like one, was turned.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-wheelevent">UI Events: WheelEvent</a>
public final class WheelEvent extends MouseEvent {
    /// The deltas are CSS pixels.
    public static final int DOM_DELTA_PIXEL = 0;
    /// The deltas are lines.
    public static final int DOM_DELTA_LINE = 1;
    /// The deltas are pages.
    public static final int DOM_DELTA_PAGE = 2;

    private final double deltaX;
    private final double deltaY;
    private final double deltaZ;
    private final long deltaMode;

    /// `new WheelEvent(type, init)` of a script.
    public WheelEvent(@Nullable Realm realm, String type, WheelEventInit init) {
        super(realm, type, init.mouseEventInit());
        deltaX = init.deltaX();
        deltaY = init.deltaY();
        deltaZ = init.deltaZ();
        deltaMode = init.deltaMode();
    }

    /// How far to the right, in the unit of {@link #deltaMode()}.
    public double deltaX() {
        return deltaX;
    }

    /// How far down, in the unit of {@link #deltaMode()}.
    public double deltaY() {
        return deltaY;
    }

    /// How far away from the viewer, in the unit of {@link #deltaMode()}.
    public double deltaZ() {
        return deltaZ;
    }

    /// The unit of the deltas: one of the constants above.
    public long deltaMode() {
        return deltaMode;
    }
}
