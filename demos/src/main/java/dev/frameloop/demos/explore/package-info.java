/// Exploration of pages on the command line: the outcomes of all orders that the standard allows, and what decides between them.
///
/// The examples are resources beside this package.
///
/// Read {@link dev.frameloop.demos.explore.Explore} first.
@NullMarked
package dev.frameloop.demos.explore;

import org.jspecify.annotations.NullMarked;
