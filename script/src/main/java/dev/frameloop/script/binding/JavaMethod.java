package dev.frameloop.script.binding;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.Definitions;
import dev.frameloop.script.idl.ExtendedAttributes;
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

    /// What comes before the arguments of the description.
    enum Kind {
        /// The object on which the method is called.
        INSTANCE,
        /// The object, as the first parameter of a static method.
        EXTENSION,
        /// Nothing: a static method, or a constructor.
        STATIC,
        /// The realm: a static method, or a constructor.
        STATIC_IN_REALM;

        boolean hasFirstParameter() {
            return this == EXTENSION || this == STATIC_IN_REALM;
        }
    }

    private final Map<Integer, Target> targets;
    private final Kind kind;

    private JavaMethod(Map<Integer, Target> targets, Kind kind) {
        this.targets = targets;
        this.kind = kind;
    }

    /// The method of an interface's member.
    ///
    /// @param member the member's extended attributes, of which `[JavaClass]` makes it an extension
    /// @throws IllegalStateException naming the class and the method, if there is none
    static JavaMethod find(BoundInterface owner, ExtendedAttributes member, String name, boolean isStatic,
            List<Argument> arguments) {
        Bindings bindings = owner.bindings();
        String extension = member.value(Definitions.JAVA_CLASS);
        if (extension != null && !isStatic) {
            return find(bindings, bindings.javaClass(extension), name, List.of(Kind.EXTENSION), owner.javaClass(),
                    arguments);
        }
        Class<?> type = owner.javaClass();
        return find(bindings, type, name,
                isStatic ? List.of(Kind.STATIC_IN_REALM, Kind.STATIC) : List.of(Kind.INSTANCE),
                type, arguments);
    }

    private static JavaMethod find(Bindings bindings, Class<?> type, String name, List<Kind> kinds, Class<?> receiver,
            List<Argument> arguments) {
        int required = (int) arguments.stream().filter(argument -> !argument.optional()).count();
        List<IdlType> types = arguments.stream().map(it -> bindings.definitions().resolve(it.type())).toList();
        boolean variadic = !arguments.isEmpty() && arguments.getLast().variadic();
        for (Kind kind : kinds) {
            Class<?> first = kind == Kind.EXTENSION ? receiver : kind == Kind.STATIC_IN_REALM ? Realm.class : null;
            Map<Integer, Target> targets = new TreeMap<>();
            for (int count = arguments.size(); count >= required; count--) {
                Executable best = best(bindings, type, name, kind, first, types.subList(0, count), variadic);
                if (best != null) {
                    targets.put(count, target(type, best));
                    if (count == arguments.size()) {
                        break;
                    }
                }
            }
            if (!targets.isEmpty()) {
                return new JavaMethod(targets, kind);
            }
        }
        throw new IllegalStateException(type.getName() + " has no public "
                + (kinds.contains(Kind.INSTANCE) ? "" : "static ") + "method " + name + types);
    }

    private static @Nullable Executable best(Bindings bindings, Class<?> type, String name, Kind kind,
            @Nullable Class<?> first, List<IdlType> types, boolean variadic) {
        Stream<? extends Executable> candidates = name.equals(Signature.CONSTRUCTOR)
                ? Arrays.stream(type.getConstructors())
                : Arrays.stream(type.getMethods()).filter(it -> it.getName().equals(name)
                        && Modifier.isStatic(it.getModifiers()) == (kind != Kind.INSTANCE) && !it.isBridge());
        Executable best = null;
        int bestScore = 0;
        for (Executable candidate : candidates.toList()) {
            int score = score(bindings, candidate.getParameterTypes(), first, types, variadic);
            if (score > bestScore) {
                best = candidate;
                bestScore = score;
            }
        }
        return best;
    }

    /// How well the parameters take the types: 0 not at all, more for closer types.
    private static int score(Bindings bindings, Class<?>[] parameters, @Nullable Class<?> first, List<IdlType> types,
            boolean variadic) {
        int offset = first == null ? 0 : 1;
        if (parameters.length != types.size() + offset || first != null && !fitsFirst(parameters[0], first)) {
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

    private static boolean fitsFirst(Class<?> parameter, Class<?> first) {
        return first == Realm.class ? parameter == Realm.class : parameter.isAssignableFrom(first);
    }

    private static Target target(Class<?> type, Executable executable) {
        try {
            MethodHandle handle = switch (executable) {
                // By way of the public class, since the method's own class may be a package-private superclass.
                case Method method when !Modifier.isStatic(method.getModifiers()) ->
                    LOOKUP.findVirtual(type, method.getName(),
                            MethodType.methodType(method.getReturnType(), method.getParameterTypes()));
                case Method method -> LOOKUP.unreflect(method);
                case Constructor<?> constructor -> LOOKUP.unreflectConstructor(constructor);
            };
            handle = handle.asFixedArity();
            int count = handle.type().parameterCount();
            handle = handle.asType(MethodType.genericMethodType(count)).asSpreader(Object[].class, count);
            return new Target(handle, executable.getParameterTypes());
        } catch (IllegalAccessException | NoSuchMethodException e) {
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
        int offset = kind.hasFirstParameter() ? 1 : 0;
        for (int i = 0; i < converted.size(); i++) {
            converted.set(i, Converters.fitted(converted.get(i), target.parameters[i + offset]));
        }
        return target.handle;
    }

    @Nullable
    Object call(MethodHandle handle, Realm realm, @Nullable Object receiver, List<@Nullable Object> converted)
            throws Throwable {
        switch (kind) {
            case STATIC_IN_REALM -> converted.addFirst(realm);
            case INSTANCE, EXTENSION -> converted.addFirst(receiver);
            case STATIC -> {
            }
        }
        return (Object) handle.invokeExact(converted.toArray());
    }
}
