package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// An event of a pointer: a mouse, a pen or a finger.
///
/// @see <a href="https://w3c.github.io/pointerevents/#pointerevent-interface">Pointer Events: PointerEvent</a>
public final class PointerEvent extends MouseEvent {
    private final PointerEventInit init;
    private final PenOrientation orientation;

    /// `new PointerEvent(type, init)` of a script.
    public PointerEvent(@Nullable Realm realm, String type, PointerEventInit init) {
        super(realm, type, init.mouseEventInit());
        this.init = init;
        orientation = PenOrientation.of(init);
    }

    /// The click that this one is passed on as: by a label to its control.
    public PointerEvent copyAsClick() {
        return new PointerEvent(relevantRealm(), "click", init);
    }

    /// Tells the pointers in use apart.
    public int pointerId() {
        return init.pointerId();
    }

    /// The width of the contact, in CSS pixels.
    public double width() {
        return init.width();
    }

    /// The height of the contact, in CSS pixels.
    public double height() {
        return init.height();
    }

    /// The pressure, from 0 to 1.
    public double pressure() {
        return init.pressure();
    }

    /// The pressure on a pen's barrel, from -1 to 1.
    public double tangentialPressure() {
        return init.tangentialPressure();
    }

    /// How far the pen leans to the right, in degrees from -90 to 90.
    public int tiltX() {
        return orientation.tiltX();
    }

    /// How far the pen leans towards the user, in degrees from -90 to 90.
    public int tiltY() {
        return orientation.tiltY();
    }

    /// How far the pen is turned about itself, in degrees from 0 to 359.
    public int twist() {
        return init.twist();
    }

    /// How far the pen is raised from the surface, in radians from 0 to a right angle.
    public double altitudeAngle() {
        return orientation.altitudeAngle();
    }

    /// Where the pen points to, in radians from 0 to a full turn.
    public double azimuthAngle() {
        return orientation.azimuthAngle();
    }

    /// `"mouse"`, `"pen"`, `"touch"` or empty.
    public String pointerType() {
        return init.pointerType();
    }

    /// Whether it is the first pointer of its type.
    public boolean isPrimary() {
        return init.isPrimary();
    }

    /// Tells devices apart; 0 where unknown.
    public int persistentDeviceId() {
        return init.persistentDeviceId();
    }

    /// The events that were joined into this one.
    public List<PointerEvent> getCoalescedEvents() {
        return init.coalescedEvents();
    }

    /// The events that are expected to follow.
    public List<PointerEvent> getPredictedEvents() {
        return init.predictedEvents();
    }
}
