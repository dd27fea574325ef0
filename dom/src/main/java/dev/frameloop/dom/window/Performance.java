package dev.frameloop.dom.window;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;

/// The clock of a global, as pages read it.
///
/// @see <a href="https://w3c.github.io/hr-time/#sec-performance">High Resolution Time: Performance</a>
public final class Performance extends EventTarget {
    private final GlobalObject global;
    private final TimeOrigin origin;

    Performance(GlobalObject global, TimeOrigin origin) {
        this.global = global;
        this.origin = origin;
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// The time since the time origin, in milliseconds.
    public double now() {
        return origin.now();
    }

    /// The time origin, in milliseconds since the beginning of 1970.
    public double timeOrigin() {
        return origin.sinceEpoch();
    }
}
