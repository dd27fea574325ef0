package dev.frameloop.dom.event;

/// What a {@link PageTransitionEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param persisted whether the page comes from or may go to a cache of living pages
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#pagetransitionevent">HTML: PageTransitionEventInit</a>
public record PageTransitionEventInit(boolean bubbles, boolean cancelable, boolean composed, boolean persisted) {}
