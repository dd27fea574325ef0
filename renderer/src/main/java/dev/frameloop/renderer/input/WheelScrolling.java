package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.MouseEventInit;
import dev.frameloop.dom.event.WheelEvent;
import dev.frameloop.dom.tree.Element;

/// Turns of the wheel: the event, and then what scrolls.
///
/// UNIMPLEMENTED: latching of a sequence of turns to one scroll container; scrolling that takes time.
final class WheelScrolling {
    /// @see <a href="https://w3c.github.io/uievents/#events-wheelevents">UI Events: wheel events</a>
    void turn(Element target, MouseEventInit mouse, double deltaX, double deltaY) {
        boolean goOn = target
                .fire(new WheelEvent(target.relevantRealm(), "wheel", Inits.wheel(mouse, deltaX, deltaY)));
        if (goOn && !mouse.ctrlKey()) {
            UserScrolling.by(target, deltaX, deltaY);
        }
    }
}
