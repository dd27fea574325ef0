package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.tree.Document;

import java.util.ArrayList;
import java.util.List;

/// What media queries of a document are asked about, and who wants to know when that changes.
///
/// Owner thread of the document only.
public final class DocumentMedia {
    private final Document document;
    private final List<MediaQueryList> watched = new ArrayList<>();
    private MediaContext context = MediaContext.desktop(800, 600, 1);

    private DocumentMedia(Document document) {
        this.document = document;
    }

    /// That of this document, the same object each time.
    public static DocumentMedia of(Document document) {
        return document.companion(DocumentMedia.class, () -> new DocumentMedia(document));
    }

    /// What is asked now; at first a desktop of 800 x 600.
    public MediaContext context() {
        return context;
    }

    /// Changes what is asked. Who wants to know learns it in {@link #evaluateMediaQueriesAndReportChanges}.
    public void setContext(MediaContext newContext) {
        context = newContext;
    }

    /// `window.matchMedia()`.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom-view/#dom-window-matchmedia">CSSOM View: matchMedia()</a>
    public MediaQueryList matchMedia(String query) {
        return new MediaQueryList(this, MediaQueries.parse(query));
    }

    /// The step of the rendering update: fires `change` at every list whose result has changed, in the order in which they were
    /// first listened to.
    ///
    /// DIVERGES: in the standard it is the order of creation; a list that nobody listens to is not kept here.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom-view/#evaluate-media-queries-and-report-changes">CSSOM View: evaluate media queries and report changes</a>
    public void evaluateMediaQueriesAndReportChanges() {
        for (MediaQueryList list : List.copyOf(watched)) {
            list.reportChange();
        }
    }

    Document document() {
        return document;
    }

    /// Keeps a list that is listened to; whether it was not kept before.
    boolean watch(MediaQueryList list) {
        return !watched.contains(list) && watched.add(list);
    }
}
