package dev.frameloop.dom.css.syntax;

/// `prelude { ... }`: a style rule, or a keyframe.
///
/// @param prelude what stands before the block: a selector list
/// @param block the `{}` block
/// @see <a href="https://drafts.csswg.org/css-syntax/#qualified-rule">CSS Syntax: qualified rule</a>
public record QualifiedRule(ComponentValues prelude, SimpleBlock block) implements Rule {}
