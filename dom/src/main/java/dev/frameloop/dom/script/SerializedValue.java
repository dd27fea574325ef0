package dev.frameloop.dom.script;

/// A value of a script in a form that belongs to no realm, with what was transferred beside it. It can be read in any realm, once if
/// something was transferred.
///
/// Immutable; any thread may hold it. Only the script engine looks inside.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer">HTML:
///     StructuredSerializeWithTransfer</a>
public interface SerializedValue {}
