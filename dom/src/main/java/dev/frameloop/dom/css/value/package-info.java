/// Typed CSS values: what properties hold, as specified and as computed, their text, and their arithmetic.
///
/// The standards are CSS Values and Units 4, CSS Color 4, CSS Images 4, and the value types of each property's own module. Values are
/// immutable and know no element; what they are relative to comes in through {@link dev.frameloop.dom.css.value.ComputationContext}.
/// This package uses nothing of ours. Read {@link dev.frameloop.dom.css.value.CssValue} first, then
/// {@link dev.frameloop.dom.css.value.LengthPercentage}.
@NullMarked
package dev.frameloop.dom.css.value;

import org.jspecify.annotations.NullMarked;
