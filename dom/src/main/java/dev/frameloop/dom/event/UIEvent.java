package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// An event of the user interface.
///
/// @see <a href="https://w3c.github.io/uievents/#interface-uievent">UI Events: UIEvent</a>
public class UIEvent extends Event {
    private @Nullable EventTarget view;
    private int detail;

    /// `new UIEvent(type, init)` of a script.
    public UIEvent(@Nullable Realm realm, String type, UIEventInit init) {
        this(realm, type, init.bubbles(), init.cancelable(), init.composed(), init.view(), init.detail());
    }

    /// What each subclass calls.
    protected UIEvent(@Nullable Realm realm, String type, boolean bubbles, boolean cancelable, boolean composed,
            @Nullable EventTarget view, int detail) {
        super(realm, type, bubbles, cancelable, composed);
        this.view = view;
        this.detail = detail;
    }

    /// The window it belongs to, or null.
    public final @Nullable EventTarget view() {
        return view;
    }

    /// A number whose meaning depends on the type: for a click, how many there were in a row.
    public final int detail() {
        return detail;
    }

    /// The legacy code of a key or button; 0 where the interface has none.
    public int which() {
        return 0;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://w3c.github.io/uievents/#dom-uievent-inituievent">UI Events: initUIEvent()</a>
    public final void initUIEvent(String type, boolean bubbles, boolean cancelable, @Nullable EventTarget view,
            int detail) {
        if (!dispatching) {
            initialize(type, bubbles, cancelable);
            this.view = view;
            this.detail = detail;
        }
    }
}
