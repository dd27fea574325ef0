package dev.frameloop.script.binding;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.shadow.CustomElements;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.script.idl.DefaultValue;
import dev.frameloop.script.idl.Definition;
import dev.frameloop.script.idl.Member;
import dev.frameloop.script.idl.Member.Attribute;
import dev.frameloop.script.idl.Member.Constant;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Special;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Makes the JavaScript class of an interface.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-interfaces">Web IDL: interfaces</a>
final class InterfaceMaker {
    private InterfaceMaker() {}

    /// The interface object and the prototype, without members.
    static RealmInterface make(RealmBinding realm, BoundInterface bound) {
        Prelude prelude = realm.prelude;
        if (bound.isNamespace()) {
            Value object = prelude.makeNamespace.execute(bound.name());
            return new RealmInterface(realm, bound, null, object, object);
        }
        BoundInterface parentBound = bound.parent();
        RealmInterface parent = parentBound == null ? null : realm.interfaceOf(parentBound);
        Object parentPrototype = parent == null ? prelude.nullValue : parent.prototype();
        Operation named = bound.has("Global") ? bound.special(Special.GETTER, true) : null;
        if (named != null) {
            parentPrototype = prelude.namedPropertiesObject.execute(parentPrototype, windowNamed(realm, bound, named));
        }
        Overloads constructors = bound.constructors();
        Object build = constructors == null ? prelude.nullValue : construct(realm, bound, constructors);
        Value made = prelude.makeInterface.execute(bound.name(),
                parent == null ? prelude.nullValue : parent.constructor(),
                parentPrototype, constructors == null ? 0 : constructors.length(), build);
        return new RealmInterface(realm, bound, parent, made.getMember("constructor"), made.getMember("prototype"));
    }

    private static ProxyExecutable construct(RealmBinding realm, BoundInterface bound, Overloads constructors) {
        return bound.isHtmlElement()
                ? values -> htmlConstructor(realm, bound, values[0], values[1])
                : plainConstructor(realm, bound, constructors);
    }

    private static ProxyExecutable plainConstructor(RealmBinding realm, BoundInterface bound, Overloads constructors) {
        return values -> {
            RealmInterface type = realm.interfaceOf(bound);
            Object made = constructors.construct(realm, values, 2);
            Value prototype = realm.prelude.prototypeOf.execute(values[0], type.prototype());
            return realm.newWrapper((PlatformObject) Objects.requireNonNull(made), type, prototype);
        };
    }

    /// `super()` of a custom element: a new element, or the one that is being upgraded, with the prototype of the class.
    private static Value htmlConstructor(RealmBinding realm, BoundInterface bound, Value newTarget,
            Value activeFunction) {
        String prefix = "Failed to construct '" + bound.name() + "': ";
        try {
            if (newTarget.equals(activeFunction)) {
                throw SimpleException.typeError("Illegal constructor");
            }
            Element element = CustomElements.htmlConstructor(realm.realm(), bound.name(), newTarget);
            RealmInterface type = realm.interfaceOf(bound);
            Value prototype = realm.prelude.prototypeOf.execute(newTarget, type.prototype());
            if (element.scriptWrapper() instanceof Value wrapper) {
                realm.prelude.setPrototypeOf.executeVoid(wrapper, prototype);
                return wrapper;
            }
            return realm.newWrapper(element, realm.interfaceOf(realm.bindings.interfaceOf(element)), prototype);
        } catch (RuntimeException e) {
            throw realm.rethrow(e, prefix);
        }
    }

    private static ProxyExecutable windowNamed(RealmBinding realm, BoundInterface bound, Operation operation) {
        Overloads call = bound.specialCall(operation);
        return values -> undefinedIfNull(realm,
                call.call(realm, realm.javaObject(realm.prelude.global), values, 0));
    }

    static Object undefinedIfNull(RealmBinding realm, Object value) {
        return value == realm.prelude.nullValue ? realm.prelude.undefined : value;
    }

