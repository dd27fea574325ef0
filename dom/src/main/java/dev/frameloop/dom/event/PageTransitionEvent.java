package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// The page is shown or hidden.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent">HTML: PageTransitionEvent</a>
public final class PageTransitionEvent extends Event {
    private final boolean persisted;

    /// `new PageTransitionEvent(type, init)` of a script.
    public PageTransitionEvent(@Nullable Realm realm, String type, PageTransitionEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        persisted = init.persisted();
    }

    /// Whether the page comes from or may go to a cache of living pages.
    public boolean persisted() {
        return persisted;
    }
}
