package dev.frameloop.script.idl;

import dev.frameloop.script.idl.Definition.Callback;
import dev.frameloop.script.idl.Definition.Dictionary;
import dev.frameloop.script.idl.Definition.DictionaryMember;
import dev.frameloop.script.idl.Definition.Enumeration;
import dev.frameloop.script.idl.Definition.Includes;
import dev.frameloop.script.idl.Definition.Interface;
import dev.frameloop.script.idl.Definition.Kind;
import dev.frameloop.script.idl.Definition.Typedef;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// What all interface descriptions say together: partial definitions and mixins are merged into the interfaces, typedefs
/// are replaced by their types.
///
/// Immutable; many threads may read it.
public final class Definitions {
    /// The extended attribute of a partial interface or mixin that names the Java class whose static methods are its members; each
    /// member keeps it.
    public static final String JAVA_CLASS = "JavaClass";

    private final Map<String, Interface> interfaces = new LinkedHashMap<>();
    private final Map<String, Interface> mixins = new HashMap<>();
    private final Map<String, Dictionary> dictionaries = new HashMap<>();
    private final Map<String, Enumeration> enumerations = new HashMap<>();
    private final Map<String, Callback> callbacks = new HashMap<>();
    private final Map<String, IdlType> typedefs = new HashMap<>();

    private final Set<String> undefined = new TreeSet<>();
    private final Set<String> repeated = new TreeSet<>();

    /// Merges definitions. What is said about an interface or mixin that nothing defines is kept in {@link #undefined()}.
    public Definitions(Collection<? extends Definition> all) {
        all.forEach(this::add);
        for (Definition definition : all) {
            if (definition instanceof Interface part && part.partial()) {
                extend(part.kind() == Kind.MIXIN ? mixins : interfaces, part.name(), part);
            } else if (definition instanceof Dictionary part && part.partial()) {
                dictionaries.computeIfPresent(part.name(), (_, whole) -> extended(whole, part));
            }
        }
        for (Definition definition : all) {
            if (definition instanceof Includes includes) {
                Interface mixin = mixins.get(includes.mixin());
                if (mixin == null) {
                    undefined.add(includes.mixin());
                } else {
                    extend(interfaces, includes.name(), mixin);
                }
            }
        }
    }

    private void add(Definition definition) {
        Object before = switch (definition) {
            case Interface it when !it.partial() -> (it.kind() == Kind.MIXIN ? mixins : interfaces).put(it.name(), it);
            case Dictionary it when !it.partial() -> dictionaries.put(it.name(), it);
            case Enumeration it -> enumerations.put(it.name(), it);
            case Callback it -> callbacks.put(it.name(), it);
            case Typedef it -> typedefs.put(it.name(), it.type());
            default -> null;
        };
        if (before != null) {
            repeated.add(definition.name());
        }
    }

    private void extend(Map<String, Interface> map, String name, Interface part) {
        if (map.computeIfPresent(name, (_, whole) -> extended(whole, part)) == null) {
            undefined.add(name);
        }
    }

    private static Interface extended(Interface whole, Interface part) {
        List<Member> members = new ArrayList<>(whole.members());
        String javaClass = part.attributes().value(JAVA_CLASS);
        if (javaClass == null) {
            members.addAll(part.members());
        } else {
            ExtendedAttributes attributes = new ExtendedAttributes(Map.of(JAVA_CLASS, javaClass));
            part.members().forEach(it -> members.add(it.with(attributes)));
        }
        return new Interface(whole.name(), whole.kind(), false, whole.parent(), members, whole.attributes());
    }

    private static Dictionary extended(Dictionary whole, Dictionary part) {
        List<DictionaryMember> members = new ArrayList<>(whole.members());
        members.addAll(part.members());
        return new Dictionary(whole.name(), false, whole.parent(), members);
    }

    /// Interfaces and mixins that a partial definition or an `includes` statement names, and that nothing defines.
    public Set<String> undefined() {
        return Collections.unmodifiableSet(undefined);
    }

    /// Names that more than one definition, partial ones apart, defines.
    public Set<String> repeated() {
        return Collections.unmodifiableSet(repeated);
    }

    /// Interfaces, namespaces and callback interfaces, in the order of their descriptions.
    public Collection<Interface> interfaces() {
        return Collections.unmodifiableCollection(interfaces.values());
    }

    /// The interface, namespace or callback interface of this name, or null.
    public @Nullable Interface interfaceNamed(String name) {
        return interfaces.get(name);
    }

    /// The dictionary of this name, or null.
    public @Nullable Dictionary dictionary(String name) {
        return dictionaries.get(name);
    }

    /// All dictionaries, in no order.
    public Collection<Dictionary> dictionaries() {
        return Collections.unmodifiableCollection(dictionaries.values());
    }

    /// The enumeration of this name, or null.
    public @Nullable Enumeration enumeration(String name) {
        return enumerations.get(name);
    }

    /// The callback function of this name, or null.
    public @Nullable Callback callback(String name) {
        return callbacks.get(name);
    }

    /// The type that a typedef, used at any depth, stands for.
    public IdlType resolve(IdlType type) {
        IdlType target = typedefs.get(type.name());
        if (target != null) {
            return resolve(target).orNull(type.nullable()).with(type.attributes());
        }
        if (type.arguments().isEmpty()) {
            return type;
        }
        List<IdlType> arguments = type.arguments().stream().map(this::resolve).toList();
        return new IdlType(type.name(), arguments, type.nullable(), type.attributes());
    }
}
