package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// How a listener is added.
///
/// @param capture whether it is called on the way down to the target rather than on the way up
/// @param passive whether `preventDefault()` has no effect in it; null for the default of the type and the target
/// @param once whether it is removed before its first call
/// @param signal removes it when it is aborted
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-addeventlisteneroptions">DOM: AddEventListenerOptions</a>
public record AddEventListenerOptions(boolean capture, @Nullable Boolean passive, boolean once,
        @Nullable AbortSignal signal) {
    /// A bubbling listener that stays.
    public static final AddEventListenerOptions DEFAULT = new AddEventListenerOptions(false, null, false, null);
    /// A capturing listener that stays.
    public static final AddEventListenerOptions CAPTURE = new AddEventListenerOptions(true, null, false, null);
    /// A bubbling listener for one call.
    public static final AddEventListenerOptions ONCE = new AddEventListenerOptions(false, null, true, null);
}
