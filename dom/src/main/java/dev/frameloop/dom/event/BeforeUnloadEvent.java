package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The page is about to be left; a listener that cancels the event, or sets its return value, wants the user asked first.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#beforeunloadevent">HTML: BeforeUnloadEvent</a>
public final class BeforeUnloadEvent extends Event {
    private String legacyReturnValue = "";

    /// The event that is fired at a window; it can be cancelled.
    public BeforeUnloadEvent(@Nullable Realm realm) {
        this(realm, "beforeunload", true);
    }

    BeforeUnloadEvent(@Nullable Realm realm, String type, boolean cancelable) {
        super(realm, type, false, cancelable, false);
    }

    /// What a page would have the user asked; not shown by any browser. IDL: `returnValue`.
    public String legacyReturnValue() {
        return legacyReturnValue;
    }

    /// Sets {@link #legacyReturnValue()}.
    public void setLegacyReturnValue(String value) {
        legacyReturnValue = value;
    }
}
