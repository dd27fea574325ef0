/// What a document asks of its layout, and the geometry interfaces in which it answers pages.
///
/// {@link dev.frameloop.dom.view.View} is the port: the renderer implements it for a document on show; every other document has the
/// zero-answering one. {@link dev.frameloop.dom.view.ElementView} is what CSSOM View adds to elements on top of it.
/// May use `tree`, `event` and `script`; the observers and the window use it.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/">CSSOM View</a>
@NullMarked
package dev.frameloop.dom.view;

import org.jspecify.annotations.NullMarked;
