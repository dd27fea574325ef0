package dev.frameloop.script.idl;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A definition of an interface description.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-definitions">Web IDL: definitions</a>
public sealed interface Definition {
    /// Its name; of an `includes` statement the name of the interface that includes.
    String name();

    /// An interface, a mixin, a namespace or a callback interface.
    ///
    /// @param partial whether it adds to another definition of the name
    /// @param parent the interface it inherits from, or null
    record Interface(String name, Kind kind, boolean partial, @Nullable String parent, List<Member> members,
            ExtendedAttributes attributes) implements Definition {
        /// Keeps a copy of the list.
        public Interface {
            members = List.copyOf(members);
        }
    }

    /// What an {@link Interface} is.
    enum Kind {
        /// `interface`
        INTERFACE,
        /// `interface mixin`
        MIXIN,
        /// `callback interface`
        CALLBACK,
        /// `namespace`
        NAMESPACE
    }

    /// A dictionary.
    record Dictionary(String name, boolean partial, @Nullable String parent, List<DictionaryMember> members)
            implements
                Definition {
        /// Keeps a copy of the list.
        public Dictionary {
            members = List.copyOf(members);
        }
    }

    /// A member of a dictionary.
    ///
    /// @param defaultValue its value where it is left out, or null: then it does not exist
    record DictionaryMember(String name, IdlType type, boolean required, @Nullable DefaultValue defaultValue) {}

    /// An enumeration.
    record Enumeration(String name, List<String> values) implements Definition {
        /// Keeps a copy of the list.
        public Enumeration {
            values = List.copyOf(values);
        }
    }

    /// A callback function.
    record Callback(String name, IdlType returnType, List<Argument> arguments, ExtendedAttributes attributes)
            implements
                Definition {
        /// Keeps a copy of the list.
        public Callback {
            arguments = List.copyOf(arguments);
        }
    }

    /// A name for a type.
    record Typedef(String name, IdlType type) implements Definition {}

    /// `Name includes Mixin;`
    record Includes(String name, String mixin) implements Definition {}
}
