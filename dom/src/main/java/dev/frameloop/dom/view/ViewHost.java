package dev.frameloop.dom.view;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;

/// A global object that may have a document on show: a window.
public interface ViewHost {
    /// The layout of the document that this window shows.
    View view();

    /// The document that this window shows.
    Document document();

    /// The scroll events that wait for the next frame.
    ScrollEvents scrollEvents();

    /// The layout of a document: that of its window if it is on show there, else one that answers zeros.
    static View viewOf(Document document) {
        Realm realm = document.realm();
        return realm != null && realm.global() instanceof ViewHost host && host.document() == document
                ? host.view()
                : ZeroView.INSTANCE;
    }
}
