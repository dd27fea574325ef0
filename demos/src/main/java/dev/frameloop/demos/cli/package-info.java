/// The command line: what a command is, how its words are read, and what is said to a word that cannot be.
///
/// Written by hand rather than with a library: a dozen options do not pay for the start time of one. Uses nothing but `java.base`.
///
/// Read {@link dev.frameloop.demos.cli.Command} and {@link dev.frameloop.demos.cli.Arguments} first.
@NullMarked
package dev.frameloop.demos.cli;

import org.jspecify.annotations.NullMarked;
