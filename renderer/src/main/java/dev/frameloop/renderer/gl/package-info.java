/// The OpenGL painter: draws display lists with OpenGL 3.3 core, into whatever context is current on the calling thread.
///
/// It may use LWJGL's core and opengl, and the rooms `display` and `paint`; it knows no window and makes no context. Nothing here may be
/// touched before GL is asked for: that loads LWJGL.
@NullMarked
package dev.frameloop.renderer.gl;

import org.jspecify.annotations.NullMarked;
