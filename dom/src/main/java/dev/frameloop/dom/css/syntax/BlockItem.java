package dev.frameloop.dom.css.syntax;

/// What stands in a block of rules: declarations and rules, in any order.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#consume-block-contents">CSS Syntax: a block's contents</a>
public sealed interface BlockItem permits Declaration, Rule {}
