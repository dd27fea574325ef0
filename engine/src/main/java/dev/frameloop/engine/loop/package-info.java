/// The event loop of the HTML Standard: tasks, microtasks, the update of the rendering, idle periods.
///
/// {@link dev.frameloop.engine.loop.EventLoop} is the one file to read: top to bottom it is the standard's section.
/// {@link dev.frameloop.engine.loop.HostedLoop} has what its host wants of it beside that,
/// {@link dev.frameloop.engine.loop.LoopRunner} waits and jumps in time for it, {@link dev.frameloop.engine.loop.LoopSteps} makes it one of
/// a family. May use `engine.time`, `trace`, `timer` and `frame`.
@NullMarked
package dev.frameloop.engine.loop;

import org.jspecify.annotations.NullMarked;
