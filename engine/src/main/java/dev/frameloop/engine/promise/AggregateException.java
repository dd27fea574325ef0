package dev.frameloop.engine.promise;

import java.util.List;

/// Why {@link Promises#any} came to nothing: all its promises were rejected. The reasons are its suppressed exceptions, too.
///
/// @see <a href="https://tc39.es/ecma262/#sec-aggregate-error-objects">ECMAScript: AggregateError</a>
public final class AggregateException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    @SuppressWarnings("serial") // throwables are serializable, the list that holds them is
    private final List<Throwable> errors;

    AggregateException(List<Throwable> errors) {
        super("all promises were rejected");
        this.errors = List.copyOf(errors);
        errors.forEach(this::addSuppressed);
    }

    /// The reasons, in the order of the promises.
    public List<Throwable> errors() {
        return errors;
    }
}
