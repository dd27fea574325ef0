/// The one clock. Nobody else asks the operating system what time it is.
///
/// A loop, its timers, its frames and its pages all read one {@link dev.frameloop.engine.time.Clock}. On the virtual clock a
/// run is a pure function of its inputs; on the system clock it is real time. Uses nothing but `java.base`.
///
/// Read {@link dev.frameloop.engine.time.Clock} first.
@NullMarked
package dev.frameloop.engine.time;

import org.jspecify.annotations.NullMarked;
