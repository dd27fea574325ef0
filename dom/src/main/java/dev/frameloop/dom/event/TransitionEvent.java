package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A CSS transition was made, started, ended or was cancelled.
///
/// @see <a href="https://drafts.csswg.org/css-transitions/#interface-transitionevent">CSS Transitions: TransitionEvent</a>
public final class TransitionEvent extends Event {
    private final String propertyName;
    private final double elapsedTime;
    private final String pseudoElement;

    /// `new TransitionEvent(type, init)` of a script.
    public TransitionEvent(@Nullable Realm realm, String type, TransitionEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        propertyName = init.propertyName();
        elapsedTime = init.elapsedTime();
        pseudoElement = init.pseudoElement();
    }

    /// The longhand property that changes.
    public String propertyName() {
        return propertyName;
    }

    /// How long the transition has run, in seconds, delay not counted.
    public double elapsedTime() {
        return elapsedTime;
    }

    /// The pseudo-element it runs on, `"::before"` say, or the empty string.
    public String pseudoElement() {
        return pseudoElement;
    }
}
