package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.Definition.Callback;
import dev.frameloop.script.idl.Definition.Interface;
import dev.frameloop.script.idl.Definition.Kind;
import dev.frameloop.script.idl.IdlType;
import dev.frameloop.script.idl.Member.Operation;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// Callback functions and callback interfaces, bound to the Java functional interfaces of the same names.
final class CallbackTypes {
    /// A kind of callback.
    ///
    /// @param number tells kinds apart
    /// @param operation of a callback interface the operation's name; null for a callback function
    /// @param nonObjectIsNull whether what is no object counts as null, and an object that cannot be called as one that does nothing
    record CallbackType(int number, Class<?> javaType, @Nullable String operation, IdlType returnType,
            List<Argument> arguments, boolean nonObjectIsNull) {
        /// The index of the argument that is also `this`, or -1: observers call with themselves.
        int thisArgument() {
            for (int i = 0; i < arguments.size(); i++) {
                if (arguments.get(i).name().equals("observer")) {
                    return i;
                }
            }
            return -1;
        }

        /// Whether `this` is the global object, as for the functions of timers.
        boolean thisIsGlobal() {
            return javaType.getSimpleName().equals("Function");
        }

        /// Whether null is a value of the argument; otherwise it stands for `undefined`.
        boolean isNullable(int index) {
            return index < arguments.size() && arguments.get(index).type().nullable();
        }

        /// The number of values without the nulls at the end that stand for optional arguments left out.
        int withoutMissing(@Nullable Object[] values) {
            int count = values.length;
            while (count > 0 && count <= arguments.size() && values[count - 1] == null
                    && arguments.get(count - 1).optional()) {
                count--;
            }
            return count;
        }
    }

    private final Bindings bindings;
    private final AtomicInteger lastNumber = new AtomicInteger();
    private final Map<String, CallbackType> types = new ConcurrentHashMap<>();

    CallbackTypes(Bindings bindings) {
        this.bindings = bindings;
    }

    boolean isCallbackInterface(IdlType type) {
        Interface found = bindings.definitions().interfaceNamed(type.name());
        return found != null && found.kind() == Kind.CALLBACK;
    }

    /// The converter of a callback type, or null for any other type.
    @Nullable
    Converter converter(IdlType type) {
        String name = type.name();
        Callback function = bindings.definitions().callback(name);
        if (function == null && !isCallbackInterface(type)) {
            return null;
        }
        return (realm, value) -> {
            CallbackType callback = typeOf(name);
            if (!realm.isObject(value)) {
                if (callback.nonObjectIsNull) {
                    return null;
                }
                throw ConversionException.ofValue(callback.operation == null
                        ? "is not of type 'Function'."
                        : "is not of type '" + name + "'.");
            }
            if (callback.operation == null && !callback.nonObjectIsNull && !value.canExecute()) {
                throw ConversionException.ofValue("is not of type 'Function'.");
            }
            return ScriptCallback.of(realm, callback, value);
        };
    }

    /// The kind of callback that a Java functional interface is, for functions that Java compiles.
    CallbackType typeOf(Class<?> javaType) {
        return typeOf(javaType.getSimpleName());
    }

    /// @throws IllegalStateException if no description defines the callback, or there is no such Java interface
    CallbackType typeOf(String name) {
        CallbackType found = types.get(name);
        return found != null ? found : types.computeIfAbsent(name, this::bind);
    }

    private CallbackType bind(String name) {
        Class<?> javaType = bindings.javaClass(name);
        if (!javaType.isInterface() || singleMethod(javaType) == null) {
            throw new IllegalStateException(javaType + " must be a functional interface");
        }
        int number = lastNumber.getAndIncrement();
        Callback function = bindings.definitions().callback(name);
        if (function != null) {
            return new CallbackType(number, javaType, null, bindings.definitions().resolve(function.returnType()),
                    function.arguments(), function.attributes().has("LegacyTreatNonObjectAsNull"));
        }
        Interface definition = bindings.definitions().interfaceNamed(name);
        if (definition == null) {
            throw new IllegalStateException("no interface description defines the callback " + name);
        }
        Operation operation = definition.members().stream().filter(Operation.class::isInstance)
                .map(Operation.class::cast)
                .findFirst().orElseThrow();
        return new CallbackType(number, javaType, operation.name(),
                bindings.definitions().resolve(operation.returnType()), operation.arguments(), false);
    }

    private static @Nullable Method singleMethod(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(it -> Modifier.isAbstract(it.getModifiers())).findFirst()
                .orElse(null);
    }

    /// Whether an attribute of this type is an event handler.
    boolean isEventHandler(IdlType type) {
        Callback function = bindings.definitions().callback(type.name());
        return function != null && function.attributes().has("LegacyTreatNonObjectAsNull");
    }

    /// What Java gets for the value that a callback returned.
    @Nullable
    Object result(RealmBinding realm, CallbackType type, Value value) {
        return type.returnType.is("undefined") ? null : bindings.converters().of(type.returnType).toJava(realm, value);
    }
}
