/// What a document asks of its layout: the implementation of the port {@link dev.frameloop.dom.view.View} on styles, boxes and fragments.
///
/// {@link dev.frameloop.renderer.view.DocumentLayout} keeps style, boxes and fragments of a document in step, each only as far as something has
/// changed; {@link dev.frameloop.renderer.view.LayoutView} answers questions from them. The standard is CSSOM View. May use everything below
/// `page`. Read {@link dev.frameloop.renderer.view.DocumentLayout} first.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/">CSSOM View</a>
@NullMarked
package dev.frameloop.renderer.view;

import org.jspecify.annotations.NullMarked;
