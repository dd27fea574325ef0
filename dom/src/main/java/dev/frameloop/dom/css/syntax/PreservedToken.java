package dev.frameloop.dom.css.syntax;

/// A token that stands for itself as a component value: every token but function tokens and opening brackets.
///
/// A closing bracket among them is one that closes nothing.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#preserved-tokens">CSS Syntax: preserved tokens</a>
public sealed interface PreservedToken extends Token, ComponentValue
        permits Token.Ident, Token.AtKeyword, Token.Hash, Token.QuotedString, Token.BadString, Token.Url, Token.BadUrl,
        Token.Delim, Token.Number, Token.Percentage, Token.Dimension, Token.Mark {}
