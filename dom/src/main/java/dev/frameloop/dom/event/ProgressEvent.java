package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Something that takes its time has come further.
///
/// @see <a href="https://xhr.spec.whatwg.org/#interface-progressevent">XHR: ProgressEvent</a>
public final class ProgressEvent extends Event {
    private final boolean lengthComputable;
    private final double loaded;
    private final double total;

    /// `new ProgressEvent(type, init)` of a script.
    public ProgressEvent(@Nullable Realm realm, String type, ProgressEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        lengthComputable = init.lengthComputable();
        loaded = init.loaded();
        total = init.total();
    }

    /// Whether the total is known.
    public boolean lengthComputable() {
        return lengthComputable;
    }

    /// How much is done.
    public double loaded() {
        return loaded;
    }

    /// How much there is to do, or 0.
    public double total() {
        return total;
    }
}
