/// The console of a page: what scripts print, told to whoever watches the page, and to the trace with its cause.
///
/// Follows the <a href="https://console.spec.whatwg.org/">Console Standard</a>. May use `script` and `window`.
///
/// Read {@link dev.frameloop.dom.console.Console} first.
@NullMarked
package dev.frameloop.dom.console;

import org.jspecify.annotations.NullMarked;
