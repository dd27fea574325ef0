package dev.frameloop.dom.mutation;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The registered observer list of one node.
///
/// @see <a href="https://dom.spec.whatwg.org/#registered-observer-list">DOM: registered observer list</a>
public final class RegisteredObservers {
    /// An observer on this node.
    static final class Registration {
        final MutationObserver observer;
        Options options;
        /// For a transient registered observer the registration on an ancestor that it stands for, until the next notification.
        final @Nullable Registration source;

        Registration(MutationObserver observer, Options options, @Nullable Registration source) {
            this.observer = observer;
            this.options = options;
            this.source = source;
        }
    }

    final List<Registration> list = new ArrayList<>(1);

    RegisteredObservers() {}
}
