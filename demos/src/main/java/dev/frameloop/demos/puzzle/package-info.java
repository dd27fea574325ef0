/// The classic puzzles about the order of tasks, microtasks and frames: real pages with JavaScript, run, with the reason for each line
/// that they print.
///
/// The pages are resources beside this package; each tells in a `meta` element what folklore says of it and what the standard says.
///
/// Read {@link dev.frameloop.demos.puzzle.Puzzle} first.
@NullMarked
package dev.frameloop.demos.puzzle;

import org.jspecify.annotations.NullMarked;
