package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Definition.Dictionary;
import dev.frameloop.script.idl.Definition.DictionaryMember;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Dictionaries: Java records of the same name, whose components have the names of the members.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-dictionary">Web IDL: dictionary types</a>
final class Dictionaries {
    /// A dictionary with its record: the members in the order in which they are read, and the constructor.
    private record BoundDictionary(List<DictionaryMember> members, int[] component, Class<?>[] types,
            MethodHandle constructor) {}

    private final Bindings bindings;
    private final Map<String, BoundDictionary> known = new ConcurrentHashMap<>();

    Dictionaries(Bindings bindings) {
        this.bindings = bindings;
    }

    /// The record of an object of a script.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#js-to-dictionary">Web IDL: convert to a dictionary</a>
    Object toJava(RealmBinding realm, String name, Value value) {
        BoundDictionary dictionary = bound(name);
        // 1. Only objects, undefined and null will do.
        boolean empty = value.isNull();
        if (!empty && !realm.isObject(value)) {
            throw ConversionException.ofValue("is not of type '" + name + "'.");
        }
        // 2. - 5. The members of inherited dictionaries first, each dictionary's in the order of their names.
        @Nullable
        Object[] components = new Object[dictionary.types.length];
        for (int i = 0; i < dictionary.members.size(); i++) {
            DictionaryMember member = dictionary.members.get(i);
            Value given = empty ? realm.prelude.undefined : realm.prelude.getProperty.execute(value, member.name());
            int component = dictionary.component[i];
            Object converted = member(realm, name, member, given);
            if (component >= 0) {
                components[component] = converted;
            }
        }
        for (int i = 0; i < components.length; i++) {
            components[i] = Converters.fitted(components[i], dictionary.types[i]);
        }
        return newRecord(dictionary, components);
    }

    private @Nullable Object member(RealmBinding realm, String name, DictionaryMember member, Value given) {
        if (!realm.isUndefined(given)) {
            try {
                return bindings.converters().of(member.type()).toJava(realm, given);
            } catch (ConversionException e) {
                throw ConversionException.of("Failed to read the '" + member.name() + "' property from '" + name + "': "
                        + e.about("The provided value"));
            }
        }
        if (member.required()) {
            throw ConversionException.of("Failed to read the '" + member.name() + "' property from '" + name
                    + "': Required member is undefined.");
        }
        return member.defaultValue() == null
                ? null
                : bindings.converters().of(member.type(), member.defaultValue(), realm);
    }

    private static Object newRecord(BoundDictionary dictionary, @Nullable Object[] components) {
        try {
            return (Object) dictionary.constructor.invokeExact(components);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /// An object of a script with the record's components that are not null.
    Value toScript(RealmBinding realm, Record dictionary) {
        List<String> names = new ArrayList<>();
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : dictionary.getClass().getRecordComponents()) {
            try {
                Object value = component.getAccessor().invoke(dictionary);
                if (value != null) {
                    names.add(component.getName());
                    values.add(value);
                }
            } catch (IllegalAccessException | InvocationTargetException e) {
                throw new IllegalStateException(dictionary.getClass() + " must be public, its package exported", e);
            }
        }
        return realm.objectOf(names, values);
    }

    /// Binds a dictionary.
    ///
    /// @throws IllegalStateException naming a member without a component
    private BoundDictionary bound(String name) {
        BoundDictionary found = known.get(name);
        if (found == null) {
            found = bind(name, bindings.javaClass(name));
            known.put(name, found);
        }
        return found;
    }

    /// Fails if the dictionary's record lacks a member.
    void check(String name) {
        BoundDictionary dictionary = bound(name);
        for (int i = 0; i < dictionary.component.length; i++) {
            if (dictionary.component[i] < 0) {
                throw new IllegalStateException(
                        "record " + name + " has no component " + dictionary.members.get(i).name());
            }
        }
    }

    private BoundDictionary bind(String name, Class<?> type) {
        if (!type.isRecord()) {
            throw new IllegalStateException(type + " must be a record, since " + name + " is a dictionary");
        }
        List<DictionaryMember> members = members(name);
        RecordComponent[] components = type.getRecordComponents();
        Map<String, Integer> index = new HashMap<>();
        for (int i = 0; i < components.length; i++) {
            index.put(components[i].getName(), i);
        }
        Class<?>[] types = Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        int[] component = members.stream()
                .mapToInt(it -> index.getOrDefault(
                        it.type().attributes().value("Java") instanceof String java ? java : it.name(),
                        -1))
                .toArray();
        try {
            MethodHandle constructor = MethodHandles.lookup().findConstructor(type,
                    MethodType.methodType(void.class, types));
            return new BoundDictionary(members, component, types,
                    constructor.asType(MethodType.genericMethodType(types.length)).asSpreader(Object[].class,
                            types.length));
        } catch (NoSuchMethodException | IllegalAccessException e) {
            throw new IllegalStateException(type + " must be public, its package exported", e);
        }
    }

    private List<DictionaryMember> members(String name) {
        Dictionary dictionary = bindings.definitions().dictionary(name);
        if (dictionary == null) {
            throw new IllegalStateException("no interface description defines " + name);
        }
        List<DictionaryMember> all = new ArrayList<>();
        if (dictionary.parent() != null) {
            all.addAll(members(dictionary.parent()));
        }
        dictionary.members().stream().sorted(Comparator.comparing(DictionaryMember::name)).forEach(all::add);
        return all;
    }
}
