package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A form is about to be submitted.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent">HTML: SubmitEvent</a>
public final class SubmitEvent extends Event {
    private final @Nullable EventTarget submitter;

    /// `new SubmitEvent(type, init)` of a script.
    public SubmitEvent(@Nullable Realm realm, String type, SubmitEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        submitter = init.submitter();
    }

    /// The button that was used, or null.
    public @Nullable EventTarget submitter() {
        return submitter;
    }
}
