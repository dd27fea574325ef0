package dev.frameloop.script.binding;

import dev.frameloop.script.idl.ExtendedAttributes;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Special;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Objects with indexed or named properties: proxies, whose traps are in `prelude.js`.
///
/// In Java a getter returns null where there is no such property, `length()` is the number of indexed properties, and
/// `supportedPropertyNames()` lists the named ones.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-legacy-platform-objects">Web IDL: legacy platform objects</a>
final class LegacyPlatformObject {
    private LegacyPlatformObject() {}

    static Value handler(RealmBinding realm, BoundInterface bound) {
        List<Object> names = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (boolean named : new boolean[]{false, true}) {
            Call getter = find(bound, Special.GETTER, named);
            if (getter != null) {
                names.add(named ? "named" : "item");
                values.add(read(realm, getter));
                add(realm, names, values, named ? "setNamed" : "setItem", find(bound, Special.SETTER, named));
                add(realm, names, values, "deleteNamed", named ? find(bound, Special.DELETER, true) : null);
                names.add(named ? "names" : "length");
                values.add(list(realm, bound, named ? "supportedPropertyNames" : "length"));
            }
        }
        names.add("override");
        values.add(has(bound, "LegacyOverrideBuiltIns"));
        names.add("hidden");
        values.add(has(bound, "LegacyUnenumerableNamedProperties"));
        Prelude prelude = realm.prelude;
        return prelude.legacyHandler.execute(prelude.objectOf.execute(prelude.listOf.execute(names.toArray()),
                prelude.listOf.execute(values.toArray())));
    }

    private record Call(Overloads overloads, boolean named) {}

    private static @Nullable Call find(BoundInterface bound, Special special, boolean named) {
        for (BoundInterface current = bound; current != null; current = current.parent()) {
            Operation operation = current.special(special, named);
            if (operation != null) {
                return new Call(current.specialCall(operation), named);
            }
        }
        return null;
    }

    private static boolean has(BoundInterface bound, String attribute) {
        for (BoundInterface current = bound; current != null; current = current.parent()) {
            if (current.has(attribute)) {
                return true;
            }
        }
        return false;
    }

    private static ProxyExecutable read(RealmBinding realm, Call getter) {
        return values -> InterfaceMaker.undefinedIfNull(realm,
                getter.overloads.call(realm, values[0].asHostObject(), values, 1));
    }

    private static void add(RealmBinding realm, List<Object> names, List<Object> values, String name,
            @Nullable Call call) {
        if (call != null) {
            ProxyExecutable executable = arguments -> call.overloads.call(realm, arguments[0].asHostObject(), arguments,
                    1);
            names.add(name);
            values.add(executable);
        }
    }

    private static ProxyExecutable list(RealmBinding realm, BoundInterface bound, String method) {
        return values -> {
            try {
                JavaMethod java = JavaMethod.find(bound, ExtendedAttributes.NONE, method, false, List.of());
                return realm.toScript(java.call(java.withParameters(new ArrayList<>(), 0, 0), realm.realm(),
                        values[0].asHostObject(), new ArrayList<>()));
            } catch (Throwable e) {
                throw realm.rethrow(e, "");
            }
        };
    }
}
