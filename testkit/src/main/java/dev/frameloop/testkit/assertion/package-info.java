/// AssertJ assertions on frames and pages. Import {@link dev.frameloop.testkit.assertion.FrameloopAssertions#assertThat}, beside AssertJ's own.
///
/// May use `testkit.frame` and the modules below.
@NullMarked
package dev.frameloop.testkit.assertion;

import org.jspecify.annotations.NullMarked;