    /// Adds the members: those of instances to the prototype, or to the global object; static ones to the interface object.
    static void addMembers(RealmBinding realm, RealmInterface type) {
        BoundInterface bound = type.bound();
        Value members = bound.has("Global") ? realm.prelude.global : type.prototype();
        bound.members(Constant.class).forEach(it -> {
            Object value = constant(realm, it);
            realm.prelude.addConstant.executeVoid(type.constructor(), it.name(), value);
            if (!bound.isNamespace()) {
                realm.prelude.addConstant.executeVoid(type.prototype(), it.name(), value);
            }
        });
        bound.members(Attribute.class).filter(it -> isExposed(realm, it))
                .forEach(it -> addAttribute(realm, type, members, bound.attribute(it)));
        for (Map.Entry<String, List<Operation>> entry : bound.operations(false).entrySet()) {
            if (!isExposed(realm, entry.getValue().getFirst())) {
                continue;
            }
            if (isDefaultToJson(entry.getValue().getFirst())) {
                addDefaultToJson(realm, type);
                continue;
            }
            boolean unforgeable = entry.getValue().getFirst().attributes().has("LegacyUnforgeable");
            Value target = unforgeable && !bound.has("Global") ? type.unforgeables() : members;
            addOperation(realm, bound, target, entry.getKey(), bound.overloads(entry.getKey(), entry.getValue()),
                    unforgeable);
        }
        bound.operations(true).forEach((name, overloads) -> {
            if (!isExposed(realm, overloads.getFirst())) {
                return;
            }
            Overloads call = bound.overloads(name, overloads);
            ProxyExecutable executable = values -> call.call(realm, null, values, 0);
            realm.prelude.addStatic.executeVoid(type.constructor(), name, call.length(), executable);
        });
        addStringifier(realm, type);
        Iteration.add(realm, type);
        List<String> unscopables = bound.definition().members().stream()
                .filter(it -> it.attributes().has("Unscopable")).map(InterfaceMaker::name).toList();
        if (!unscopables.isEmpty()) {
            realm.prelude.addUnscopables.executeVoid(type.prototype(),
                    realm.prelude.listOf.execute(unscopables.toArray()));
        }
    }

    /// Whether a member says nothing else than that it is there for the realm's kind of global.
    private static boolean isExposed(RealmBinding realm, Member member) {
        return !member.attributes().has("Exposed") || !(realm.realm().global() instanceof PlatformObject global)
                || GlobalInitializer.isExposed(member.attributes(), realm.bindings.interfaceOf(global));
    }

    /// The object that shows the constants of a callback interface.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#legacy-callback-interface-object">Web IDL: legacy callback interface objects</a>
    static Value callbackInterface(RealmBinding realm, Definition.Interface definition) {
        Value object = realm.prelude.makeCallbackInterface.execute(definition.name());
        for (Member member : definition.members()) {
            if (member instanceof Constant constant) {
                realm.prelude.addConstant.executeVoid(object, constant.name(), constant(realm, constant));
            }
        }
        return object;
    }

    /// The function beside an interface that makes its objects.
    static Value legacyFactory(RealmBinding realm, BoundInterface bound) {
        String name = Objects.requireNonNull(bound.legacyFactoryName());
        Overloads factory = bound.legacyFactory(name);
        RealmInterface type = realm.interfaceOf(bound);
        return realm.prelude.makeConstructor.execute(name, realm.prelude.nullValue, type.prototype(), factory.length(),
                plainConstructor(realm, bound, factory));
    }

    private static String name(Member member) {
        return switch (member) {
            case Attribute attribute -> attribute.name();
            case Operation operation -> String.valueOf(operation.name());
            default -> "";
        };
    }

    private static Object constant(RealmBinding realm, Constant constant) {
        return realm.toScript(switch (constant.value()) {
            case DefaultValue.Number number -> number.value();
            case DefaultValue.Bool bool -> bool.value();
            default -> null;
        });
    }

