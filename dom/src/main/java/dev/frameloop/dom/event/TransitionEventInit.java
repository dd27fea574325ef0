package dev.frameloop.dom.event;

/// What a {@link TransitionEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param propertyName the longhand property that changes
/// @param elapsedTime how long the transition has run, in seconds, delay not counted
/// @param pseudoElement the pseudo-element it runs on, `"::before"` say, or the empty string
/// @see <a href="https://drafts.csswg.org/css-transitions/#interface-transitionevent">CSS Transitions: TransitionEventInit</a>
public record TransitionEventInit(boolean bubbles, boolean cancelable, boolean composed, String propertyName,
        double elapsedTime, String pseudoElement) {}
