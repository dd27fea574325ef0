package dev.frameloop.script.binding;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.DefaultValue;
import dev.frameloop.script.idl.ExtendedAttributes;
import dev.frameloop.script.idl.IdlType;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.lang.invoke.MethodHandle;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/// One overload of an operation or constructor, and the Java method that it calls.
///
/// The Java method is found when the operation is first called. It takes the arguments of the description, for a static one or a
/// constructor perhaps the {@link Realm} before them; a trailing optional argument without default is null when it is left
/// out, or the method may exist with fewer parameters.
final class Signature {
    static final String CONSTRUCTOR = "<init>";

    private static final String[] SUBJECTS = {"parameter 1", "parameter 2", "parameter 3", "parameter 4", "parameter 5",
            "parameter 6", "parameter 7", "parameter 8"};

    private final BoundInterface owner;
    private final String javaName;
    private final List<Argument> arguments;
    private final @Nullable IdlType returnType;
    private final boolean isStatic;
    private final ExtendedAttributes attributes;
    private final int required;
    private volatile @Nullable Converter @Nullable [] converters;
    private volatile @Nullable JavaMethod javaMethod;

    Signature(BoundInterface owner, String javaName, List<Argument> arguments, @Nullable IdlType returnType,
            boolean isStatic, ExtendedAttributes attributes) {
        this.owner = owner;
        this.javaName = javaName;
        this.arguments = arguments;
        this.returnType = returnType == null ? null : owner.bindings().definitions().resolve(returnType);
        this.isStatic = isStatic;
        this.attributes = attributes;
        required = (int) arguments.stream().filter(argument -> !argument.optional()).count();
    }

    int required() {
        return required;
    }

    int most() {
        return isVariadic() ? Integer.MAX_VALUE : arguments.size();
    }

    boolean isVariadic() {
        return !arguments.isEmpty() && arguments.getLast().variadic();
    }

    boolean returnsPromise() {
        return returnType != null && returnType.is("Promise");
    }

    boolean isOptionalAt(int index) {
        return argument(index).optional();
    }

    IdlType typeAt(int index) {
        return owner.bindings().definitions().resolve(argument(index).type());
    }

    private Argument argument(int index) {
        return arguments.get(Math.min(index, arguments.size() - 1));
    }

    /// Converts the arguments, calls, and gives what Java returned.
    @Nullable
    Object invoke(RealmBinding realm, @Nullable Object receiver, Value[] values, int from) throws Throwable {
        JavaMethod method = javaMethod();
        int present = Math.min(values.length - from, most());
        List<@Nullable Object> converted = new ArrayList<>(arguments.size());
        for (int i = 0; i < arguments.size(); i++) {
            Argument argument = arguments.get(i);
            if (argument.variadic()) {
                converted.add(variadic(realm, values, from + i, method));
            } else if (i < present && !(argument.optional() && realm.isUndefined(values[from + i]))) {
                converted.add(convert(realm, i, values[from + i]));
            } else {
                DefaultValue value = argument.defaultValue();
                converted.add(value == null ? null : converters().of(argument.type(), value, realm));
            }
        }
        MethodHandle handle = method.withParameters(converted, arguments.size(), present);
        return method.call(handle, realm.realm(), receiver, converted);
    }

    private Object variadic(RealmBinding realm, Value[] values, int from, JavaMethod method) {
        int count = Math.max(0, values.length - from);
        int index = arguments.size() - 1;
        Class<?> component = method.variadicComponent();
        Object array = Array.newInstance(component, count);
        for (int i = 0; i < count; i++) {
            Array.set(array, i, convert(realm, index, values[from + i]));
        }
        return method.takesArray() ? array : List.of((Object[]) array);
    }

    private @Nullable Object convert(RealmBinding realm, int index, Value value) {
        try {
            return converter(index).toJava(realm, value);
        } catch (ConversionException e) {
            throw ConversionException
                    .of(e.about(index < SUBJECTS.length ? SUBJECTS[index] : "parameter " + (index + 1)));
        }
    }

    private Converter converter(int index) {
        @Nullable
        Converter[] known = converters;
        if (known == null) {
            known = new Converter[arguments.size()];
            converters = known;
        }
        Converter converter = known[index];
        if (converter == null) {
            converter = converters().of(arguments.get(index).type());
            known[index] = converter;
        }
        return converter;
    }

    private Converters converters() {
        return owner.bindings().converters();
    }

    /// The Java method; found at the first call.
    ///
    /// @throws IllegalStateException if the class has no such method
    JavaMethod javaMethod() {
        JavaMethod found = javaMethod;
        if (found == null) {
            found = JavaMethod.find(owner, attributes, javaName, isStatic, arguments);
            javaMethod = found;
        }
        return found;
    }

    /// Fails where an argument's type is not known.
    void checkTypes() {
        for (int i = 0; i < arguments.size(); i++) {
            converter(i);
        }
    }

    /// Converts what Java returned.
    Object result(RealmBinding realm, @Nullable Object result) {
        if (returnType == null || returnType.is("undefined")) {
            return realm.prelude.undefined;
        }
        return returnType.is("any") ? realm.anyToScript(result) : realm.toScript(result);
    }

    boolean hasCustomElementReactions() {
        return attributes.has("CEReactions");
    }
}
