package dev.frameloop.dom.window;

import dev.frameloop.dom.animation.DocumentTimeline;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

/// What a document has of the window that shows it.
public final class WindowDocument {
    private WindowDocument() {}

    /// The timeline of the document's animations.
    ///
    /// @see <a href="https://drafts.csswg.org/web-animations-1/#extensions-to-the-document-interface">Web Animations: Document.timeline</a>
    public static DocumentTimeline timeline(Document document) {
        Realm realm = document.realm();
        if (realm != null && realm.global() instanceof Window window) {
            return window.timeline();
        }
        throw new DOMException("InvalidStateError", "A document without a window has no timeline.");
    }

    /// `visible` or `hidden`; a document without a window is hidden.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-document-visibilitystate">HTML: visibilityState</a>
    public static String visibilityState(Document document) {
        return hidden(document) ? "hidden" : "visible";
    }

    /// Whether the document is hidden.
    public static boolean hidden(Document document) {
        Window window = windowOf(document);
        return window == null || !window.documentVisibility().isVisible();
    }

    /// Whether the document has the system's focus: that of a window has.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-document-hasfocus">HTML: hasFocus()</a>
    public static boolean hasFocus(Document document) {
        return windowOf(document) != null;
    }

    /// The address of the window that shows the document, null where none does.
    public static @Nullable Location location(Document document) {
        Window window = windowOf(document);
        return window == null ? null : window.location();
    }

    private static @Nullable Window windowOf(Document document) {
        return document.defaultView() instanceof Window window ? window : null;
    }
}
