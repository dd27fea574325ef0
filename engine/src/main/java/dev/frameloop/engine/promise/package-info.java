/// Promises and async functions for Java callers, tick for tick those of ECMAScript.
///
/// A {@link dev.frameloop.engine.promise.Promises} makes the promises of one loop, {@link dev.frameloop.engine.promise.Async} runs functions
/// that wait for them. Jobs are microtasks of the loop, in the same queue as everybody's, so that Java code and scripts interleave as two
/// scripts would. May use `engine.loop` and what is below it.
///
/// Read {@link dev.frameloop.engine.promise.Promise} first.
///
/// @see <a href="https://tc39.es/ecma262/#sec-promise-objects">ECMAScript: Promise objects</a>
@NullMarked
package dev.frameloop.engine.promise;

import org.jspecify.annotations.NullMarked;
