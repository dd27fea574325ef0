/// Where pictures go: contexts without a display for the OpenGL painter, and windows.
///
/// It may use LWJGL's core, glfw and opengl, and the rooms `gl`, `paint` and `input`; it knows no page. Nothing here may be touched before GL or a
/// window is asked for: that loads LWJGL. [Glfw] alone starts and ends GLFW, which a process has only once; [OffscreenContext] is a context
/// without a display.
///
/// The thread that opens a [SurfaceWindow] owns GLFW, the context and the swap, and waits in [SurfaceWindow#run] for what the user does, which it
/// tells a [WindowListener], and for something new to show, which a [Presenter] draws. Where swapping waits for the display it tells when
/// the display has refreshed, too; [SwapTiming] finds out.
///
/// Read [OffscreenContext] first, then [SurfaceWindow].
@NullMarked
package dev.frameloop.renderer.surface;

import org.jspecify.annotations.NullMarked;
