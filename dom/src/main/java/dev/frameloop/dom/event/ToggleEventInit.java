package dev.frameloop.dom.event;

/// What a {@link ToggleEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param oldState `"open"` or `"closed"`, before
/// @param newState `"open"` or `"closed"`, after
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#toggleevent">HTML: ToggleEventInit</a>
public record ToggleEventInit(boolean bubbles, boolean cancelable, boolean composed, String oldState,
        String newState) {}
