package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A CSS animation started, repeats, ended or was cancelled.
///
/// @see <a href="https://drafts.csswg.org/css-animations/#interface-animationevent">CSS Animations: AnimationEvent</a>
public final class AnimationEvent extends Event {
    private final String animationName;
    private final double elapsedTime;
    private final String pseudoElement;

    /// `new AnimationEvent(type, init)` of a script.
    public AnimationEvent(@Nullable Realm realm, String type, AnimationEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        animationName = init.animationName();
        elapsedTime = init.elapsedTime();
        pseudoElement = init.pseudoElement();
    }

    /// The name of the keyframes.
    public String animationName() {
        return animationName;
    }

    /// How long the animation has run, in seconds, delay not counted.
    public double elapsedTime() {
        return elapsedTime;
    }

    /// The pseudo-element it runs on, `"::before"` say, or the empty string.
    public String pseudoElement() {
        return pseudoElement;
    }
}
