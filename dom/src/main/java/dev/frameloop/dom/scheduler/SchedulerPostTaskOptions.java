package dev.frameloop.dom.scheduler;

import dev.frameloop.dom.event.AbortSignal;
import org.jspecify.annotations.Nullable;

/// How a task is posted.
///
/// @param signal aborts the task, and gives it its priority if it is a {@link TaskSignal} and none is given here
/// @param priority `user-blocking`, `user-visible` or `background`; null for the signal's
/// @param delay after how many milliseconds the task is queued
public record SchedulerPostTaskOptions(@Nullable AbortSignal signal, @Nullable String priority, long delay) {}
