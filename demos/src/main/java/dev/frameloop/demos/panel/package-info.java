/// A page as a panel in an OpenGL scene that is not Frameloop's: the one demo that uses LWJGL by itself, as such a program would.
///
/// Read [LwjglPanel] first.
@NullMarked
package dev.frameloop.demos.panel;

import org.jspecify.annotations.NullMarked;
