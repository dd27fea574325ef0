/// Exploration of schedules: runs something again and again under other orders that the standard allows, groups what comes of it, and finds the
/// smallest schedule that leads to each outcome.
///
/// {@link dev.frameloop.engine.explore.ExploringPolicy} asks at each point that the standard leaves open, and nowhere else: which runnable task
/// queue; whether a rendering opportunity comes now; how late a timer or a message is, within a bound; which response comes first.
/// {@link dev.frameloop.engine.explore.Explorer} answers by seeds. The first option of each choice is what happens without exploration.
///
/// May use `engine.loop`, `engine.frame` and `engine.trace`. Read {@link dev.frameloop.engine.explore.Explorer} first.
@NullMarked
package dev.frameloop.engine.explore;

import org.jspecify.annotations.NullMarked;
