/// Frames: when there is a rendering opportunity, what a document does in one, and its animation frame callbacks.
///
/// The loop's update of the rendering speaks to documents through {@link dev.frameloop.engine.frame.RenderableDocument}, one
/// method per step, and knows when to do so from a {@link dev.frameloop.engine.frame.FrameSource}.
/// May use `engine.time` and `engine.trace`; the loop uses it.
@NullMarked
package dev.frameloop.engine.frame;

import org.jspecify.annotations.NullMarked;
