package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.GlobalObject;

/// A global object with a document: a window.
public interface DocumentGlobal extends GlobalObject {
    /// The document that the window shows.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#concept-document-window">HTML: associated Document</a>
    Document associatedDocument();
}
