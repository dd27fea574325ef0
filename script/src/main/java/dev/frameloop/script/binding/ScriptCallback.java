package dev.frameloop.script.binding;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.script.binding.CallbackTypes.CallbackType;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/// A function or object of a script as a Java callback.
///
/// A call prepares to run a callback and cleans up after it, so that microtasks follow when no other page code is on the stack.
/// Where the first argument is an event, its current target is `this`.
///
/// @see <a href="https://webidl.spec.whatwg.org/#invoke-a-callback-function">Web IDL: invoke a callback function</a>
/// @see <a href="https://webidl.spec.whatwg.org/#call-a-user-objects-operation">Web IDL: call a user object's operation</a>
final class ScriptCallback implements InvocationHandler {
    private static final Object[] NO_ARGUMENTS = {};

    private final RealmBinding realm;
    private final CallbackType type;
    private final Value callback;
    private final Realm home;

    private ScriptCallback(RealmBinding realm, CallbackType type, Value callback) {
        this.realm = realm;
        this.type = type;
        this.callback = callback;
        home = realm.realmOf(callback);
    }

    /// The callback of a function: always the same one for the same function and type.
    static Object of(RealmBinding realm, CallbackType type, Value callback) {
        ProxyExecutable make = _ -> Proxy.newProxyInstance(type.javaType().getClassLoader(),
                new Class<?>[]{type.javaType()}, new ScriptCallback(realm, type, callback));
        return realm.prelude.callbackOf.execute(callback, type.number(), make).asHostObject();
    }

    /// The function that a callback was made of, or null if it is none of a script.
    static @Nullable Value valueOf(Object callback) {
        return Proxy.isProxyClass(callback.getClass())
                && Proxy.getInvocationHandler(callback) instanceof ScriptCallback script ? script.callback : null;
    }

    /// The function that a callback was made of.
    static Object functionOf(Object callback, RealmBinding realm) {
        Value value = valueOf(callback);
        if (value == null) {
            throw new IllegalStateException("a script cannot see a " + callback.getClass().getName());
        }
        return value;
    }

    @Override
    public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments) throws Throwable {
        Object[] given = arguments == null ? NO_ARGUMENTS : arguments;
        if (method.getDeclaringClass() == Object.class) {
            return switch (method.getName()) {
                case "equals" -> proxy == given[0];
                case "hashCode" -> System.identityHashCode(proxy);
                default -> "callback " + callback;
            };
        }
        if (method.isDefault()) {
            return InvocationHandler.invokeDefault(proxy, method, arguments);
        }
        realm.prepareToRunCallback();
        try {
            return Converters.fitted(call(given), method.getReturnType());
        } catch (PolyglotException e) {
            RuntimeException thrown = realm.toJava(e);
            throw thrown instanceof ScriptException script && home != realm.realm()
                    ? script.of(home.global())
                    : thrown;
        } finally {
            realm.cleanUpAfterRunningCallback();
        }
    }

    private @Nullable Object call(Object[] given) {
        Object[] flat = given.length > 0 && given[given.length - 1] instanceof Object[] rest
                ? flattened(given, rest)
                : given;
        Value function = callback;
        Object receiver = receiver(flat);
        if (type.operation() != null && !callback.canExecute()) {
            function = realm.prelude.getProperty.execute(callback, type.operation());
            receiver = callback;
        }
        if (!function.canExecute()) {
            if (type.nonObjectIsNull()) {
                return null;
            }
            throw realm.rethrow(ConversionException.of("The provided callback is not callable."), "");
        }
        int count = type.withoutMissing(flat);
        Object[] values = new Object[count + 2];
        values[0] = function;
        values[1] = receiver;
        for (int i = 0; i < count; i++) {
            values[i + 2] = flat[i] == null && !type.isNullable(i) ? realm.prelude.undefined : realm.toScript(flat[i]);
        }
        Value result = realm.prelude.callWith.execute(values);
        try {
            return realm.bindings.callbackTypes().result(realm, type, result);
        } catch (ConversionException e) {
            throw realm.rethrow(e, "");
        }
    }

    /// What `this` is in the function: an event's current target, the observer that calls, for timers the global object.
    private Object receiver(Object[] arguments) {
        if (arguments.length > 0 && arguments[0] instanceof Event event) {
            return realm.toScript(event.currentTarget());
        }
        if (type.thisArgument() >= 0) {
            return realm.toScript(arguments[type.thisArgument()]);
        }
        return type.thisIsGlobal() ? realm.prelude.global : realm.prelude.undefined;
    }

    private static Object[] flattened(Object[] given, Object[] rest) {
        Object[] all = new Object[given.length - 1 + rest.length];
        System.arraycopy(given, 0, all, 0, given.length - 1);
        System.arraycopy(rest, 0, all, given.length - 1, rest.length);
        return all;
    }
}
