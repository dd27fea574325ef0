package dev.frameloop.script.idl;

import java.util.List;
import java.util.stream.Collectors;

/// A type of Web IDL.
///
/// @param name the type's name in the standard's spelling (`"unsigned long"`, `"DOMString"`, `"sequence"`, `"Node"`);
/// {@link #UNION} for a union
/// @param arguments the types in angle brackets, or the members of a union
/// @param nullable whether a `?` follows
/// @param attributes what applies to the type: `[Clamp]`, `[EnforceRange]`, `[LegacyNullToEmptyString]`
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-types">Web IDL: types</a>
public record IdlType(String name, List<IdlType> arguments, boolean nullable, ExtendedAttributes attributes) {
    /// The {@link #name()} of every union type.
    public static final String UNION = "union";

    /// Keeps a copy of the list.
    public IdlType {
        arguments = List.copyOf(arguments);
    }

    static IdlType of(String name) {
        return new IdlType(name, List.of(), false, ExtendedAttributes.NONE);
    }

    /// The same type, nullable if it was or if asked for.
    public IdlType orNull(boolean alsoNullable) {
        return alsoNullable == nullable || nullable ? this : new IdlType(name, arguments, true, attributes);
    }

    /// The same type without its `?`.
    public IdlType nonNull() {
        return nullable ? new IdlType(name, arguments, false, attributes) : this;
    }

    /// The same type with more extended attributes.
    public IdlType with(ExtendedAttributes more) {
        return more.values().isEmpty() ? this : new IdlType(name, arguments, nullable, attributes.and(more));
    }

    /// Whether it is a union.
    public boolean isUnion() {
        return name.equals(UNION);
    }

    /// Whether it has this name.
    public boolean is(String typeName) {
        return name.equals(typeName);
    }

    @Override
    public String toString() {
        String text = name;
        if (isUnion()) {
            text = arguments.stream().map(IdlType::toString).collect(Collectors.joining(" or ", "(", ")"));
        } else if (!arguments.isEmpty()) {
            text += arguments.stream().map(IdlType::toString).collect(Collectors.joining(", ", "<", ">"));
        }
        return nullable ? text + "?" : text;
    }
}
