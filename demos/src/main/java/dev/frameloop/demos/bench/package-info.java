/// Benchmarks of the loop, on JMH. {@link dev.frameloop.demos.bench.Bench} runs them and prints one table; only ratios within one run
/// mean something.
///
/// Uses the engine alone.
@NullMarked
package dev.frameloop.demos.bench;

import org.jspecify.annotations.NullMarked;
