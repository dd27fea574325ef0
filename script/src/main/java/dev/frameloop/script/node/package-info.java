/// Node.js programs: its API on GraalJS, over the libuv-shaped loop of `engine.node`.
///
/// {@link dev.frameloop.script.node.NodeRuntime} runs programs, and `NodeProcess` is one of them. What Node.js writes in JavaScript is JavaScript here too, in the resources beside
/// this package (`bootstrap.js` first); they reach the loop, files and sockets through the functions of
/// `HostFunctions`. Ticks, timers, immediates and their order are `engine.node`'s. The API is the part of
/// Node.js 20 that programs about order use; `require` of anything else says what exists. May use `engine` and `script`.
///
/// @see <a href="https://nodejs.org/docs/latest-v20.x/api/">Node.js 20: API</a>
@NullMarked
package dev.frameloop.script.node;

import org.jspecify.annotations.NullMarked;
