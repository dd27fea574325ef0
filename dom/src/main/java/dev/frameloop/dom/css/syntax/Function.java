package dev.frameloop.dom.css.syntax;

/// A function with its arguments.
///
/// @param name as written, in any case, without the parenthesis
/// @param value what is between the parentheses
/// @see <a href="https://drafts.csswg.org/css-syntax/#function">CSS Syntax: function</a>
public record Function(String name, ComponentValues value) implements ComponentValue {}
