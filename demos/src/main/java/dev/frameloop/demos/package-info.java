/// The program behind `demos/run`.
///
/// {@link dev.frameloop.demos.Main} is the list of its commands; each lives in a package of its own.
@NullMarked
package dev.frameloop.demos;

import org.jspecify.annotations.NullMarked;
