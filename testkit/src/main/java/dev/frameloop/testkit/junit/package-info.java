/// The JUnit Jupiter extension: tests that get a page.
///
/// May use `testkit.page`, `testkit.frame` and the modules below. Read {@link dev.frameloop.testkit.junit.PageTest} first.
@NullMarked
package dev.frameloop.testkit.junit;

import org.jspecify.annotations.NullMarked;
