package dev.frameloop.renderer.input;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.MouseEvent;
import dev.frameloop.dom.event.MouseEventInit;
import dev.frameloop.dom.event.PointerCapture;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.html.FormAssociatedElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What happens in the tasks of the mouse: the events of the pointer, then those of the mouse for old pages, then what these do by default.
///
/// UNIMPLEMENTED: fingers and pens; dragging; selecting text.
///
/// @see <a href="https://w3c.github.io/pointerevents/#mapping-for-devices-that-support-hover">Pointer Events: compatibility mapping with mouse
///     events</a>
final class PointerDispatch {
    private static final int NO_BUTTON = -1;

    private final Window top;
    private final WheelScrolling wheel = new WheelScrolling();
    private final ClickCounter clicks = new ClickCounter();
    private final StateChain hover = new StateChain(ElementState.HOVER);
    private final StateChain pressed = new StateChain(ElementState.ACTIVE);
    /// Where the pointer is, window in window.
    private final List<Boundaries> boundaries = new ArrayList<>();
    private List<Hit> path = List.of();
    private Pointer.@Nullable Sample last;
    private int buttons;
    /// Whether the page does not want the events of the mouse until all buttons are up.
    private boolean compatibilityEventsPrevented;
    private @Nullable Element pressTarget;
    private long layoutVersion = -1;

    PointerDispatch(Window top) {
        this.top = top;
    }

    // ---- Moves -----------------------------------------------------------------------------------------------------------------

    /// Joins moves into one event.
    void move(List<Pointer.Sample> samples) {
        Pointer.Sample before = last;
        Pointer.Sample now = samples.getLast();
        Element target = moveTo(now, NO_BUTTON);
        if (target == null) {
            return;
        }
        Pointer.Sample origin = before != null ? before : samples.getFirst();
        Inits.Where where = where(now, now.x() - origin.x(), now.y() - origin.y());
        List<PointerEvent> coalesced = new ArrayList<>();
        Pointer.Sample previous = origin;
        for (Pointer.Sample sample : samples) {
            MouseEventInit init = Inits.mouse(
                    where(sample, sample.x() - previous.x(), sample.y() - previous.y()), true, 0, NO_BUTTON, null);
            coalesced.add(new PointerEvent(target.relevantRealm(), "pointermove", Inits.pointer(init, List.of())));
            previous = sample;
        }
        firePointer("pointermove", target, Inits.mouse(where, true, 0, NO_BUTTON, null), coalesced);
        fireMouse("mousemove", connected(target), Inits.mouse(where, true, 0, 0, null));
    }

    /// The pointer leaves the viewport.
    void leave(Pointer.Sample now) {
        last = now;
        updateBoundaries(List.of(), now, NO_BUTTON);
    }

    /// The pointer goes away for good.
    void cancel(Pointer.Sample now) {
        Element target = moveTo(now, NO_BUTTON);
        if (target == null) {
            return;
        }
        buttons = 0;
        pressed.set(null);
        pressTarget = null;
        compatibilityEventsPrevented = false;
        MouseEventInit init = Inits.mouse(where(now, 0, 0), true, 0, 0, null);
        firePointer("pointercancel", target, init, List.of());
        endCapture(target, now);
        leave(now);
    }

    /// Whether something else may have come to lie under the pointer that has not moved.
    boolean mayLieOverSomethingElse() {
        return !boundaries.isEmpty() && (layoutVersion != top.view().version() || innermost().hasLostTarget());
    }

    /// Looks again at what lies under the pointer.
    void updateBoundaries() {
        Pointer.Sample now = last;
        if (now != null) {
            lookAt(now, NO_BUTTON);
        }
    }

    // ---- Buttons ---------------------------------------------------------------------------------------------------------------

