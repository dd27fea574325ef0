package dev.frameloop.dom.css.syntax;

/// A bracketed block with its content, without the brackets.
///
/// @param bracket the bracket that opens it
/// @param value what is between the brackets
/// @see <a href="https://drafts.csswg.org/css-syntax/#simple-block">CSS Syntax: simple block</a>
public record SimpleBlock(Token.Bracket bracket, ComponentValues value) implements ComponentValue {}
