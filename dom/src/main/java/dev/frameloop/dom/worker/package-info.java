/// What runs beside a page: workers as pages see them, and the scopes that their scripts see.
///
/// The standards are the HTML Standard's chapter on web workers, and Service Workers. {@link dev.frameloop.dom.worker.Worker} is the page's side,
/// {@link dev.frameloop.dom.worker.WorkerGlobalScope} the side within, {@link dev.frameloop.dom.worker.WorkerRun} brings the one from the
/// other into being. May use the window and everything below it; agents and their scheduling are the engine's.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html">HTML: web workers</a>
@NullMarked
package dev.frameloop.dom.worker;

import org.jspecify.annotations.NullMarked;