    /// @see <a href="https://w3c.github.io/uievents/#event-type-mousedown">UI Events: mousedown</a>
    void press(Pointer.Sample now, PointerButton button) {
        int before = buttons;
        Element target = moveTo(now, NO_BUTTON);
        if (target == null || (before & button.bit()) != 0) {
            return;
        }
        buttons |= button.bit();
        PointerCapture.of(target.nodeDocument()).setButtons(buttons);
        Inits.Where where = where(now, 0, 0);
        // The first button is pointerdown, further ones are moves of the pointer.
        MouseEventInit init = Inits.mouse(where, true, 0, button.button(), null);
        pressed.set(target);
        boolean wanted = firePointer(before == 0 ? "pointerdown" : "pointermove", target, init, List.of());
        compatibilityEventsPrevented |= before == 0 && !wanted;
        Element mouseTarget = connected(target);
        if (mouseTarget == null) {
            return;
        }
        pressTarget = mouseTarget;
        int count = clicks.press(now, button);
        MouseEventInit mouse = Inits.mouse(where, true, count, button.button(), null);
        boolean goOn = fireMouse("mousedown", mouseTarget, mouse);
        if (goOn && !compatibilityEventsPrevented && !isDisabled(mouseTarget)) {
            FocusByClick.at(innermost().window(), mouseTarget);
        }
        Element menuTarget = connected(mouseTarget);
        if (button == PointerButton.SECONDARY && menuTarget != null && !isDisabled(menuTarget)) {
            firePointer("contextmenu", menuTarget, init, List.of());
        }
    }

    /// @see <a href="https://w3c.github.io/uievents/#event-type-mouseup">UI Events: mouseup</a>
    void release(Pointer.Sample now, PointerButton button) {
        Element target = moveTo(now, NO_BUTTON);
        if (target == null || (buttons & button.bit()) == 0) {
            return;
        }
        buttons &= ~button.bit();
        PointerCapture.of(target.nodeDocument()).setButtons(buttons);
        Inits.Where where = where(now, 0, 0);
        pressed.set(null);
        firePointer(buttons == 0 ? "pointerup" : "pointermove", target,
                Inits.mouse(where, true, 0, button.button(), null), List.of());
        Element from = pressTarget;
        pressTarget = null;
        MouseEventInit mouse = Inits.mouse(where, true, from == null ? 0 : clicks.count(), button.button(), null);
        Element mouseTarget = connected(target);
        fireMouse("mouseup", mouseTarget, mouse);
        if (buttons == 0) {
            compatibilityEventsPrevented = false;
            endCapture(target, now);
        }
        if (from != null && from.isConnected() && mouseTarget != null) {
            click(commonAncestor(from, mouseTarget), mouse, button);
        }
        moveTo(now, button.button());
    }

    /// @see <a href="https://w3c.github.io/uievents/#event-type-click">UI Events: click</a>
    private void click(@Nullable Element target, MouseEventInit init, PointerButton button) {
        if (target == null || !target.isConnected() || isDisabled(target)) {
            return;
        }
        boolean main = button == PointerButton.MAIN;
        firePointer(main ? "click" : "auxclick", target, init, List.of());
        if (main && init.detail() % 2 == 0 && target.isConnected()) {
            target.fire(new MouseEvent(target.relevantRealm(), "dblclick", init));
        }
    }

    void wheel(Pointer.Sample now, double deltaX, double deltaY) {
        Element target = moveTo(now, NO_BUTTON);
        if (target != null) {
            wheel.turn(target, Inits.mouse(where(now, 0, 0), true, 0, 0, null), deltaX, deltaY);
        }
    }

    // ---- What they have in common ------------------------------------------------------------------------------------------------

    /// Moves the pointer, tells what it comes over and what it leaves, and gives the target of further events.
    ///
    /// @param button what the events of that tell: `-1`, or the button that changed
    private @Nullable Element moveTo(Pointer.Sample now, int button) {
        last = now;
        List<Hit> hits = Hit.path(top, now.x(), now.y());
        if (!hits.isEmpty() || buttons != 0) {
            Window window = hits.isEmpty() ? top : hits.getLast().window();
            path = hits.isEmpty() ? path : hits;
            processPendingCapture(window, now);
            PointerCapture.of(window.document()).setButtons(buttons);
        }
        return lookAt(now, button);
    }

    /// Tells what the pointer is over by now and what not any more, and gives the target of further events.
    private @Nullable Element lookAt(Pointer.Sample now, int button) {
        path = Hit.path(top, now.x(), now.y());
        layoutVersion = top.view().version();
        if (path.isEmpty() && buttons == 0) {
            updateBoundaries(path, now, button);
            return null;
        }
        if (path.isEmpty() && top.document().documentElement() instanceof Element root) {
            // While a button is down the pointer stays with the document, even outside of the viewport.
            path = List.of(new Hit(top, root, now.x(), now.y()));
        }
        Hit hit = path.getLast();
        Element captured = PointerCapture.of(hit.window().document()).target();
        if (captured != null) {
            path = new ArrayList<>(path);
            path.set(path.size() - 1, new Hit(hit.window(), captured, hit.x(), hit.y()));
        }
        updateBoundaries(path, now, button);
        return innermost().current();
    }

