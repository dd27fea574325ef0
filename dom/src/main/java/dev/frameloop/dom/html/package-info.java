/// HTML: the parser, the serializer, the elements' own behaviour, and the door to jsoup.
///
/// The parser ({@link dev.frameloop.dom.html.HtmlParser}) is written by the HTML Standard's chapter on parsing and builds the
/// real tree, so that a script in the middle of it sees and changes exactly the tree that the parser goes on with, and
/// `document.write` has an insertion point. jsoup's tree builder cannot do this: it makes its own nodes only, cannot be
/// stopped behind a script's end tag (its stream emits an element when the next one has begun), takes no text at an insertion
/// point, and on purpose differs in `noscript`, the contents of templates and the depth of nesting. Its entities
/// table is used here, and {@link dev.frameloop.dom.html.JsoupDocuments} carries documents in and out of it.
///
/// May use `dom.tree`, `dom.event`, `dom.script` and jsoup, which no other package may import. Read
/// {@link dev.frameloop.dom.html.HtmlParser} first, then {@link dev.frameloop.dom.html.TreeConstruction}; for elements
/// {@link dev.frameloop.dom.html.HTMLElement}.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html">HTML: parsing HTML documents</a>
@NullMarked
package dev.frameloop.dom.html;

import org.jspecify.annotations.NullMarked;
