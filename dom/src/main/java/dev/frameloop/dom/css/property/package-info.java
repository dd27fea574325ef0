/// The properties: their registry, grammars, shorthands and serialization.
///
/// The standards are the CSS modules that define them, and CSSOM for their text. Values come from `dom.css.value`, tokens from
/// `dom.css.syntax`; nothing here knows an element. Read {@link dev.frameloop.dom.css.property.Longhand} first.
@NullMarked
package dev.frameloop.dom.css.property;

import org.jspecify.annotations.NullMarked;
