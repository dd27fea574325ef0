package dev.frameloop.dom.html;

import org.jspecify.annotations.Nullable;

/// What brings a text into a document, and stops behind each script so that it can run: one for HTML, one for XML.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#loading-a-document">HTML: loading a document</a>
public sealed interface DocumentParser permits HtmlParser, XmlParser, DocumentParser.Finished {
    /// A parser with nothing left to do.
    DocumentParser FINISHED = new Finished();

    /// Goes on to behind the next script's end tag, and returns that script, which the caller prepares and runs; null at the end of the
    /// text there is.
    @Nullable
    HTMLScriptElement parseUntilScript();

    /// Whether all is parsed.
    boolean isFinished();

    /// See {@link #FINISHED}.
    final class Finished implements DocumentParser {
        private Finished() {}

        @Override
        public @Nullable HTMLScriptElement parseUntilScript() {
            return null;
        }

        @Override
        public boolean isFinished() {
            return true;
        }
    }
}
