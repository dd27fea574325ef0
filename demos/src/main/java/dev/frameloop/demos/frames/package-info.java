/// requestAnimationFrame against timers: four ways to animate on one loop, measured from the loop's own trace, drawn as a strip chart.
///
/// Uses the engine alone: no page, no script. {@link dev.frameloop.demos.frames.RafVsTimer} is the demo,
/// {@link dev.frameloop.demos.frames.Way} the four ways, {@link dev.frameloop.demos.frames.Measurement} what the trace tells of them.
///
/// Read {@link dev.frameloop.demos.frames.Experiment} first.
@NullMarked
package dev.frameloop.demos.frames;

import org.jspecify.annotations.NullMarked;
