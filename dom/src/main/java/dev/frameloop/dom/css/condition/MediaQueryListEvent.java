package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// The result of a media query list has changed.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#mediaquerylistevent">CSSOM View: interface MediaQueryListEvent</a>
public final class MediaQueryListEvent extends Event {
    private final String media;
    private final boolean matches;

    /// `new MediaQueryListEvent(type, init)` of a script.
    public MediaQueryListEvent(@Nullable Realm realm, String type, MediaQueryListEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        media = init.media();
        matches = init.matches();
    }

    /// The serialized queries.
    public String media() {
        return media;
    }

    /// Whether they match now.
    public boolean matches() {
        return matches;
    }
}
