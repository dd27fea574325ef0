package dev.frameloop.script.idl;

/// The value of a constant, or of an optional argument or dictionary member that was left out.
///
/// @see <a href="https://webidl.spec.whatwg.org/#dfn-optional-argument-default-value">Web IDL: default values</a>
public sealed interface DefaultValue {
    /// `null`
    record Null() implements DefaultValue {}

    /// `undefined`
    record Undefined() implements DefaultValue {}

    /// `true` or `false`
    record Bool(boolean value) implements DefaultValue {}

    /// A number; `Infinity`, `-Infinity` and `NaN` too.
    record Number(double value) implements DefaultValue {}

    /// A string, without its quotes.
    record Text(String value) implements DefaultValue {}

    /// `[]`
    record EmptySequence() implements DefaultValue {}

    /// `{}`
    record EmptyDictionary() implements DefaultValue {}
}
