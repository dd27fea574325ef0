/// What a user does, as tasks: pointer, wheel, keys and text become the standards' events, in the standards' order.
///
/// {@link dev.frameloop.renderer.input.UserInput} is the entrance; {@link dev.frameloop.renderer.input.Pointer} and
/// {@link dev.frameloop.renderer.input.Keyboard} are what tests and windows call. Each call queues a task of the user interaction task
/// source, but for moves of the pointer, which wait for the next frame and are joined there into one. What lies under the pointer is asked
/// when the task runs, not before. Knows no window system and no pixel; May use the DOM, `style` for the flat tree, and the loop.
///
/// Where the standards leave an order open it is Chromium's, recorded in the tests' resources.
///
/// @see <a href="https://w3c.github.io/uievents/">UI Events</a>
/// @see <a href="https://w3c.github.io/pointerevents/">Pointer Events</a>
@NullMarked
package dev.frameloop.renderer.input;

import org.jspecify.annotations.NullMarked;
