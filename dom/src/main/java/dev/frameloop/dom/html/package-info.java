/// HTML: the parser, the serializer, the elements' own behaviour, and the door to jsoup.
///
/// The parser ({@link dev.frameloop.dom.html.HtmlParser}) is written by the HTML Standard's chapter on parsing and builds the
/// real tree, so that a script in the middle of it sees and changes exactly the tree that the parser goes on with, and
/// `document.write` has an insertion point. jsoup's tree builder cannot do this: it makes its own nodes only, cannot be
/// stopped behind a script's end tag (its stream emits an element when the next one has begun), takes no text at an insertion
/// point, and on purpose differs in `noscript`, the contents of templates and the depth of nesting. Its entities
/// table is used here, and {@link dev.frameloop.dom.html.JsoupDocuments} carries documents in and out of it.
///
/// | what | jsoup 1.24 | here |
/// |---|---|---|
/// | depth of nesting | 512 by default, deeper elements become siblings | any |
/// | `noscript`, scripts being off | an island of its own in head and body | by the standard |
/// | `noscript`, scripts being on | the same island | text |
/// | contents of a template | children | a fragment of an inert document |
/// | a script in the middle | the tree is jsoup's own until the end | sees and changes the tree that is being built |
/// | `document.write` | has no insertion point | goes behind the script's end tag |
/// | a template with `shadowrootmode` | a template | a shadow root |
/// | XML that is not well-formed | is read somehow | an error, as in browsers |
///
/// May use `dom.tree`, `dom.event`, `dom.script` and jsoup, which no other package may import. Read
/// {@link dev.frameloop.dom.html.HtmlParser} first, then {@link dev.frameloop.dom.html.TreeConstruction}; for elements
/// {@link dev.frameloop.dom.html.HTMLElement}.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html">HTML: parsing HTML documents</a>
@NullMarked
package dev.frameloop.dom.html;

import org.jspecify.annotations.NullMarked;
