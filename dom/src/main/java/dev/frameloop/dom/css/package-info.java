/// Style sheets as pages see them: the CSS object model, inline styles, the sheets of a document.
///
/// The standards are CSSOM and the modules that add rules to it. Rules are parsed when their parent is first asked for them; the
/// cascade, in another module, reads them through {@link dev.frameloop.dom.css.TreeStyleSheets} and is told of changes there.
/// May use {@code dom.tree}, {@code dom.event} and its own sub-packages. Read {@link dev.frameloop.dom.css.CSSStyleSheet} first,
/// then {@link dev.frameloop.dom.css.TreeStyleSheets}.
@NullMarked
package dev.frameloop.dom.css;

import org.jspecify.annotations.NullMarked;
