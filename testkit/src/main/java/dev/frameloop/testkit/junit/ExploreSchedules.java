package dev.frameloop.testkit.junit;

import org.junit.jupiter.api.extension.ExtendWith;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// Runs a {@link PageTest} in many orders that the standard allows: first in the default order, then once for each seed, each time on a fresh page.
///
/// What varies is what the standard leaves open: which task queue is next, when a frame comes, how late timers and messages are, which
/// response comes first. A failure tells the smallest schedule that fails, and the seed that runs it again.
///
/// ```java
/// @PageTest("search.html")
/// @ExploreSchedules(seeds = 1000)
/// void theLastSearchWins(Page page) { ... }
/// ```
///
/// The method runs on several threads at once, on one instance of its class: it should keep to its parameters, which are those of
/// {@link PageTest}.
@ExtendWith(ExploreExtension.class)
@Target({ElementType.METHOD, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
public @interface ExploreSchedules {
    /// How many seeds.
    int seeds() default 1000;

    /// How late timers and messages may be, in milliseconds.
    long lateMillis() default 20;

    /// The one seed to run, from a failure's message; -1 for all.
    long replay() default -1;
}
