/// The window as pages see it: a table of contents whose entries are classes of their own.
///
/// {@link dev.frameloop.dom.window.Window} hands out timers, frames, performance, messages and the rest;
/// {@link dev.frameloop.dom.window.DocumentLoader} brings a document from its first byte to its `load` event.
/// May use every room of the document; nothing below may know it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-window-object">HTML: the Window object</a>
@NullMarked
package dev.frameloop.dom.window;

import org.jspecify.annotations.NullMarked;
