package dev.frameloop.testkit.junit;

import org.jspecify.annotations.Nullable;

/// A test fails with a schedule other than the default one. Its cause is what the test threw then, with the account of that run.
final class ScheduleFailure extends AssertionError {
    private static final long serialVersionUID = 1L;

    ScheduleFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
