package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.value.AnimationComposition;
import dev.frameloop.dom.css.value.AnimationDirection;
import dev.frameloop.dom.css.value.AnimationFillMode;
import dev.frameloop.dom.css.value.AnimationPlayState;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Easing;
import dev.frameloop.dom.css.value.Ident;
import dev.frameloop.dom.css.value.NumericLiteral;
import dev.frameloop.dom.css.value.TransitionBehavior;

import java.util.List;

/// The computed values of transitions and animations, a list item for each.
public sealed interface AnimationProperties extends PropertyValues permits ComputedStyle {
    /// `transition-property`
    default List<Ident> transitionProperty() {
        return list(Longhand.TRANSITION_PROPERTY);
    }

    /// `transition-duration`, in seconds
    default List<NumericLiteral> transitionDuration() {
        return list(Longhand.TRANSITION_DURATION);
    }

    /// `transition-delay`, in seconds
    default List<NumericLiteral> transitionDelay() {
        return list(Longhand.TRANSITION_DELAY);
    }

    /// `transition-timing-function`
    default List<Easing> transitionTimingFunction() {
        return list(Longhand.TRANSITION_TIMING_FUNCTION);
    }

    /// `transition-behavior`
    default List<TransitionBehavior> transitionBehavior() {
        return list(Longhand.TRANSITION_BEHAVIOR);
    }

    /// `animation-name`
    default List<CssValue> animationName() {
        return list(Longhand.ANIMATION_NAME);
    }

    /// `animation-duration`
    default List<CssValue> animationDuration() {
        return list(Longhand.ANIMATION_DURATION);
    }

    /// `animation-delay`, in seconds
    default List<NumericLiteral> animationDelay() {
        return list(Longhand.ANIMATION_DELAY);
    }

    /// `animation-timing-function`
    default List<Easing> animationTimingFunction() {
        return list(Longhand.ANIMATION_TIMING_FUNCTION);
    }

    /// `animation-iteration-count`
    default List<CssValue> animationIterationCount() {
        return list(Longhand.ANIMATION_ITERATION_COUNT);
    }

    /// `animation-direction`
    default List<AnimationDirection> animationDirection() {
        return list(Longhand.ANIMATION_DIRECTION);
    }

    /// `animation-fill-mode`
    default List<AnimationFillMode> animationFillMode() {
        return list(Longhand.ANIMATION_FILL_MODE);
    }

    /// `animation-play-state`
    default List<AnimationPlayState> animationPlayState() {
        return list(Longhand.ANIMATION_PLAY_STATE);
    }

    /// `animation-composition`
    default List<AnimationComposition> animationComposition() {
        return list(Longhand.ANIMATION_COMPOSITION);
    }

    /// `animation-timeline`
    default CssValue animationTimeline() {
        return get(Longhand.ANIMATION_TIMELINE);
    }
}
