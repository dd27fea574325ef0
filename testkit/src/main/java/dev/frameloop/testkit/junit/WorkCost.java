package dev.frameloop.testkit.junit;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/// How much of the page's time work takes, each in microseconds.
///
/// Work within other work adds to it: a callback of a task takes its own time, and so makes the task longer.
@Retention(RetentionPolicy.RUNTIME)
public @interface WorkCost {
    /// Each task.
    long task() default 0;

    /// Each script, from its first statement to its last.
    long script() default 0;

    /// Each callback of page code: a listener, an observer's, an animation frame's, a timer's.
    long callback() default 0;

    /// Each microtask.
    long microtask() default 0;

    /// Each element that is restyled.
    long restyledElement() default 0;

    /// Each box that is laid out.
    long laidOutBox() default 0;

    /// Each million pixels that are painted.
    long paintedMegapixel() default 0;
}
