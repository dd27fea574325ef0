package dev.frameloop.script.idl;

import org.jspecify.annotations.Nullable;

/// An argument of an operation, a constructor or a callback.
///
/// @param name its name
/// @param type its type
/// @param optional whether it may be left out
/// @param variadic whether it takes any number of values; it is then optional too
/// @param defaultValue what it is when left out, or null
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-operations">Web IDL: arguments</a>
public record Argument(String name, IdlType type, boolean optional, boolean variadic,
        @Nullable DefaultValue defaultValue) {}
