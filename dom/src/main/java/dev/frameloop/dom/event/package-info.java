/// Events: the event path, listeners, event handlers, the event interfaces that pages use, and abort signals.
///
/// The standards are the DOM Standard's chapters 2 (events) and 3 (aborting ongoing activities), the HTML Standard's section
/// on event handlers, and UI Events. With `tree`, `shadow`, `range` and `mutation` this package is one body, as in the
/// standard; beside those it may use `script` and the engine only.
///
/// Read {@link dev.frameloop.dom.event.EventTarget} first, then `EventDispatch`, which is the standard's dispatch.
@NullMarked
package dev.frameloop.dom.event;

import org.jspecify.annotations.NullMarked;
