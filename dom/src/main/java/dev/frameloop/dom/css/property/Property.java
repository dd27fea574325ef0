package dev.frameloop.dom.css.property;

/// A property with a name of its own: a longhand or a shorthand.
public sealed interface Property permits Longhand, Shorthand {
    /// The name, in lower case.
    String cssName();
}
