/// The visualiser: a page on one side, the loop that runs it on the other, to be stepped and watched.
///
/// Two threads. On one the page runs, on the virtual clock; a {@link dev.frameloop.demos.visualiser.LoopWatch} sees every event of its
/// trace and hands the thread to a {@link dev.frameloop.demos.visualiser.Stepper}, which holds it at the boundaries of tasks,
/// microtasks, rendering steps and frames. So the loop itself knows nothing of being watched. What is to be seen leaves that thread as
/// an immutable {@link dev.frameloop.demos.visualiser.Snapshot}. On the other thread a second page, the
/// {@link dev.frameloop.demos.visualiser.Screen}, shows it; it is HTML, CSS and a script like any other page, and its clicks and keys
/// come back as {@link dev.frameloop.demos.visualiser.ScreenCommand}s.
///
/// The clock is virtual in the window too: slow motion stretches it, so that the page behaves the same at every speed. What work costs on
/// that clock is {@link dev.frameloop.demos.visualiser.WorkCost}'s model.
///
/// Read {@link dev.frameloop.demos.visualiser.LoopWatch} first.
@NullMarked
package dev.frameloop.demos.visualiser;

import org.jspecify.annotations.NullMarked;
