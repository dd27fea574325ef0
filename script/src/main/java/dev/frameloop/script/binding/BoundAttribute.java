package dev.frameloop.script.binding;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.IdlType;
import dev.frameloop.script.idl.Member.Attribute;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// An attribute, and what reads and writes it in Java: the methods `foo()` and `setFoo(v)`, an event handler of the target, or a
/// content attribute that it reflects.
final class BoundAttribute {
    private enum Kind {
        METHODS, EVENT_HANDLER, REFLECTING
    }

    private final BoundInterface owner;
    private final Attribute attribute;
    private final IdlType type;
    private final Kind kind;
    private volatile @Nullable JavaMethod getter;
    private volatile @Nullable JavaMethod setter;

    BoundAttribute(BoundInterface owner, Attribute attribute) {
        this.owner = owner;
        this.attribute = attribute;
        type = owner.bindings().definitions().resolve(attribute.type());
        kind = owner.bindings().callbackTypes().isEventHandler(type)
                ? Kind.EVENT_HANDLER
                : attribute.attributes().has("Reflect") || attribute.attributes().has("ReflectURL")
                        ? Kind.REFLECTING
                        : Kind.METHODS;
    }

    Attribute attribute() {
        return attribute;
    }

    boolean isWritable() {
        return !attribute.readOnly() || attribute.attributes().has("PutForwards");
    }

    /// The value for a script.
    Object get(RealmBinding realm, @Nullable Object receiver) {
        try {
            Object value = switch (kind) {
                case EVENT_HANDLER -> ((EventTarget) Objects.requireNonNull(receiver)).eventHandler(attribute.name());
                case REFLECTING -> Reflection.get(attribute, type, Objects.requireNonNull(receiver));
                case METHODS -> call(getter(), realm, receiver, new ArrayList<>());
            };
            return type.is("any")
                    ? realm.anyToScript(value)
                    : value instanceof List<?> list
                            ? frozenArray(realm, receiver, list)
                            : realm.toScript(value);
        } catch (Throwable e) {
            String prefix = prefix("get", "from");
            if (type.is("Promise") && !realm.bindings.endsTheAgent(e)) {
                return realm.prelude.rejected.execute(realm.thrownValue(e, prefix));
            }
            throw realm.rethrow(e, prefix);
        }
    }

    private Object frozenArray(RealmBinding realm, @Nullable Object receiver, List<?> list) {
        return receiver instanceof PlatformObject object
                ? realm.frozenArray(object, attribute.name(), list)
                : realm.realm().global() instanceof PlatformObject global
                        ? realm.frozenArray(global, owner.name() + "." + attribute.name(), list)
                        : realm.toScript(list);
    }

    /// Sets the value that a script gives.
    void set(RealmBinding realm, @Nullable Object receiver, Value value) {
        try {
            String forward = attribute.attributes().value("PutForwards");
            if (forward != null) {
                Object target = call(getter(), realm, receiver, new ArrayList<>());
                realm.prelude.setProperty.executeVoid(realm.toScript(target), forward, value);
                return;
            }
            if (attribute.attributes().has("CEReactions")) {
                realm.pushReactions();
                try {
                    setConverted(realm, receiver, value);
                } finally {
                    realm.popReactions();
                }
            } else {
                setConverted(realm, receiver, value);
            }
        } catch (Throwable e) {
            throw realm.rethrow(e, prefix("set", "on"));
        }
    }

    private void setConverted(RealmBinding realm, @Nullable Object receiver, Value value) throws Throwable {
        Object converted;
        if (owner.bindings().definitions().enumeration(type.name()) != null) {
            converted = realm.toJavaString(value);
            if (!Objects.requireNonNull(owner.bindings().definitions().enumeration(type.name())).values()
                    .contains(converted)) {
                return;
            }
        } else {
            converted = owner.bindings().converters().of(type).toJava(realm, value);
        }
        switch (kind) {
            case EVENT_HANDLER ->
                ((EventTarget) Objects.requireNonNull(receiver)).setEventHandler(attribute.name(), converted);
            case REFLECTING -> Reflection.set(attribute, type, Objects.requireNonNull(receiver), converted);
            case METHODS -> {
                List<@Nullable Object> arguments = new ArrayList<>();
                arguments.add(converted);
                call(setter(), realm, receiver, arguments);
            }
        }
    }

    private @Nullable Object call(JavaMethod method, RealmBinding realm, @Nullable Object receiver,
            List<@Nullable Object> arguments) throws Throwable {
        int count = arguments.size();
        return method.call(method.withParameters(arguments, count, count), realm.realm(), receiver, arguments);
    }

    private JavaMethod getter() {
        JavaMethod found = getter;
        if (found == null) {
            found = JavaMethod.find(owner, attribute.attributes(), javaName(), isStatic(), List.of());
            getter = found;
        }
        return found;
    }

    private JavaMethod setter() {
        JavaMethod found = setter;
        if (found == null) {
            String name = javaName();
            String setterName = "set" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            found = JavaMethod.find(owner, attribute.attributes(), setterName, isStatic(),
                    List.of(new Argument("value", attribute.type(), false, false, null)));
            setter = found;
        }
        return found;
    }

    /// Fails if the Java class lacks a method for the attribute.
    void check() {
        if (kind == Kind.METHODS) {
            getter();
            if (!attribute.readOnly()) {
                setter();
            }
        }
    }

    private boolean isStatic() {
        return attribute.isStatic() || owner.isNamespace();
    }

    private String javaName() {
        String given = attribute.attributes().value("Java");
        return given == null ? attribute.name() : given;
    }

    private String prefix(String verb, String preposition) {
        return "Failed to " + verb + " the '" + attribute.name() + "' property " + preposition + " '" + owner.name()
                + "': ";
    }
}
