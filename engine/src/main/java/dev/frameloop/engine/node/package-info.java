/// The libuv-shaped loop of Node.js, and what Node.js builds on it: the tick queue, timers in lists by duration, immediates.
///
/// {@link dev.frameloop.engine.node.LibuvLoop} is libuv's `uv_run`, one method a phase, for libuv since 1.45 and before; handles and requests
/// keep it alive, and poll does real input and output. {@link dev.frameloop.engine.node.NodeLoop} is what Node.js adds:
/// after every callback first all ticks, then all microtasks. Nothing here knows JavaScript: callbacks are Java's.
/// May use `engine.time`, `engine.timer`, `engine.trace` and `engine.loop`.
///
/// The default profile is checked against Node.js 20, whose libuv is 1.46. The profile before 1.45 is derived from libuv's sources, and no
/// Node.js 20 can check it.
///
/// Read {@link dev.frameloop.engine.node.LibuvLoop} first.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/design.html#the-i-o-loop">libuv: the I/O loop</a>
@NullMarked
package dev.frameloop.engine.node;

import org.jspecify.annotations.NullMarked;
