package dev.frameloop.dom.event;

/// What a {@link HashChangeEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param oldURL the URL before
/// @param newURL the URL now
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#hashchangeevent">HTML: HashChangeEventInit</a>
public record HashChangeEventInit(boolean bubbles, boolean cancelable, boolean composed, String oldURL,
        String newURL) {}
