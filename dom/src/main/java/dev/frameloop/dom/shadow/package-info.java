/// Shadow trees: shadow roots, slots and what is assigned to them, retargeting; custom elements and their reactions.
///
/// The standards are the DOM Standard's sections on shadow trees and slots, and the HTML Standard's chapter on custom elements.
/// With `tree`, `event`, `range` and `mutation` this package is one body, as in the standard; beside those it may use `script` and
/// the engine only.
///
/// Read {@link dev.frameloop.dom.shadow.ShadowRoot} first.
@NullMarked
package dev.frameloop.dom.shadow;

import org.jspecify.annotations.NullMarked;
