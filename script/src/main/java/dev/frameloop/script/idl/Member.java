package dev.frameloop.script.idl;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A member of an interface, a mixin or a namespace.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-members">Web IDL: members</a>
public sealed interface Member {
    /// The extended attributes before the member.
    ExtendedAttributes attributes();

    /// The same member with more extended attributes.
    default Member with(ExtendedAttributes more) {
        ExtendedAttributes all = attributes().and(more);
        return switch (this) {
            case Attribute it ->
                new Attribute(it.name, it.type, it.readOnly, it.isStatic, it.stringifier, all);
            case Operation it -> new Operation(it.name, it.returnType, it.arguments, it.isStatic, it.special, all);
            case Constructor it -> new Constructor(it.arguments, all);
            case Constant it -> new Constant(it.name, it.type, it.value, all);
            case Iterable it -> new Iterable(it.key, it.value, all);
            case Maplike it -> new Maplike(it.key, it.value, it.readOnly, all);
            case Setlike it -> new Setlike(it.value, it.readOnly, all);
        };
    }

    /// An attribute.
    ///
    /// @param stringifier whether the object's string is this attribute's value
    record Attribute(String name, IdlType type, boolean readOnly, boolean isStatic, boolean stringifier,
            ExtendedAttributes attributes) implements Member {}

    /// An operation, special ones included.
    ///
    /// @param name its name, or null for a special operation without one
    /// @param special what is special about it
    record Operation(@Nullable String name, IdlType returnType, List<Argument> arguments, boolean isStatic,
            Special special,
            ExtendedAttributes attributes) implements Member {
        /// Keeps a copy of the list.
        public Operation {
            arguments = List.copyOf(arguments);
        }

        /// How many arguments a call must at least have.
        public int required() {
            return (int) arguments.stream().filter(argument -> !argument.optional()).count();
        }
    }

    /// A constructor operation.
    record Constructor(List<Argument> arguments, ExtendedAttributes attributes) implements Member {
        /// Keeps a copy of the list.
        public Constructor {
            arguments = List.copyOf(arguments);
        }
    }

    /// A constant.
    record Constant(String name, IdlType type, DefaultValue value, ExtendedAttributes attributes) implements Member {}

    /// `iterable<V>` or `iterable<K, V>`
    ///
    /// @param key the type of the keys, or null for a value iterator
    record Iterable(@Nullable IdlType key, IdlType value, ExtendedAttributes attributes) implements Member {}

    /// `maplike<K, V>`
    record Maplike(IdlType key, IdlType value, boolean readOnly, ExtendedAttributes attributes) implements Member {}

    /// `setlike<T>`
    record Setlike(IdlType value, boolean readOnly, ExtendedAttributes attributes) implements Member {}

    /// What is special about an operation.
    enum Special {
        /// Nothing.
        NONE,
        /// It reads an indexed or named property.
        GETTER,
        /// It writes an indexed or named property.
        SETTER,
        /// It deletes a named property.
        DELETER,
        /// It gives the object's string.
        STRINGIFIER
    }
}
