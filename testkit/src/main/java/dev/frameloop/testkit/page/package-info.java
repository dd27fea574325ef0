/// Pages under test, without any test framework: a page with its trace and its frames, and the account of it that a failed test leaves.
///
/// May use `testkit.frame` and the modules below. Read {@link dev.frameloop.testkit.page.PageFixture} first.
@NullMarked
package dev.frameloop.testkit.page;

import org.jspecify.annotations.NullMarked;
