package dev.frameloop.dom.event;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Something that happened, on its way along the event path of its target.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-event">DOM: Event</a>
public class Event extends PlatformObject {
    /// The event is not being dispatched.
    public static final int NONE = 0;
    /// On the way down, above the target.
    public static final int CAPTURING_PHASE = 1;
    /// At the target, or at a host whose shadow tree holds it.
    public static final int AT_TARGET = 2;
    /// On the way up, above the target.
    public static final int BUBBLING_PHASE = 3;

    private final @Nullable Realm realm;
    private String type;
    private boolean bubbles;
    private boolean cancelable;
    private boolean composed;
    private boolean trusted;
    private double timeStamp;

    // What the dispatch sets; see EventDispatch.
    boolean stopPropagation;
    boolean stopImmediatePropagation;
    boolean canceled;
    boolean inPassiveListener;
    boolean initialized = true;
    boolean dispatching;
    int phase = NONE;
    @Nullable
    EventTarget target;
    @Nullable
    EventTarget relatedTarget;
    @Nullable
    EventTarget currentTarget;
    EventPath path = EventPath.EMPTY;
    @Nullable
    EventTarget dispatchTarget;

    /// `new Event(type, init)` of a script.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-constructor">DOM: event constructing steps</a>
    public Event(Realm realm, String type, EventInit init) {
        this(realm, type, init.bubbles(), init.cancelable(), init.composed());
    }

    /// An event of Java code that belongs to no realm yet; its time stamp is that of its first dispatch.
    public Event(String type, EventInit init) {
        this(null, type, init.bubbles(), init.cancelable(), init.composed());
    }

    /// An event of Java code that neither bubbles nor can be cancelled.
    public Event(String type) {
        this(type, EventInit.DEFAULT);
    }

    /// What each subclass calls.
    protected Event(@Nullable Realm realm, String type, boolean bubbles, boolean cancelable, boolean composed) {
        this.realm = realm;
        this.type = type;
        this.bubbles = bubbles;
        this.cancelable = cancelable;
        this.composed = composed;
        if (realm != null) {
            timeStamp = realm.global().currentHighResolutionTime();
        }
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// What happened, `"click"` say; the empty string before a created event is initialized.
    public final String type() {
        return type;
    }

    /// The node or other object at which it happened, as the current listener may see it: a listener outside a shadow tree sees
    /// the host. Null before the dispatch.
    public final @Nullable EventTarget target() {
        return target;
    }

    /// The same as {@link #target()}, by its legacy name.
    public final @Nullable EventTarget srcElement() {
        return target;
    }

    /// The object whose listener is called now; null outside a dispatch.
    public final @Nullable EventTarget currentTarget() {
        return currentTarget;
    }

    /// The targets that listeners are called on, innermost first, without those of shadow trees that the current target may not see.
    /// Empty outside a dispatch.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-event-composedpath">DOM: composedPath()</a>
    public final List<EventTarget> composedPath() {
        return path.composedPath(currentTarget);
    }

    /// Where the path begins, not retargeted; for those who say what comes next on it. Pages must not see it.
    public final @Nullable EventTarget dispatchTarget() {
        return dispatchTarget;
    }

    /// {@link #NONE}, {@link #CAPTURING_PHASE}, {@link #AT_TARGET} or {@link #BUBBLING_PHASE}.
    public final int eventPhase() {
        return phase;
    }

    /// Calls no listener of a further target.
    public final void stopPropagation() {
        stopPropagation = true;
    }

    /// Calls no further listener at all.
    public final void stopImmediatePropagation() {
        stopPropagation = true;
        stopImmediatePropagation = true;
    }

    /// Whether the propagation was stopped.
    public final boolean cancelBubble() {
        return stopPropagation;
    }

    /// Stops the propagation if true; false has no effect.
    public final void setCancelBubble(boolean value) {
        if (value) {
            stopPropagation = true;
        }
    }

    /// Whether it goes up from its target to the ancestors.
    public final boolean bubbles() {
        return bubbles;
    }

    /// Whether {@link #preventDefault()} has an effect.
    public final boolean cancelable() {
        return cancelable;
    }

    /// Whether the event was not cancelled: the opposite of {@link #defaultPrevented()}.
    public final boolean returnValue() {
        return !canceled;
    }

    /// Cancels the event if false; true has no effect.
    public final void setReturnValue(boolean value) {
        if (!value) {
            preventDefault();
        }
    }

    /// Cancels the event, if it can be cancelled and the current listener is not passive.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#set-the-canceled-flag">DOM: set the canceled flag</a>
    public final void preventDefault() {
        if (cancelable && !inPassiveListener) {
            canceled = true;
        }
    }

    /// Whether the event was cancelled.
    public final boolean defaultPrevented() {
        return canceled;
    }

    /// Whether it leaves the shadow tree of its target.
    public final boolean composed() {
        return composed;
    }

    /// Whether the platform fired it, rather than `dispatchEvent`.
    public final boolean isTrusted() {
        return trusted;
    }

    /// When it was made, in milliseconds from the time origin of its global object.
    public final double timeStamp() {
        return timeStamp;
    }

    /// Gives the event another type and other flags; without effect while it is being dispatched.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-event-initevent">DOM: initEvent()</a>
    public final void initEvent(String type, boolean bubbles, boolean cancelable) {
        if (!dispatching) {
            initialize(type, bubbles, cancelable);
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-initialize">DOM: initialize an event</a>
    final void initialize(String type, boolean bubbles, boolean cancelable) {
        initialized = true;
        stopPropagation = false;
        stopImmediatePropagation = false;
        canceled = false;
        trusted = false;
        target = null;
        this.type = type;
        this.bubbles = bubbles;
        this.cancelable = cancelable;
    }

    final void setTrusted(boolean value) {
        trusted = value;
    }

    /// Runs steps during which the event has its legacy type.
    final void callWithType(String legacyType, Runnable steps) {
        String originalType = type;
        type = legacyType;
        try {
            steps.run();
        } finally {
            type = originalType;
        }
    }

    final void setComposed(boolean value) {
        composed = value;
    }

    /// Gives an event that belongs to no realm the time of its first dispatch.
    final void stampAt(@Nullable Realm dispatchRealm) {
        if (realm == null && timeStamp == 0 && dispatchRealm != null) {
            timeStamp = dispatchRealm.global().currentHighResolutionTime();
        }
    }

    /// Whether its listeners are being called.
    protected final boolean isBeingDispatched() {
        return dispatching;
    }
}
