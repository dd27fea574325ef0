package dev.frameloop.script.binding;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.IdlType;
import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The public Java method or constructor that an operation calls, found by name, number and types of its parameters.
///
/// Where the Java class has overloads with fewer parameters instead of nullable ones, there is a handle for each number.
final class JavaMethod {
    private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

    private record Target(MethodHandle handle, Class<?>[] parameters) {}

    private final Map<Integer, Target> targets;
    private final boolean takesRealm;
    private final boolean isStatic;

    private JavaMethod(Map<Integer, Target> targets, boolean takesRealm, boolean isStatic) {
        this.targets = targets;
        this.takesRealm = takesRealm;
        this.isStatic = isStatic;
    }

    /// @throws IllegalStateException naming the class and the method, if there is none
    static JavaMethod find(Bindings bindings, Class<?> type, String name, boolean isStatic, List<Argument> arguments) {
        int required = (int) arguments.stream().filter(argument -> !argument.optional()).count();
        List<IdlType> types = arguments.stream().map(it -> bindings.definitions().resolve(it.type())).toList();
        boolean variadic = !arguments.isEmpty() && arguments.getLast().variadic();
        for (boolean takesRealm : isStatic ? new boolean[]{true, false} : new boolean[]{false}) {
            Map<Integer, Target> targets = new TreeMap<>();
            for (int count = arguments.size(); count >= required; count--) {
                Executable best = best(bindings, type, name, isStatic, takesRealm, types.subList(0, count), variadic);
                if (best != null) {
                    targets.put(count, target(best, isStatic));
                    if (count == arguments.size()) {
                        break;
                    }
                }
            }
            if (!targets.isEmpty()) {
                return new JavaMethod(targets, takesRealm, isStatic);
            }
        }
        throw new IllegalStateException(type.getName() + " has no public " + (isStatic ? "static " : "") + "method "
                + name + types);
    }

    private static @Nullable Executable best(Bindings bindings, Class<?> type, String name, boolean isStatic,
            boolean takesRealm, List<IdlType> types, boolean variadic) {
        Stream<? extends Executable> candidates = name.equals(Signature.CONSTRUCTOR)
                ? Arrays.stream(type.getConstructors())
                : Arrays.stream(type.getMethods()).filter(it -> it.getName().equals(name)
                        && Modifier.isStatic(it.getModifiers()) == isStatic && !it.isBridge());
        Executable best = null;
        int bestScore = 0;
        for (Executable candidate : candidates.toList()) {
            int score = score(bindings, candidate.getParameterTypes(), takesRealm, types, variadic);
            if (score > bestScore) {
                best = candidate;
                bestScore = score;
            }
        }
        return best;
    }

    /// How well the parameters take the types: 0 not at all, more for closer types.
    private static int score(Bindings bindings, Class<?>[] parameters, boolean takesRealm, List<IdlType> types,
            boolean variadic) {
        int offset = takesRealm ? 1 : 0;
        if (parameters.length != types.size() + offset || takesRealm && parameters[0] != Realm.class) {
            return 0;
        }
        int score = 1;
        for (int i = 0; i < types.size(); i++) {
            Class<?> parameter = parameters[i + offset];
            if (variadic && i == types.size() - 1) {
                parameter = parameter.isArray()
                        ? parameter.getComponentType()
                        : List.class.isAssignableFrom(parameter) ? Object.class : parameter;
            }
            int fit = bindings.converters().fit(types.get(i), parameter);
            if (fit == 0) {
                return 0;
            }
            score += fit;
        }
        return score;
    }

    private static Target target(Executable executable, boolean isStatic) {
        try {
            MethodHandle handle = switch (executable) {
                case Method method -> LOOKUP.unreflect(method);
                case Constructor<?> constructor -> LOOKUP.unreflectConstructor(constructor);
            };
            handle = handle.asFixedArity();
            int count = handle.type().parameterCount();
            handle = handle.asType(MethodType.genericMethodType(count)).asSpreader(Object[].class, count);
            return new Target(handle, executable.getParameterTypes());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(executable + " is not public, or its package is not exported", e);
        }
    }

    private Target largest() {
        return targets.values().stream().reduce((a, b) -> b).orElseThrow();
    }

    /// The type of each variadic argument.
    Class<?> variadicComponent() {
        Class<?>[] parameters = largest().parameters;
        Class<?> last = parameters[parameters.length - 1];
        return last.isArray() ? last.getComponentType() : Object.class;
    }

    /// Whether variadic arguments come as an array, not as a list.
    boolean takesArray() {
        Class<?>[] parameters = largest().parameters;
        return parameters[parameters.length - 1].isArray();
    }

    /// The handle for a call, and the arguments cut to its number.
    MethodHandle withParameters(List<@Nullable Object> converted, int full, int present) {
        Target target = targets.get(full);
        if (target == null) {
            int count = present;
            while (!targets.containsKey(count) && count < full) {
                count++;
            }
            while (!targets.containsKey(count)) {
                count--;
            }
            target = targets.get(count);
            converted.subList(count, converted.size()).clear();
        }
        int offset = takesRealm ? 1 : 0;
        for (int i = 0; i < converted.size(); i++) {
            converted.set(i, Converters.fitted(converted.get(i), target.parameters[i + offset]));
        }
        return target.handle;
    }

    @Nullable
    Object call(MethodHandle handle, Realm realm, @Nullable Object receiver, List<@Nullable Object> converted)
            throws Throwable {
        if (takesRealm) {
            converted.addFirst(realm);
        }
        if (!isStatic) {
            converted.addFirst(receiver);
        }
        return (Object) handle.invokeExact(converted.toArray());
    }
}
