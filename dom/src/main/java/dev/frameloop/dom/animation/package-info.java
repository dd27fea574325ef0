/// Web Animations: what time it is for animations.
///
/// {@link dev.frameloop.dom.animation.DocumentTimeline} moves once a frame, so that everything that is animated in a frame agrees.
/// UNIMPLEMENTED: effects, animations and their events.
///
/// @see <a href="https://drafts.csswg.org/web-animations-1/">Web Animations</a>
@NullMarked
package dev.frameloop.dom.animation;

import org.jspecify.annotations.NullMarked;
