package dev.frameloop.dom.event;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.shadow.ShadowRoot;
import org.jspecify.annotations.Nullable;

/// The dispatch of one event: the path is fixed, then listeners are called along it, down and up.
///
/// @see <a href="https://dom.spec.whatwg.org/#dispatching-events">DOM: dispatching events</a>
final class EventDispatch {
    private EventDispatch() {}

    /// UNIMPLEMENTED: touch target lists, since there is no `TouchEvent`.
    ///
    /// @param legacyTargetOverride whether the event's target reads as the target's document
    /// @return false if the event was cancelled
    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-dispatch">DOM: dispatch</a>
    static boolean dispatch(Event event, EventTarget target, boolean legacyTargetOverride) {
        event.stampAt(target.relevantRealm());
        event.dispatchTarget = target;
        // 2. The target may read as the window's document.
        EventTarget targetOverride = legacyTargetOverride ? target.legacyTargetOverride() : target;
        // FAST PATH: nobody on the path listens, nothing is activated, and no shadow tree hides anything.
        boolean isActivationEvent = event instanceof MouseEvent && event.type().equals("click");
        if (!isActivationEvent && event.relatedTarget == null && nobodyListens(event, target)) {
            event.target = targetOverride;
            event.stopPropagation = false;
            event.stopImmediatePropagation = false;
            return !event.canceled;
        }
        // 1. The event is busy from here on.
        event.dispatching = true;
        // 3. - 6.9. The path, unless the event would come from where it goes to.
        EventPathBuilder builder = new EventPathBuilder(event, target, targetOverride, isActivationEvent);
        boolean clearTargets = false;
        try {
            if (builder.build()) {
                // 6.10. - 6.11. Outside of shadow trees nobody may see into them afterwards.
                clearTargets = builder.leavesTargetInShadowTree();
                // 6.12. - 6.14. Call the listeners.
                if (builder.activationTarget != null) {
                    builder.activationTarget.legacyPreActivationBehavior(event);
                }
                invokeAlong(event, event.path);
            }
        } finally {
            // 7. - 10. The event is free again.
            event.phase = Event.NONE;
            event.currentTarget = null;
            event.path = EventPath.EMPTY;
            event.dispatching = false;
            event.stopPropagation = false;
            event.stopImmediatePropagation = false;
        }
        // 11. Hide what shadow trees hide.
        if (clearTargets) {
            event.target = null;
            event.relatedTarget = null;
        }
        // 12. What a click does by itself.
        if (builder.activationTarget != null) {
            if (!event.canceled) {
                builder.activationTarget.activationBehavior(event);
            } else {
                builder.activationTarget.legacyCanceledActivationBehavior(event);
            }
        }
        // 13. Tell whether it was cancelled.
        return !event.canceled;
    }

    private static boolean nobodyListens(Event event, EventTarget target) {
        String legacyType = event.isTrusted() ? legacyType(event.type()) : null;
        for (EventTarget current = target; current != null; current = current.getTheParent(event)) {
            if (current.hasListener(event.type()) || legacyType != null && current.hasListener(legacyType)
                    || current instanceof ShadowRoot) {
                return false;
            }
        }
        return true;
    }

    private static void invokeAlong(Event event, EventPath path) {
        // 6.13. Down to the target.
        for (int index = path.size() - 1; index >= 0; index--) {
            boolean atTarget = path.get(index).atTarget();
            event.phase = atTarget ? Event.AT_TARGET : Event.CAPTURING_PHASE;
            invoke(path, index, event, true);
        }
        // 6.14. And up again, past targets only if the event bubbles.
        for (int index = 0; index < path.size(); index++) {
            boolean atTarget = path.get(index).atTarget();
            if (atTarget || event.bubbles()) {
                event.phase = atTarget ? Event.AT_TARGET : Event.BUBBLING_PHASE;
                invoke(path, index, event, false);
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-listener-invoke">DOM: invoke</a>
    private static void invoke(EventPath path, int index, Event event, boolean capturing) {
        // 1. - 3. The targets as they read here.
        EventPath.Entry entry = path.get(index);
        event.target = entry.shadowAdjustedTarget();
        event.relatedTarget = entry.relatedTarget();
        // 4. A stopped event goes no further.
        if (event.stopPropagation) {
            return;
        }
        // 5. - 7. The listeners as they are now.
        EventTarget currentTarget = entry.invocationTarget();
        event.currentTarget = currentTarget;
        EventListenerList listeners = currentTarget.listeners();
        if (listeners == null) {
            return;
        }
        // 8. - 9. Call them; for a trusted event that none was found for, those of its legacy type.
        boolean found = innerInvoke(event, event.type(), listeners, capturing, entry.inShadowTree());
        String legacyType = !found && event.isTrusted() ? legacyType(event.type()) : null;
        if (legacyType != null) {
            event.callWithType(legacyType,
                    () -> innerInvoke(event, legacyType, listeners, capturing, entry.inShadowTree()));
        }
    }

    /// @return whether there was a listener of this phase
    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-listener-inner-invoke">DOM: inner invoke</a>
    private static boolean innerInvoke(Event event, String type, EventListenerList list, boolean capturing,
            boolean inShadowTree) {
        boolean found = false;
        for (RegisteredEventListener listener : list.snapshot(type)) {
            if (listener == null) {
                break;
            }
            // 2. Those of the other phase, and those removed meanwhile, are left out.
            if (listener.removed || listener.capture != capturing) {
                continue;
            }
            found = true;
            callListener(event, type, listener, inShadowTree);
            // 2.13. A listener may stop the others.
            if (event.stopImmediatePropagation) {
                break;
            }
        }
        return found;
    }

    private static void callListener(Event event, String type, RegisteredEventListener listener, boolean inShadowTree) {
        EventTarget currentTarget = event.currentTarget;
        if (currentTarget == null) {
            return;
        }
        // 2.5. A listener for one call is removed before it.
        if (listener.once) {
            currentTarget.removeListener(type, listener);
        }
        // 2.6. - 2.10. Say which event is current, unless the target is in a shadow tree, and that the listener is passive.
        // DIVERGES: the global object is the current target's, not that of the callback's realm, which differ between frames only.
        Realm realm = currentTarget.relevantRealm();
        GlobalObject global = realm == null ? null : realm.global();
        WindowTarget window = global instanceof WindowTarget target ? target : null;
        Event outerEvent = window == null ? null : window.currentEvent();
        if (window != null) {
            window.setCurrentEvent(inShadowTree ? null : event);
        }
        event.inPassiveListener = listener.passive;
        try {
            // 2.11. Call it; what it throws is reported, and the dispatch goes on.
            if (global != null) {
                global.invokeCallback(type, () -> listener.callback.handleEvent(event));
            } else {
                callOutsidePages(event, listener.callback);
            }
        } finally {
            // 2.12. - 2.13. As it was before.
            event.inPassiveListener = false;
            if (window != null) {
                window.setCurrentEvent(outerEvent);
            }
        }
    }

    /// Java code without a page: an exception goes where those of an executor's callbacks go.
    private static void callOutsidePages(Event event, EventListener callback) {
        try {
            callback.handleEvent(event);
        } catch (Throwable thrown) {
            Thread thread = Thread.currentThread();
            thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        }
    }

    /// The type under which old pages listen for this one, or null.
    private static @Nullable String legacyType(String type) {
        return switch (type) {
            case "animationend" -> "webkitAnimationEnd";
            case "animationiteration" -> "webkitAnimationIteration";
            case "animationstart" -> "webkitAnimationStart";
            case "transitionend" -> "webkitTransitionEnd";
            default -> null;
        };
    }
}
