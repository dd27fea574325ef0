/// Pictures that scripts hold.
///
/// Standard: HTML, ImageBitmap. May use `html`, `net` and `script`. Read {@link ImageBitmap} first.
@NullMarked
package dev.frameloop.dom.canvas;

import org.jspecify.annotations.NullMarked;
