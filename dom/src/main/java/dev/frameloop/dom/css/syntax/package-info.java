/// CSS text to rules, declarations and component values, with the standard's error recovery.
///
/// The standard is CSS Syntax Level 3. Everything is linear in the length of the text and nothing recurses over nesting:
/// {@link dev.frameloop.dom.css.syntax.ComponentValueParser} builds the tree of blocks once, with a stack of its own, and
/// {@link dev.frameloop.dom.css.syntax.Parser} reads rules and declarations from one level of that tree at a time.
/// This package knows no property, no selector and no node.
/// Read {@link dev.frameloop.dom.css.syntax.ComponentValue} first, then {@link dev.frameloop.dom.css.syntax.Parser}.
@NullMarked
package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.NullMarked;
