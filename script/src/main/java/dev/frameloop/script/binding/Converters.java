package dev.frameloop.script.binding;

import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.script.idl.DefaultValue;
import dev.frameloop.script.idl.Definition.Enumeration;
import dev.frameloop.script.idl.ExtendedAttributes;
import dev.frameloop.script.idl.IdlType;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// The converters of all types, made when a type is first used.
final class Converters {
    private final Bindings bindings;
    private final Map<IdlType, Converter> known = new ConcurrentHashMap<>();

    Converters(Bindings bindings) {
        this.bindings = bindings;
    }

    /// The converter of a type, typedefs allowed.
    Converter of(IdlType type) {
        Converter converter = known.get(type);
        if (converter == null) {
            converter = make(bindings.definitions().resolve(type));
            known.put(type, converter);
        }
        return converter;
    }

    private Converter make(IdlType type) {
        if (type.nullable() && !type.is("any")) {
            Converter inner = callbackOrNull(type) instanceof Converter callback ? callback : make(type.nonNull());
            return (realm, value) -> value.isNull() ? null : inner.toJava(realm, value);
        }
        ExtendedAttributes attributes = type.attributes();
        String name = type.name();
        return switch (name) {
            case "any" -> RealmBinding::toAny;
            case "undefined" -> (_, _) -> null;
            case "object" -> (realm, value) -> checkedObject(realm, value);
            case "boolean" -> RealmBinding::toBoolean;
            case "byte" -> Numbers.integer(8, true, attributes, name);
            case "octet" -> Numbers.integer(8, false, attributes, name);
            case "short" -> Numbers.integer(16, true, attributes, name);
            case "unsigned short" -> Numbers.integer(16, false, attributes, name);
            case "long" -> Numbers.integer(32, true, attributes, name);
            case "unsigned long" -> Numbers.integer(32, false, attributes, name);
            case "long long" -> Numbers.integer(64, true, attributes, name);
            case "unsigned long long" -> Numbers.integer(64, false, attributes, name);
            case "float" -> Numbers.floating(true, true, name);
            case "unrestricted float" -> Numbers.floating(false, true, name);
            case "double" -> Numbers.floating(true, false, name);
            case "unrestricted double" -> Numbers.floating(false, false, name);
            case "DOMString", "CSSOMString" -> attributes.has("LegacyNullToEmptyString")
                    ? (realm, value) -> value.isNull() && !realm.isUndefined(value) ? "" : realm.toJavaString(value)
                    : RealmBinding::toJavaString;
            case "USVString" -> (realm, value) -> toScalarValues(realm.toJavaString(value));
            case "ByteString" -> Converters::byteString;
            case "Promise" -> RealmPromise::of;
            case "sequence", "FrozenArray", "ObservableArray" -> sequence(of(type.arguments().getFirst()));
            case "record" -> record(of(type.arguments().getFirst()), of(type.arguments().getLast()));
            case IdlType.UNION -> union(type.arguments());
            default -> named(type);
        };
    }

    private Converter named(IdlType type) {
        String name = type.name();
        Enumeration enumeration = bindings.definitions().enumeration(name);
        if (enumeration != null) {
            return (realm, value) -> checkedEnumeration(enumeration, realm.toJavaString(value));
        }
        if (bindings.definitions().dictionary(name) != null) {
            return (realm, value) -> bindings.dictionaries().toJava(realm, name, value);
        }
        Converter callback = bindings.callbackTypes().converter(type);
        if (callback != null) {
            return callback;
        }
        if (TypeChoice.isBuffer(type)) {
            return (realm, value) -> checkedBuffer(realm, value, name);
        }
        BoundInterface bound = bindings.interfaceNamed(name);
        if (bound == null) {
            throw new IllegalStateException("no interface description defines " + name);
        }
        Class<?> javaClass = bound.javaClass();
        return (realm, value) -> {
            Object java = realm.javaObject(value);
            if (!javaClass.isInstance(java)) {
                throw ConversionException.ofValue("is not of type '" + name + "'.");
            }
            return java;
        };
    }

    private @Nullable Converter callbackOrNull(IdlType type) {
        return bindings.callbackTypes().converter(type);
    }

    private static Object checkedObject(RealmBinding realm, Value value) {
        if (!realm.isObject(value)) {
            throw ConversionException.ofValue("is not of type 'object'.");
        }
        return value;
    }

    private static Object checkedBuffer(RealmBinding realm, Value value, String name) {
        if (!realm.isBuffer(value, name)) {
            throw ConversionException.ofValue("is not of type '" + name + "'.");
        }
        return value;
    }

    private static Object checkedEnumeration(Enumeration enumeration, String value) {
        if (!enumeration.values().contains(value)) {
            throw ConversionException.of("The provided value '" + value + "' is not a valid enum value of type "
                    + enumeration.name() + ".");
        }
        return value;
    }

    private static Object byteString(RealmBinding realm, Value value) {
        String string = realm.toJavaString(value);
        if (string.chars().anyMatch(c -> c > 255)) {
            throw ConversionException.of("String contains non ISO-8859-1 code point.");
        }
        return string;
    }

    /// Replaces lone surrogates by U+FFFD.
    static String toScalarValues(String string) {
        for (int i = 0; i < string.length(); i++) {
            if (Character.isSurrogate(string.charAt(i))) {
                int[] points = string.codePoints()
                        .map(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE ? 0xFFFD : c).toArray();
                return new String(points, 0, points.length);
            }
        }
        return string;
    }

