package dev.frameloop.dom.event;

/// What an {@link AnimationEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param animationName the name of the keyframes
/// @param elapsedTime how long the animation has run, in seconds, delay not counted
/// @param pseudoElement the pseudo-element it runs on, `"::before"` say, or the empty string
/// @see <a href="https://drafts.csswg.org/css-animations/#interface-animationevent">CSS Animations: AnimationEventInit</a>
public record AnimationEventInit(boolean bubbles, boolean cancelable, boolean composed, String animationName,
        double elapsedTime, String pseudoElement) {}
