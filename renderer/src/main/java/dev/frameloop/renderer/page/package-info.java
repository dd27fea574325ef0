/// Where everything is put together: a page is a loop, an agent with its scripts, a window with its document, and what draws it.
///
/// {@link dev.frameloop.renderer.page.Frameloop} opens pages; {@link dev.frameloop.renderer.page.DocumentView} is the index of the
/// rooms behind each step of the update of the rendering. May use everything.
@NullMarked
package dev.frameloop.renderer.page;

import org.jspecify.annotations.NullMarked;
