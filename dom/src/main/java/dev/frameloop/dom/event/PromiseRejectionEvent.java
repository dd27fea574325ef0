package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A promise was rejected that nobody handles, or one of those is handled after all.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#promiserejectionevent">HTML: PromiseRejectionEvent</a>
public final class PromiseRejectionEvent extends Event {
    private final Object promise;
    private final @Nullable Object reason;

    /// `new PromiseRejectionEvent(type, init)` of a script.
    public PromiseRejectionEvent(@Nullable Realm realm, String type, PromiseRejectionEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        promise = init.promise();
        reason = init.reason();
    }

    /// The promise, as the script engine holds it.
    public Object promise() {
        return promise;
    }

    /// The value that it was rejected with.
    public @Nullable Object reason() {
        return reason;
    }
}
