package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// An event of a page's own, with whatever it wants to tell.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-customevent">DOM: CustomEvent</a>
public final class CustomEvent extends Event {
    private @Nullable Object detail;

    /// `new CustomEvent(type, init)` of a script.
    public CustomEvent(@Nullable Realm realm, String type, CustomEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        detail = init.detail();
    }

    /// What the page gave along, or null.
    public @Nullable Object detail() {
        return detail;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-customevent-initcustomevent">DOM: initCustomEvent()</a>
    public void initCustomEvent(String type, boolean bubbles, boolean cancelable, @Nullable Object detail) {
        if (!dispatching) {
            initialize(type, bubbles, cancelable);
            this.detail = detail;
        }
    }
}
