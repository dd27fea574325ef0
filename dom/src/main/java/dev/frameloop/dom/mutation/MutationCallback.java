package dev.frameloop.dom.mutation;

import java.util.List;

/// What a mutation observer calls. In a script the observer is also `this`.
///
/// @see <a href="https://dom.spec.whatwg.org/#callbackdef-mutationcallback">DOM: MutationCallback</a>
@FunctionalInterface
public interface MutationCallback {
    /// Tells of mutations, oldest first. What it throws is reported.
    void call(List<MutationRecord> mutations, MutationObserver observer);
}
