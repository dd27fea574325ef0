package dev.frameloop.script.binding;

import dev.frameloop.script.idl.Argument;
import dev.frameloop.script.idl.Definition;
import dev.frameloop.script.idl.IdlParser;
import dev.frameloop.script.idl.Member;
import dev.frameloop.script.idl.Member.Attribute;
import dev.frameloop.script.idl.Member.Constructor;
import dev.frameloop.script.idl.Member.Operation;
import dev.frameloop.script.idl.Member.Special;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// An interface or namespace, bound to its Java class. What its members call in Java is found when they are first called.
///
/// Shared by all realms; any thread.
final class BoundInterface {
    private final Bindings bindings;
    private final Definition.Interface definition;
    private final Map<Attribute, BoundAttribute> attributes = new ConcurrentHashMap<>();
    private final Map<String, Overloads> operations = new ConcurrentHashMap<>();
    private volatile @Nullable Class<?> javaClass;

    BoundInterface(Bindings bindings, Definition.Interface definition) {
        this.bindings = bindings;
        this.definition = definition;
    }

    String name() {
        return definition.name();
    }

    Definition.Interface definition() {
        return definition;
    }

    Bindings bindings() {
        return bindings;
    }

    boolean isNamespace() {
        return definition.kind() == Definition.Kind.NAMESPACE;
    }

    boolean has(String extendedAttribute) {
        return definition.attributes().has(extendedAttribute);
    }

    /// The Java class: of the interface's name, or of that which `[Java=Name]` gives.
    Class<?> javaClass() {
        Class<?> found = javaClass;
        if (found == null) {
            String given = definition.attributes().value("Java");
            found = bindings.javaClass(given == null ? definition.name() : given);
            javaClass = found;
        }
        return found;
    }

    @Nullable
    BoundInterface parent() {
        String parent = definition.parent();
        if (parent == null) {
            return null;
        }
        BoundInterface found = bindings.interfaceNamed(parent);
        if (found == null) {
            throw new IllegalStateException(name() + " inherits from " + parent + ", which no description defines");
        }
        return found;
    }

    <T extends Member> Stream<T> members(Class<T> type) {
        return definition.members().stream().filter(type::isInstance).map(type::cast);
    }

    BoundAttribute attribute(Attribute attribute) {
        return attributes.computeIfAbsent(attribute, it -> new BoundAttribute(this, it));
    }

    /// The operations of the interface by name, each with its overloads, in the order of the description.
    Map<String, List<Operation>> operations(boolean isStatic) {
        Map<String, List<Operation>> byName = new LinkedHashMap<>();
        members(Operation.class).filter(it -> it.name() != null && it.isStatic() == isStatic).forEach(it -> byName
                .merge(String.valueOf(it.name()), List.of(it),
                        (a, b) -> Stream.concat(a.stream(), b.stream()).toList()));
        return byName;
    }

    /// The overloads of an operation.
    Overloads overloads(String name, List<Operation> overloads) {
        return operations.computeIfAbsent(name,
                n -> new Overloads("Failed to execute '" + n + "' on '" + name() + "': ",
                        overloads.stream()
                                .map(it -> new Signature(this, javaName(n, it), it.arguments(), it.returnType(),
                                        it.isStatic() || isNamespace(), it.attributes()))
                                .toList()));
    }

    private static String javaName(String name, Member member) {
        String given = member.attributes().value("Java");
        return given == null ? name : given;
    }

    /// The constructor operations, or null if there is none.
    @Nullable
    Overloads constructors() {
        List<Constructor> found = members(Constructor.class).toList();
        return found.isEmpty()
                ? null
                : operations.computeIfAbsent("constructor ",
                        _ -> new Overloads("Failed to construct '" + name() + "': ", found.stream()
                                .map(it -> new Signature(this, Signature.CONSTRUCTOR, it.arguments(), null, true,
                                        it.attributes()))
                                .toList()));
    }

    /// The name of the function beside the interface that makes its objects, `Image` say, or null.
    @Nullable
    String legacyFactoryName() {
        String given = definition.attributes().value("LegacyFactoryFunction");
        return given == null ? null : given.substring(0, given.indexOf(' '));
    }

    /// That function: a static method of the Java class, of the same name in small letters.
    ///
    /// @see <a href="https://webidl.spec.whatwg.org/#LegacyFactoryFunction">Web IDL: LegacyFactoryFunction</a>
    Overloads legacyFactory(String name) {
        return operations.computeIfAbsent("factory ", _ -> {
            String text = "interface " + name + " { undefined "
                    + definition.attributes().value("LegacyFactoryFunction") + "); };";
            Definition.Interface parsed = (Definition.Interface) IdlParser.parse(name, text).getFirst();
            Operation operation = (Operation) parsed.members().getFirst();
            return new Overloads("Failed to construct '" + name + "': ",
                    List.of(new Signature(this, name.toLowerCase(Locale.ROOT), operation.arguments(), null, true,
                            operation.attributes())));
        });
    }

    /// Whether its constructor is that of elements, which custom elements call.
    boolean isHtmlElement() {
        return members(Constructor.class).anyMatch(it -> it.attributes().has("HTMLConstructor"));
    }

    /// The getter, setter or deleter of indexed or named properties, or null.
    @Nullable
    Operation special(Special special, boolean named) {
        return members(Operation.class).filter(it -> it.special() == special && isNamed(it) == named).findFirst()
                .orElse(null);
    }

    private static boolean isNamed(Operation operation) {
        List<Argument> arguments = operation.arguments();
        return !arguments.isEmpty() && arguments.getFirst().type().is("DOMString");
    }

    /// The call of a special operation.
    Overloads specialCall(Operation operation) {
        String name = operation.name();
        String java = javaName(name != null ? name : switch (operation.special()) {
            case GETTER -> isNamed(operation) ? "namedItem" : "item";
            case SETTER -> isNamed(operation) ? "setNamedItem" : "setItem";
            case DELETER -> "removeNamedItem";
            default -> "toString";
        }, operation);
        String key = "special " + operation.special() + isNamed(operation);
        return operations.computeIfAbsent(key, _ -> new Overloads("Failed to access a property on '" + name() + "': ",
                List.of(new Signature(this, java, operation.arguments(), operation.returnType(), false,
                        operation.attributes()))));
    }

    /// Whether the interface, or one that it inherits from, has indexed or named properties.
    boolean isLegacyPlatformObject() {
        for (BoundInterface current = this; current != null; current = current.parent()) {
            if (current.members(Operation.class).anyMatch(it -> it.special() == Special.GETTER)) {
                return !has("Global");
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return name();
    }
}
