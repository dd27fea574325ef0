package dev.frameloop.script.binding;

import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/// An interface in one realm: its JavaScript class.
final class RealmInterface {
    private final RealmBinding realm;
    private final BoundInterface bound;
    private final @Nullable RealmInterface parent;
    private final Value constructor;
    private final Value prototype;
    private @Nullable Value legacyHandler;
    private @Nullable Value unforgeables;

    RealmInterface(RealmBinding realm, BoundInterface bound, @Nullable RealmInterface parent, Value constructor,
            Value prototype) {
        this.realm = realm;
        this.bound = bound;
        this.parent = parent;
        this.constructor = constructor;
        this.prototype = prototype;
    }

    BoundInterface bound() {
        return bound;
    }

    /// The interface object; of a namespace the namespace object.
    Value constructor() {
        return constructor;
    }

    /// The interface prototype object.
    Value prototype() {
        return prototype;
    }

    /// The handler of the proxies that are this interface's objects, or null where they are ordinary objects.
    @Nullable
    Value legacyHandler() {
        if (legacyHandler == null && bound.isLegacyPlatformObject()) {
            legacyHandler = LegacyPlatformObject.handler(realm, bound);
        }
        return legacyHandler;
    }

    /// An object with the members of this interface that every instance has as own properties.
    Value unforgeables() {
        if (unforgeables == null) {
            unforgeables = realm.prelude.newObject.execute();
        }
        return unforgeables;
    }

    /// Gives an instance the unforgeable members of this interface and of those that it inherits from.
    void addUnforgeables(Value instance) {
        for (RealmInterface current = this; current != null; current = current.parent) {
            if (current.unforgeables != null) {
                realm.prelude.copyProperties.executeVoid(current.unforgeables, instance);
            }
        }
    }
}
