/// ResizeObserver: tells when the boxes of elements change their size, within the frame in which they do.
///
/// {@link dev.frameloop.dom.resize.ResizeObservers} is one document's part in the update of the rendering.
/// May use `tree`, `view`, `script`; asks layout through `dom.view` alone.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/">Resize Observer</a>
@NullMarked
package dev.frameloop.dom.resize;

import org.jspecify.annotations.NullMarked;
