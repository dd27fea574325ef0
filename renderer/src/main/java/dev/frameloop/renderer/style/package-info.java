/// Style: the cascade, computed values and their invalidation.
///
/// The standards are CSS Cascading and Inheritance, and the HTML Standard's rendering section for the user-agent sheet. This package
/// uses the DOM and the CSS rooms of module dom; layout and paint read its styles, it knows nothing of them. Read
/// {@link dev.frameloop.renderer.style.ComputedStyle} first.
@NullMarked
package dev.frameloop.renderer.style;

import org.jspecify.annotations.NullMarked;