    private static Converter sequence(Converter element) {
        return (realm, value) -> {
            List<Value> values = realm.isObject(value) ? realm.toList(value) : null;
            if (values == null) {
                throw ConversionException.ofValue("cannot be converted to a sequence.");
            }
            List<@Nullable Object> list = new ArrayList<>(values.size());
            for (Value item : values) {
                list.add(element.toJava(realm, item));
            }
            return list;
        };
    }

    private static Converter record(Converter key, Converter element) {
        return (realm, value) -> {
            if (!realm.isObject(value)) {
                throw ConversionException.ofValue("is not of type 'object'.");
            }
            Map<@Nullable Object, @Nullable Object> map = new LinkedHashMap<>();
            Value entries = realm.prelude.recordEntries.execute(value);
            for (long i = 0; i < entries.getArraySize(); i++) {
                Value entry = entries.getArrayElement(i);
                map.put(key.toJava(realm, entry.getArrayElement(0)), element.toJava(realm, entry.getArrayElement(1)));
            }
            return map;
        };
    }

    private Converter union(List<IdlType> members) {
        return (realm, value) -> {
            int chosen = TypeChoice.choose(realm, members, value);
            if (chosen < 0) {
                String types = String.join(" or ", members.stream().map(IdlType::toString).toList());
                throw ConversionException.ofValue("is not of type '(" + types + ")'.");
            }
            return of(members.get(chosen)).toJava(realm, value);
        };
    }

    // ---- Default values ---------------------------------------------------------------------------------------------------

    /// The Java value of a default value of a type.
    @Nullable
    Object of(IdlType declared, DefaultValue value, RealmBinding realm) {
        IdlType type = bindings.definitions().resolve(declared);
        return switch (value) {
            case DefaultValue.Null _ -> type.is("any") ? realm.prelude.nullValue : nullOf(type, realm);
            case DefaultValue.Undefined _ -> null;
            case DefaultValue.Bool bool -> bool.value();
            case DefaultValue.Number number -> numberOf(type, number.value());
            case DefaultValue.Text text -> text.value();
            case DefaultValue.EmptySequence _ -> List.of();
            case DefaultValue.EmptyDictionary _ -> nullOf(type, realm);
        };
    }

    /// What null, or the empty dictionary, is for a type: for a dictionary, or a union that has one, a record with all defaults.
    private @Nullable Object nullOf(IdlType type, RealmBinding realm) {
        if (bindings.definitions().dictionary(type.name()) != null) {
            return bindings.dictionaries().toJava(realm, type.name(), realm.prelude.undefined);
        }
        for (IdlType member : type.isUnion() && !type.nullable() ? type.arguments() : List.<IdlType>of()) {
            Object found = nullOf(bindings.definitions().resolve(member), realm);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static Object numberOf(IdlType type, double value) {
        return switch (type.name()) {
            case "byte", "octet", "short", "unsigned short", "long" -> (Object) (int) value;
            case "unsigned long", "long long", "unsigned long long" -> (Object) (long) value;
            default -> (Object) value;
        };
    }

    // ---- Java types -------------------------------------------------------------------------------------------------------

    /// How well a Java type takes the values of a type: 0 not at all, 1 as anything, 2 as a supertype, 3 exactly.
    int fit(IdlType type, Class<?> java) {
        if (java == Object.class) {
            return 1;
        }
        if (TypeChoice.isNumber(type)) {
            return isNumeric(java) ? 3 : 0;
        }
        if (type.is("boolean")) {
            return java == boolean.class || java == Boolean.class ? 3 : 0;
        }
        if (TypeChoice.isString(bindings, type)) {
            return java == String.class ? 3 : java == CharSequence.class ? 2 : 0;
        }
        Class<?> exact = switch (type.name()) {
            case "sequence", "FrozenArray", "ObservableArray" -> List.class;
            case "record" -> Map.class;
            case "Promise" -> ScriptPromise.class;
            case "any", "object", "undefined", IdlType.UNION -> Object.class;
            default -> TypeChoice.isBuffer(type) ? Object.class : bindings.javaClass(type.name());
        };
        return java == exact ? 3 : java.isAssignableFrom(exact) ? 2 : 0;
    }

    private static boolean isNumeric(Class<?> java) {
        return java == int.class || java == long.class || java == double.class || java == float.class
                || java == Integer.class || java == Long.class || java == Double.class || java == Float.class
                || java == short.class || java == byte.class || java == Number.class;
    }

    /// The value as a parameter of that Java type takes it: the width of numbers may differ from the description's.
    static @Nullable Object fitted(@Nullable Object value, Class<?> parameter) {
        if (value == null) {
            return parameter.isPrimitive() ? parameter == boolean.class ? (Object) false : fitted(0, parameter) : null;
        }
        if (!(value instanceof Number number)) {
            return value;
        }
        if (parameter == int.class || parameter == Integer.class) {
            return number.intValue();
        }
        if (parameter == long.class || parameter == Long.class) {
            return number.longValue();
        }
        if (parameter == double.class || parameter == Double.class) {
            return number.doubleValue();
        }
        if (parameter == float.class || parameter == Float.class) {
            return number.floatValue();
        }
        return parameter == short.class
                ? (Object) number.shortValue()
                : parameter == byte.class ? number.byteValue() : value;
    }
}
