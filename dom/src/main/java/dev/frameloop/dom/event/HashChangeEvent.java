package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The fragment of the document's URL changed.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#hashchangeevent">HTML: HashChangeEvent</a>
public final class HashChangeEvent extends Event {
    private final String oldURL;
    private final String newURL;

    /// `new HashChangeEvent(type, init)` of a script.
    public HashChangeEvent(@Nullable Realm realm, String type, HashChangeEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        oldURL = init.oldURL();
        newURL = init.newURL();
    }

    /// The URL before.
    public String oldURL() {
        return oldURL;
    }

    /// The URL now.
    public String newURL() {
        return newURL;
    }
}
