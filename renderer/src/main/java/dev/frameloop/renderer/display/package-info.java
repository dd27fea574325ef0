/// What is painted: immutable paint operations in stacking order, the damage between two lists of them, and hit testing.
///
/// The standards are CSS 2.2 Appendix E (painting order), CSS Backgrounds and Borders 3, CSS Images 3 and 4, CSS Masking 1,
/// Compositing and Blending 1, Filter Effects 1, and CSS Transforms 1. The package knows fragments, styles and shaped text, no painter and
/// no script. A painter (packages `paint` and `gl`) knows only this package.
///
/// Clips, layers and transforms are not operations of their own: they form a tree of [GroupNode]s, and every operation of a
/// [DisplayList] points to its node. So a painter may leave out any operation that lies outside of what it repaints,
/// without having to balance pushes and pops.
///
/// Read [PaintOperation] first, then [DisplayList].
@NullMarked
package dev.frameloop.renderer.display;

import org.jspecify.annotations.NullMarked;
