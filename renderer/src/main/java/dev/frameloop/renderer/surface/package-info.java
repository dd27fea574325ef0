/// Where pictures go: contexts without a display for the OpenGL painter, and windows.
///
/// It may use LWJGL's core, glfw and opengl, and the rooms `gl` and `paint`; it knows no page. Nothing here may be touched before GL or a
/// window is asked for: that loads LWJGL. [Glfw] alone starts and ends GLFW, which a process has only once; [OffscreenContext] is a context
/// without a display.
///
/// Read [OffscreenContext] first.
@NullMarked
package dev.frameloop.renderer.surface;

import org.jspecify.annotations.NullMarked;
