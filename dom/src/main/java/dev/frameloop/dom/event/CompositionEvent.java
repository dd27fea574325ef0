package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Text is being composed by an input method.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-compositionevent">UI Events: CompositionEvent</a>
public final class CompositionEvent extends UIEvent {
    private String data;

    /// `new CompositionEvent(type, init)` of a script.
    public CompositionEvent(@Nullable Realm realm, String type, CompositionEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
        data = init.data();
    }

    /// The characters that the input method made.
    public String data() {
        return data;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://w3c.github.io/uievents/#dom-compositionevent-initcompositionevent">UI Events: initCompositionEvent()</a>
    public void initCompositionEvent(String type, boolean bubbles, boolean cancelable, @Nullable EventTarget view,
            String data) {
        if (!dispatching) {
            initUIEvent(type, bubbles, cancelable, view, 0);
            this.data = data;
        }
    }
}