    private static void addAttribute(RealmBinding realm, RealmInterface type, Value members, BoundAttribute attribute) {
        BoundInterface bound = type.bound();
        Attribute it = attribute.attribute();
        if (it.isStatic() || bound.isNamespace()) {
            ProxyExecutable read = _ -> attribute.get(realm, null);
            Object write = !attribute.isWritable() ? realm.prelude.nullValue : (ProxyExecutable) values -> {
                attribute.set(realm, null, values[0]);
                return null;
            };
            realm.prelude.addStaticAttribute.executeVoid(type.constructor(), it.name(), read, write);
            return;
        }
        boolean lenient = it.attributes().has("LegacyLenientThis");
        ProxyExecutable read = values -> {
            Object receiver = lenient ? realm.javaObject(values[0]) : receiver(realm, bound, values[0]);
            return receiver == null ? realm.prelude.undefined : attribute.get(realm, receiver);
        };
        Object write = !attribute.isWritable() ? realm.prelude.nullValue : (ProxyExecutable) values -> {
            attribute.set(realm, receiver(realm, bound, values[0]), values[1]);
            return null;
        };
        boolean unforgeable = it.attributes().has("LegacyUnforgeable");
        Value target = unforgeable && !bound.has("Global") ? type.unforgeables() : members;
        realm.prelude.addAttribute.executeVoid(target, it.name(), read, write, it.attributes().has("Replaceable"),
                unforgeable);
    }

    private static void addOperation(RealmBinding realm, BoundInterface bound, Value target, String name,
            Overloads call,
            boolean unforgeable) {
        if (bound.isNamespace()) {
            ProxyExecutable executable = values -> call.call(realm, null, values, 0);
            realm.prelude.addStatic.executeVoid(target, name, call.length(), executable);
            return;
        }
        ProxyExecutable executable = values -> {
            Object receiver = receiverOrNull(values[0]);
            return bound.javaClass().isInstance(receiver)
                    ? call.call(realm, receiver, values, 1)
                    : call.refuse(realm, SimpleException.typeError("Illegal invocation"), "");
        };
        realm.prelude.addMethod.executeVoid(target, name, call.length(), executable, unforgeable);
    }

    static boolean isDefaultToJson(Operation operation) {
        return operation.attributes().has("Default") && "toJSON".equals(operation.name());
    }

    /// `toJSON()` with all attributes of the interface and of those that it inherits from.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#default-tojson-steps">Web IDL: default toJSON steps</a>
    private static void addDefaultToJson(RealmBinding realm, RealmInterface type) {
        BoundInterface bound = type.bound();
        Deque<BoundInterface> chain = new ArrayDeque<>();
        for (BoundInterface current = bound; current != null; current = current.parent()) {
            chain.push(current);
        }
        ProxyExecutable toJson = values -> {
            Object receiver = receiver(realm, bound, values[0]);
            List<Object> names = new ArrayList<>();
            List<Object> properties = new ArrayList<>();
            for (BoundInterface each : chain) {
                each.members(Attribute.class).filter(it -> !it.isStatic() && isExposed(realm, it)
                        && !realm.bindings.callbackTypes()
                                .isEventHandler(realm.bindings.definitions().resolve(it.type())))
                        .forEach(it -> {
                            names.add(it.name());
                            properties.add(each.attribute(it).get(realm, receiver));
                        });
            }
            return realm.objectOf(names, properties);
        };
        realm.prelude.addMethod.executeVoid(type.prototype(), "toJSON", 0, toJson, false);
    }

    private static void addStringifier(RealmBinding realm, RealmInterface type) {
        BoundInterface bound = type.bound();
        Attribute attribute = bound.members(Attribute.class).filter(Attribute::stringifier).findFirst().orElse(null);
        Operation operation = bound.members(Operation.class)
                .filter(it -> it.special() == Special.STRINGIFIER && it.name() == null).findFirst().orElse(null);
        ProxyExecutable executable = null;
        if (attribute != null) {
            BoundAttribute read = bound.attribute(attribute);
            executable = values -> read.get(realm, receiver(realm, bound, values[0]));
        } else if (operation != null) {
            Overloads call = bound.specialCall(operation);
            executable = values -> call.call(realm, receiver(realm, bound, values[0]), values, 1);
        }
        if (executable != null) {
            realm.prelude.addMethod.executeVoid(type.prototype(), "toString", 0, executable, false);
        }
    }

    /// The Java object on which a member is called.
    static Object receiver(RealmBinding realm, BoundInterface bound, Value value) {
        Object receiver = receiverOrNull(value);
        if (receiver == null || !bound.javaClass().isInstance(receiver)) {
            throw realm.rethrow(SimpleException.typeError("Illegal invocation"), "");
        }
        return receiver;
    }

    private static @Nullable Object receiverOrNull(Value value) {
        return value.isHostObject() ? value.asHostObject() : null;
    }
}
