package dev.frameloop.script.binding;

import dev.frameloop.script.idl.IdlType;
import org.graalvm.polyglot.Value;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/// Which of several types a value is meant for: among the members of a union, and among overloads.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-union">Web IDL: union types</a>
/// @see <a href="https://webidl.spec.whatwg.org/#es-overloads">Web IDL: overload resolution algorithm</a>
final class TypeChoice {
    private static final Set<String> NUMBERS = Set.of("byte", "octet", "short", "unsigned short", "long",
            "unsigned long",
            "long long", "unsigned long long", "float", "unrestricted float", "double", "unrestricted double",
            "bigint");
    private static final Set<String> STRINGS = Set.of("DOMString", "USVString", "ByteString", "CSSOMString");
    private static final Set<String> BUFFERS = Set.of("ArrayBuffer", "DataView", "Int8Array", "Uint8Array",
            "Uint8ClampedArray", "Int16Array", "Uint16Array", "Int32Array", "Uint32Array", "Float32Array",
            "Float64Array",
            "BigInt64Array", "BigUint64Array");

    private TypeChoice() {}

    static boolean isNumber(IdlType type) {
        return NUMBERS.contains(type.name());
    }

    static boolean isString(Bindings bindings, IdlType type) {
        return STRINGS.contains(type.name()) || bindings.definitions().enumeration(type.name()) != null;
    }

    static boolean isBuffer(IdlType type) {
        return BUFFERS.contains(type.name());
    }

    /// The index of the type that the value is meant for, or -1.
    static int choose(RealmBinding realm, List<IdlType> types, Value value) {
        Bindings bindings = realm.bindings;
        int chosen = -1;
        if (value.isNull()) {
            chosen = first(types, type -> type.nullable() || bindings.definitions().dictionary(type.name()) != null);
        } else if (value.isString()) {
            chosen = first(types, type -> isString(bindings, type));
        } else if (RealmBinding.isNumber(value)) {
            chosen = first(types, TypeChoice::isNumber);
        } else if (value.isBoolean()) {
            chosen = first(types, type -> type.is("boolean"));
        } else if (realm.isObject(value)) {
            chosen = ofObject(realm, types, value);
        }
        // What is left converts: to a string, to a number, to a boolean, or stays what it is.
        chosen = chosen >= 0 ? chosen : first(types, type -> isString(bindings, type));
        chosen = chosen >= 0 ? chosen : first(types, TypeChoice::isNumber);
        chosen = chosen >= 0 ? chosen : first(types, type -> type.is("boolean"));
        return chosen >= 0 ? chosen : first(types, type -> type.is("any"));
    }

    private static int ofObject(RealmBinding realm, List<IdlType> types, Value value) {
        Bindings bindings = realm.bindings;
        Object java = realm.javaObject(value);
        int chosen = -1;
        if (java != null) {
            chosen = first(types, type -> {
                BoundInterface bound = bindings.interfaceNamed(type.name());
                return bound != null && bound.javaClass().isInstance(java) || type.is("object");
            });
        }
        if (chosen < 0 && java == null) {
            chosen = first(types, type -> isBuffer(type) && realm.isBuffer(value, type.name()));
        }
        if (chosen < 0 && value.canExecute()) {
            chosen = first(types, type -> bindings.definitions().callback(type.name()) != null || type.is("Function"));
        }
        if (chosen < 0 && first(types, TypeChoice::isSequence) >= 0 && realm.isIterable(value)) {
            chosen = first(types, TypeChoice::isSequence);
        }
        return chosen >= 0
                ? chosen
                : first(types, type -> type.is("object") || type.is("record")
                        || bindings.definitions().dictionary(type.name()) != null
                        || bindings.callbackTypes().isCallbackInterface(type));
    }

    private static boolean isSequence(IdlType type) {
        return type.is("sequence") || type.is("FrozenArray");
    }

    private static int first(List<IdlType> types, Predicate<IdlType> predicate) {
        for (int i = 0; i < types.size(); i++) {
            if (anyMember(types.get(i), predicate)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean anyMember(IdlType type, Predicate<IdlType> predicate) {
        if (predicate.test(type)) {
            return true;
        }
        if (type.isUnion()) {
            for (IdlType member : type.arguments()) {
                if (anyMember(member, predicate)) {
                    return true;
                }
            }
        }
        return false;
    }
}
