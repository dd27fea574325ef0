/// The command `node`: a script on the libuv-shaped loop, with Node's API.
@NullMarked
package dev.frameloop.demos.node;

import org.jspecify.annotations.NullMarked;
