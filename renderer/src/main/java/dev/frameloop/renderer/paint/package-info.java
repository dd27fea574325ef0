/// Painters: what turns a display list into pixels.
///
/// The software painter works on `int[]` pixels alone: it blends, rasterises outlines with exact area coverage, shades gradients,
/// blurs and scales by itself, so that a list gives the same pixels on every system. The package knows `display`, and of
/// `text` the outlines of glyphs.
///
/// Read [Painter] first, then `SoftwarePainter`.
@NullMarked
package dev.frameloop.renderer.paint;

import org.jspecify.annotations.NullMarked;
