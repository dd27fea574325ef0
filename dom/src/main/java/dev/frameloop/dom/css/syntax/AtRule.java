package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.Nullable;

/// `@name prelude { ... }` or `@name prelude;`.
///
/// @param name in lower case, without the `@`
/// @param prelude what follows the name
/// @param block the `{}` block, or null where a semicolon ended the rule
/// @see <a href="https://drafts.csswg.org/css-syntax/#at-rule">CSS Syntax: at-rule</a>
public record AtRule(String name, ComponentValues prelude, @Nullable SimpleBlock block) implements Rule {}
