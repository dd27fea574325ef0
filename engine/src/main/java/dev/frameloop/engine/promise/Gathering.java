package dev.frameloop.engine.promise;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;

/// The results that a combinator of promises waits for, and how many are missing.
final class Gathering<E extends @Nullable Object> {
    private final List<E> elements;
    private final Consumer<? super List<E>> complete;
    /// One more than there are results, until the list of promises is through, so that it cannot be complete before.
    private int missing;

    @SuppressWarnings("NullAway") // every element is put before anybody sees the list
    Gathering(int size, Consumer<? super List<E>> complete) {
        elements = new ArrayList<>(Collections.nCopies(size, (E) null));
        this.complete = complete;
        missing = size + 1;
    }

    /// Notes a result.
    ///
    /// @return null, which is what a handler returns that has nothing to say
    @Nullable
    Object put(int index, E element) {
        elements.set(index, element);
        listIsComplete();
        return null;
    }

    void listIsComplete() {
        if (--missing == 0) {
            complete.accept(Collections.unmodifiableList(elements));
        }
    }
}
