package dev.frameloop.script.binding;

import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

/// Converts a value of a script to the Java value of an IDL type.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-type-mapping">Web IDL: JavaScript type mapping</a>
@FunctionalInterface
interface Converter {
    /// The Java value.
    ///
    /// @throws ConversionException if the value is not of the type
    @Nullable
    Object toJava(RealmBinding realm, Value value);
}
