package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

/// Where an async function stood when it waited, or who had started it. Nothing went wrong at this place: it is here to tell of
/// frames that are no longer on any stack.
public final class AsyncStackTrace extends Exception {
    private static final long serialVersionUID = 1L;

    AsyncStackTrace(String message, @Nullable AsyncStackTrace before) {
        super(message, before);
    }
}
