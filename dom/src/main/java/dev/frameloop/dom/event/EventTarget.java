package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// An object that events are dispatched to: a node, a window, a signal, or what a page makes with `new EventTarget()`.
///
/// A subclass says what comes next on the event path ({@link #getTheParent}), and what a click on it does
/// ({@link #hasActivationBehavior} and its neighbours).
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-eventtarget">DOM: EventTarget</a>
public class EventTarget extends PlatformObject {
    private final @Nullable Realm realm;
    private @Nullable EventListenerList listeners;
    private @Nullable Map<String, EventHandler> eventHandlers;

    /// A target that belongs to no realm, or whose class overrides {@link #relevantRealm()}.
    protected EventTarget() {
        realm = null;
    }

    /// `new EventTarget()` of a script.
    public EventTarget(@Nullable Realm realm) {
        this.realm = realm;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// Adds a bubbling listener.
    public final void addEventListener(String type, @Nullable EventListener callback) {
        addEventListener(type, callback, AddEventListenerOptions.DEFAULT);
    }

    /// Adds a listener, unless the callback is null, or already there for this type and this value of `capture`, or the signal is aborted.
    ///
    /// @param options a boolean, which means `capture`, or {@link AddEventListenerOptions}
    /// @see <a href="https://dom.spec.whatwg.org/#dom-eventtarget-addeventlistener">DOM: addEventListener()</a>
    public final void addEventListener(String type, @Nullable EventListener callback, Object options) {
        addEventListener(type, callback, flatten(options));
    }

    private static AddEventListenerOptions flatten(Object options) {
        return switch (options) {
            case AddEventListenerOptions given -> given;
            case Boolean capture -> capture ? AddEventListenerOptions.CAPTURE : AddEventListenerOptions.DEFAULT;
            default ->
                throw new IllegalArgumentException("options: a Boolean or AddEventListenerOptions, not " + options);
        };
    }

    /// @see <a href="https://dom.spec.whatwg.org/#add-an-event-listener">DOM: add an event listener</a>
    private void addEventListener(String type, @Nullable EventListener callback, AddEventListenerOptions options) {
        // 2. - 3. With an aborted signal or without a callback there is nothing to add.
        AbortSignal signal = options.signal();
        if (signal != null && signal.aborted() || callback == null) {
            return;
        }
        // 4. Passive defaults by type and target.
        Boolean passive = options.passive();
        boolean isPassive = passive != null ? passive : isPassiveByDefault(type);
        // 5. The same callback is added once.
        if (listeners != null && listeners.find(type, callback, options.capture()) != null) {
            return;
        }
        RegisteredEventListener listener = new RegisteredEventListener(callback, options.capture(), options.once(),
                isPassive, signal);
        appendListener(type, listener);
        // 6. The signal removes it.
        if (signal != null) {
            Runnable removal = () -> removeListener(type, listener);
            listener.removal = removal;
            signal.add(removal);
        }
    }

    /// Removes the bubbling listener with this callback, if there is one.
    public final void removeEventListener(String type, @Nullable EventListener callback) {
        removeEventListener(type, callback, false);
    }

    /// Removes the listener with this callback and this value of `capture`, if there is one.
    ///
    /// @param options a boolean, which means `capture`, or {@link EventListenerOptions}, or {@link AddEventListenerOptions}
    /// @see <a href="https://dom.spec.whatwg.org/#dom-eventtarget-removeeventlistener">DOM: removeEventListener()</a>
    public final void removeEventListener(String type, @Nullable EventListener callback, Object options) {
        boolean capture = options instanceof EventListenerOptions given ? given.capture() : flatten(options).capture();
        if (listeners != null && callback != null) {
            RegisteredEventListener listener = listeners.find(type, callback, capture);
            if (listener != null) {
                removeListener(type, listener);
            }
        }
    }

    final void appendListener(String type, RegisteredEventListener listener) {
        if (listeners == null) {
            listeners = new EventListenerList();
        }
        listeners.append(type, listener);
        listenerAdded(type);
    }

    final void removeListener(String type, RegisteredEventListener listener) {
        if (listeners != null && !listener.removed) {
            listeners.remove(type, listener);
            if (listener.signal != null && listener.removal != null) {
                listener.signal.remove(listener.removal);
            }
        }
    }

    /// Whether any listener of this type is on this target itself.
    public final boolean hasListener(String type) {
        return listeners != null && listeners.has(type);
    }

    final @Nullable EventListenerList listeners() {
        return listeners;
    }

    /// Dispatches an event of a page: it is not trusted, and all its listeners have been called on return.
    ///
    /// @return false if the event was cancelled
    /// @throws DOMException `InvalidStateError` if the event is being dispatched already, or is not initialized
    /// @see <a href="https://dom.spec.whatwg.org/#dom-eventtarget-dispatchevent">DOM: dispatchEvent()</a>
    public final boolean dispatchEvent(Event event) {
        if (event.dispatching) {
            throw new DOMException("InvalidStateError", "The event is being dispatched already.");
        }
        if (!event.initialized) {
            throw new DOMException("InvalidStateError", "The event's type is not set: call initEvent() first.");
        }
        event.setTrusted(false);
        return EventDispatch.dispatch(event, this, false);
    }

    /// Fires an event of the platform: it is trusted.
    ///
    /// @param event a new event of this target's realm
    /// @return false if the event was cancelled
    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-fire">DOM: fire an event</a>
    public final boolean fire(Event event) {
        event.setTrusted(true);
        return EventDispatch.dispatch(event, this, false);
    }

    /// Fires a plain trusted event of this type.
    ///
    /// @return false if the event was cancelled
    public final boolean fire(String type, EventInit init) {
        return fire(new Event(relevantRealm(), type, init.bubbles(), init.cancelable(), init.composed()));
    }

    /// Fires a plain trusted event that neither bubbles nor can be cancelled.
    ///
    /// @return true
    public final boolean fire(String type) {
        return fire(type, EventInit.DEFAULT);
    }

    /// Fires an event at this window whose target reads as its document: `load`, say.
    ///
    /// @return false if the event was cancelled
    public final boolean fireWithLegacyTargetOverride(Event event) {
        event.setTrusted(true);
        return EventDispatch.dispatch(event, this, true);
    }

    /// The value of an event handler: an {@link EventHandlerNonNull}, for `onerror` an {@link OnErrorEventHandlerNonNull}, for
    /// `onbeforeunload` an {@link OnBeforeUnloadEventHandlerNonNull}; or null.
    ///
    /// The binding gets every IDL attribute of the types `EventHandler`, `OnErrorEventHandler` and `OnBeforeUnloadEventHandler` here.
    ///
    /// @param name the attribute's name, `"onclick"` say
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-idl-attributes">HTML: event handler IDL attributes</a>
    public final @Nullable Object eventHandler(String name) {
        EventTarget handled = eventHandlerTarget(name);
        EventHandler handler = handled == null || handled.eventHandlers == null
                ? null
                : handled.eventHandlers.get(name);
        return handler == null ? null : handler.currentValue();
    }

    /// Sets the value of an event handler, of a type that {@link #eventHandler} names, or null.
    ///
    /// @param name the attribute's name, `"onclick"` say
    public final void setEventHandler(String name, @Nullable Object callback) {
        setHandlerValue(name, callback);
        eventHandlerSet(name);
    }

    /// Sets an event handler by the text of a content attribute, which is compiled when it is first needed; null removes it.
    ///
    /// @param name the attribute's name, `"onclick"` say
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-handler-content-attributes">HTML: event handler content attributes</a>
    public final void setEventHandlerText(String name, @Nullable String body) {
        setHandlerValue(name, body == null ? null : new EventHandler.InternalRawUncompiledHandler(body));
    }

    private void setHandlerValue(String name, @Nullable Object value) {
        EventTarget handled = eventHandlerTarget(name);
        if (handled == null || value == null && handled.eventHandlers == null) {
            return;
        }
        if (handled.eventHandlers == null) {
            handled.eventHandlers = new HashMap<>();
        }
        handled.eventHandlers.computeIfAbsent(name, n -> new EventHandler(handled, n)).set(value);
    }

    /// The target whose event handler an attribute of this one names: the window for some attributes of a body, null if there is none.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#determining-the-target-of-an-event-handler">HTML: determining the
    ///     target of an event handler</a>
    protected @Nullable EventTarget eventHandlerTarget(String name) {
        return this;
    }

    /// The objects in which the text of a handler's content attribute looks up names, outermost first: an element's document, its form
    /// owner, the element itself.
    protected List<? extends PlatformObject> eventHandlerScope() {
        return List.of();
    }

    /// What comes after this target on the path of the event; null ends the path.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#get-the-parent">DOM: get the parent</a>
    protected @Nullable EventTarget getTheParent(Event event) {
        return null;
    }

    /// What the event's target reads as with the legacy target override: a window's document.
    protected EventTarget legacyTargetOverride() {
        return this;
    }

    /// Whether listeners of this type are passive where they do not say: on windows, documents, roots and bodies, for touches and wheels.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#default-passive-value">DOM: default passive value</a>
    protected boolean isPassiveByDefault(String type) {
        return false;
    }

    /// Whether a listener of this type can hold up scrolling while it runs.
    protected static boolean isScrollBlocking(String type) {
        return switch (type) {
            case "touchstart", "touchmove", "wheel", "mousewheel" -> true;
            default -> false;
        };
    }

    /// Called after a listener of this type was added, so that an observer of such additions can act.
    protected void listenerAdded(String type) {}

    /// Called after a script has set an event handler, also to null, so that a message port can start, say.
    ///
    /// @param name the handler's name, `"onmessage"` say
    protected void eventHandlerSet(String name) {}

    /// Whether a click on this target does something by itself, as on links, buttons and checkboxes.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#eventtarget-activation-behavior">DOM: activation behavior</a>
    protected boolean hasActivationBehavior() {
        return false;
    }

    /// What a click does after all listeners, if none cancelled it. Called only if {@link #hasActivationBehavior()}.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#eventtarget-activation-behavior">DOM: activation behavior</a>
    protected void activationBehavior(Event event) {}

    /// What a click does before any listener: a checkbox changes its state. Called only if {@link #hasActivationBehavior()}.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#eventtarget-legacy-pre-activation-behavior">DOM: legacy-pre-activation behavior</a>
    protected void legacyPreActivationBehavior(Event event) {}

    /// Undoes the legacy-pre-activation behaviour of a click that was cancelled. Called only if {@link #hasActivationBehavior()}.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#eventtarget-legacy-canceled-activation-behavior">DOM: legacy-canceled-activation behavior</a>
    protected void legacyCanceledActivationBehavior(Event event) {}
}
