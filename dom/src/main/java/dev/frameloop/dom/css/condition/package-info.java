/// Conditions on what is outside of the page: media queries and `@supports`.
///
/// The standards are Media Queries Level 4 (with the preferences of Level 5) and CSS Conditional Rules Level 4. May use
/// {@code dom.css.syntax}, {@code dom.css.selector} and {@code dom.css.property}; knows no style sheet.
/// Read {@link dev.frameloop.dom.css.condition.MediaQueries} first.
@NullMarked
package dev.frameloop.dom.css.condition;

import org.jspecify.annotations.NullMarked;
