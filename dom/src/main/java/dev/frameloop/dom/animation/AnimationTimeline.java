package dev.frameloop.dom.animation;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

/// A source of time for animations.
///
/// @see <a href="https://drafts.csswg.org/web-animations-1/#the-animationtimeline-interface">Web Animations: AnimationTimeline</a>
public abstract class AnimationTimeline extends PlatformObject {
    /// The time in milliseconds, or null while the timeline is inactive.
    public abstract @Nullable Double currentTime();
}