    private Boundaries innermost() {
        return boundaries.getLast();
    }

    private void updateBoundaries(List<Hit> hits, Pointer.Sample now, int button) {
        hover.set(hits.isEmpty() ? null : hits.getLast().element());
        path = hits;
        // What it leaves, from the inside out.
        for (int depth = boundaries.size() - 1; depth >= 0; depth--) {
            Boundaries window = boundaries.get(depth);
            if (depth >= hits.size() || hits.get(depth).window() != window.window()) {
                boundaries.remove(depth);
                window.update(null, new Inits.Where(window.window(), now.x(), now.y(), buttons, now.modifiers(), 0, 0),
                        button);
            }
        }
        for (int depth = 0; depth < hits.size(); depth++) {
            Hit hit = hits.get(depth);
            if (depth == boundaries.size()) {
                boundaries.add(new Boundaries(hit.window()));
            }
            boundaries.get(depth).update(hit.element(),
                    new Inits.Where(hit.window(), hit.x(), hit.y(), buttons, now.modifiers(), 0, 0), button);
        }
    }

    private Inits.Where where(Pointer.Sample sample, double movementX, double movementY) {
        Hit hit = path.getLast();
        Pointer.Sample at = last == null ? sample : last;
        return new Inits.Where(hit.window(), hit.x() + sample.x() - at.x(), hit.y() + sample.y() - at.y(), buttons,
                sample.modifiers(), movementX, movementY);
    }

    private void processPendingCapture(Window window, Pointer.Sample now) {
        PointerCapture.of(window.document()).processPending(window.document(), (type, target) -> {
            int button = type.startsWith("lost") && buttons == 0 ? 0 : NO_BUTTON;
            MouseEventInit init = Inits.mouse(where(now, 0, 0), true, 0, button, null);
            target.fire(new PointerEvent(window.relevantRealm(), type, Inits.pointer(init, List.of())));
        });
    }

    private void endCapture(Element target, Pointer.Sample now) {
        PointerCapture.of(target.nodeDocument()).releaseImplicitly();
        if (target.nodeDocument().defaultView() instanceof Window window) {
            processPendingCapture(window, now);
        }
    }

    /// @return false if the page has cancelled the event
    private static boolean firePointer(String type, EventTarget target, MouseEventInit init,
            List<PointerEvent> coalesced) {
        return target.fire(new PointerEvent(target.relevantRealm(), type, Inits.pointer(init, coalesced)));
    }

    /// Fires an event of the mouse, if the page wants them.
    ///
    /// @return false if the page has cancelled it
    private boolean fireMouse(String type, @Nullable Element target, MouseEventInit init) {
        if (target == null || compatibilityEventsPrevented || !type.equals("mousemove") && isDisabled(target)) {
            return true;
        }
        Event event = new MouseEvent(target.relevantRealm(), type, init);
        return target.fire(event);
    }

    /// A target, or the nearest element around it that is still in the document.
    private @Nullable Element connected(Element target) {
        return target.isConnected() ? target : boundaries.isEmpty() ? null : innermost().current();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fe-disabled">HTML: a disabled control and
    ///     clicks</a>
    private static boolean isDisabled(Element target) {
        for (Element element : Boundaries.inclusiveAncestors(target)) {
            if (element instanceof FormAssociatedElement control && control.isDisabledControl()) {
                return true;
            }
        }
        return false;
    }

    private static @Nullable Element commonAncestor(Element one, Element other) {
        List<Element> around = Boundaries.inclusiveAncestors(other);
        for (Element element : Boundaries.inclusiveAncestors(one)) {
            if (around.contains(element)) {
                return element;
            }
        }
        return null;
    }

    /// The keyword of `cursor` where the pointer is.
    String cursor() {
        Element over = boundaries.isEmpty() ? null : innermost().current();
        if (over == null) {
            return "default";
        }
        String value = innermost().window().view().computedStyle(over, null).getPropertyValue("cursor");
        String keyword = value.substring(value.lastIndexOf(' ') + 1);
        return keyword.equals("auto") || keyword.isEmpty() ? "default" : keyword;
    }
}
