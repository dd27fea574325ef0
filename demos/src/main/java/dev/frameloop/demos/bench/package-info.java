/// Benchmarks of loop, layout and painter, on JMH. {@link dev.frameloop.demos.bench.Bench} runs them and prints one table; only ratios within one run
/// mean something.
///
/// Uses the engine, the DOM and the renderer, no scripts.
@NullMarked
package dev.frameloop.demos.bench;

import org.jspecify.annotations.NullMarked;
