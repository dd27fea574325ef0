package dev.frameloop.dom.event;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Aborts its signal.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-abortcontroller">DOM: AbortController</a>
public class AbortController extends PlatformObject {
    private final @Nullable Realm realm;
    private final AbortSignal signal;

    /// `new AbortController()`.
    ///
    /// @param realm the realm of the controller and its signal; null in Java code that has none
    public AbortController(@Nullable Realm realm) {
        this(realm, new AbortSignal(realm));
    }

    /// A controller of a signal of a subclass.
    protected AbortController(@Nullable Realm realm, AbortSignal signal) {
        this.realm = realm;
        this.signal = signal;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// The signal, always the same one.
    public final AbortSignal signal() {
        return signal;
    }

    /// Aborts the signal, unless it is aborted.
    ///
    /// @param reason null for an `AbortError`
    public final void abort(@Nullable Object reason) {
        signal.signalAbort(reason);
    }
}
