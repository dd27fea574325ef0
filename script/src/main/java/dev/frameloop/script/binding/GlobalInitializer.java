package dev.frameloop.script.binding;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.script.idl.Definition;
import dev.frameloop.script.idl.ExtendedAttributes;
import dev.frameloop.script.idl.Member.Constant;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;

/// Makes a platform object a realm's global object.
///
/// Its members become properties of the language's own global object, each interface that it exposes a property that makes the
/// interface when it is first touched.
///
/// So a page does not pay for interfaces that it does not use.
///
/// DIVERGES: until then such a property reads as an accessor by `Object.getOwnPropertyDescriptors`.
///
/// @see <a href="https://webidl.spec.whatwg.org/#define-the-global-property-references">Web IDL: define the global property references</a>
final class GlobalInitializer {
    private GlobalInitializer() {}

    static void initialize(RealmBinding realm, PlatformObject globalObject) {
        BoundInterface bound = realm.bindings.interfaceOf(globalObject);
        Value global = realm.prelude.global;
        realm.prelude.stamp.executeVoid(global, globalObject);
        globalObject.setScriptWrapper(global);
        for (BoundInterface each : realm.bindings.interfaces()) {
            if (isExposed(each.definition(), bound)) {
                defineLazily(realm, each);
            }
        }
        for (Definition.Interface each : realm.bindings.definitions().interfaces()) {
            if (each.kind() == Definition.Kind.CALLBACK && each.members().stream().anyMatch(Constant.class::isInstance)
                    && isExposed(each, bound)) {
                ProxyExecutable make = _ -> InterfaceMaker.callbackInterface(realm, each);
                realm.prelude.defineLazily.executeVoid(each.name(), make);
            }
        }
        RealmInterface type = realm.interfaceOf(bound);
        realm.prelude.setPrototypeOf.executeVoid(global, type.prototype());
    }

    private static void defineLazily(RealmBinding realm, BoundInterface bound) {
        ProxyExecutable make = _ -> realm.interfaceOf(bound).constructor();
        realm.prelude.defineLazily.executeVoid(bound.name(), make);
        String factory = bound.legacyFactoryName();
        if (factory != null) {
            ProxyExecutable makeFactory = _ -> InterfaceMaker.legacyFactory(realm, bound);
            realm.prelude.defineLazily.executeVoid(factory, makeFactory);
        }
        String alias = bound.definition().attributes().value("LegacyWindowAlias");
        if (alias != null) {
            realm.prelude.defineLazily.executeVoid(alias, make);
        }
    }

    private static boolean isExposed(Definition.Interface definition, BoundInterface global) {
        return !definition.attributes().has("LegacyNoInterfaceObject") && isExposed(definition.attributes(), global);
    }

    /// Whether something with these extended attributes is exposed to the scripts of a global; without the one that says it, it is.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#dfn-exposed">Web IDL: exposed</a>
    static boolean isExposed(ExtendedAttributes attributes, BoundInterface global) {
        String exposed = attributes.value("Exposed");
        if (exposed == null || exposed.equals("*")) {
            return true;
        }
        List<String> names = names(global.definition().attributes().value("Global"));
        return names.stream().anyMatch(names(exposed)::contains) || names(exposed).contains(global.name());
    }

    private static List<String> names(@Nullable String list) {
        return list == null ? List.of() : Arrays.asList(list.strip().split(" *, *"));
    }
}
