/// IntersectionObserver: tells how much of elements shows within a root, after each frame.
///
/// {@link dev.frameloop.dom.intersection.IntersectionObservers} is one document's part in the update of the rendering.
/// May use `tree`, `view`, `script`; asks layout through `dom.view` alone.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/">Intersection Observer</a>
@NullMarked
package dev.frameloop.dom.intersection;

import org.jspecify.annotations.NullMarked;
