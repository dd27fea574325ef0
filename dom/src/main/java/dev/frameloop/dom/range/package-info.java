/// Ranges that live with the tree, node iterators, tree walkers, and the selection.
///
/// The standards are the DOM Standard's chapters on ranges and traversal, and the Selection API. With `tree`, `event`, `shadow` and
/// `mutation` this package is one body, as in the standard; beside those it may use `script` and the engine only.
///
/// Read {@link dev.frameloop.dom.range.Range} first, then `LiveRanges`, which moves ranges and iterators when trees change.
@NullMarked
package dev.frameloop.dom.range;

import org.jspecify.annotations.NullMarked;
