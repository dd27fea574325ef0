package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// What belongs to the loading of one document: how far it is, the script that runs, the parser that can be written to.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#resource-metadata-management">HTML: current document readiness</a>
public final class DocumentLoading {
    /// How far a document is.
    public enum Readiness {
        /// It is being parsed.
        LOADING("loading"),
        /// It is parsed, and what belongs to it is being loaded.
        INTERACTIVE("interactive"),
        /// It has loaded.
        COMPLETE("complete");

        private final String idlName;

        Readiness(String idlName) {
            this.idlName = idlName;
        }

        /// The value of `document.readyState`.
        public String idlName() {
            return idlName;
        }
    }

    /// A parser that takes text at its insertion point; what `document.write` and its kin talk to.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#dynamic-markup-insertion">HTML: dynamic markup insertion</a>
    public interface ScriptWritableParser {
        /// Parses text at the insertion point, as far as it goes without a script that has to wait.
        void write(String text);

        /// Throws the document's contents away and begins anew.
        void open();

        /// Ends the input.
        void close();
    }

    private final Document document;
    private Readiness readiness = Readiness.COMPLETE;
    private @Nullable Element currentScript;
    private @Nullable ScriptWritableParser parser;
    private DocumentHost host = DocumentHost.NONE;

    DocumentLoading(Document document) {
        this.document = document;
    }

    /// How far the document is; `complete` for one that nobody loads.
    public Readiness readiness() {
        return readiness;
    }

    /// Sets how far the document is, and fires `readystatechange` where that is news.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#update-the-current-document-readiness">HTML: update the current document readiness</a>
    public void updateReadiness(Readiness value) {
        if (readiness != value) {
            readiness = value;
            document.fire("readystatechange");
        }
    }

    /// Begins loading: the document is `loading` without an event, and may be written to.
    public void begin(@Nullable ScriptWritableParser writable) {
        readiness = Readiness.LOADING;
        parser = writable;
    }

    /// The script that runs now, or null.
    public @Nullable Element currentScript() {
        return currentScript;
    }

    /// Sets the script that runs now, and returns the one before.
    public @Nullable Element setCurrentScript(@Nullable Element script) {
        Element before = currentScript;
        currentScript = script;
        return before;
    }

    /// The parser that can be written to, or null.
    public @Nullable ScriptWritableParser parser() {
        return parser;
    }

    /// Sets the parser that can be written to.
    public void setParser(@Nullable ScriptWritableParser writable) {
        parser = writable;
    }

    /// The page that shows the document.
    public DocumentHost host() {
        return host;
    }

    /// Sets the page that shows the document.
    public void setHost(DocumentHost page) {
        host = page;
    }

    void write(String text) {
        requireHtml();
        if (parser != null) {
            parser.write(text);
        }
    }

    void open() {
        requireHtml();
        if (parser != null) {
            parser.open();
        }
    }

    void close() {
        requireHtml();
        if (parser != null) {
            parser.close();
        }
    }

    private void requireHtml() {
        if (!document.isHtmlDocument()) {
            throw new DOMException("InvalidStateError", "An XML document cannot be written to.");
        }
    }
}
