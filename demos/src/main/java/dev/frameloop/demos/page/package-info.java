/// Commands that run a page: `eval` looks into it, `trace` tells what happened and why.
///
/// Read {@link dev.frameloop.demos.page.PageRun} first.
@NullMarked
package dev.frameloop.demos.page;

import org.jspecify.annotations.NullMarked;
