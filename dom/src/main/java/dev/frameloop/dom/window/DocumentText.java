package dev.frameloop.dom.window;

import dev.frameloop.dom.net.Encoding;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.tree.Document;

/// What a document is made from.
///
/// @param contentType its MIME type, which `document.contentType` tells: `text/html`, a type of XML, or that of what is shown within HTML
/// @param encoding how it was encoded
/// @param markup the text to parse: XML for a type of XML, otherwise HTML
/// @see <a href="https://html.spec.whatwg.org/multipage/document-lifecycle.html#loading-a-document">HTML: loading a document</a>
public record DocumentText(String contentType, Encoding encoding, String markup) {
    /// The text of an HTML document.
    public static DocumentText html(String markup) {
        return new DocumentText("text/html", Encoding.UTF_8, markup);
    }

    /// What a response shows: itself, if it is HTML or XML, or a document around its text or its image; an empty one for any other type.
    public static DocumentText of(ResourceResponse response) {
        String type = response.mimeType();
        if (type.isEmpty() || type.equals("text/html")) {
            return new DocumentText("text/html", response.encoding(), response.text());
        }
        if (Document.isXmlType(type)) {
            return new DocumentText(type, response.encoding(), response.text());
        }
        if (type.startsWith("text/") || type.endsWith("json") || type.endsWith("javascript")) {
            return new DocumentText(type, response.encoding(),
                    "<!DOCTYPE html><pre>" + escaped(response.text()) + "</pre>");
        }
        return type.startsWith("image/")
                ? new DocumentText(type, Encoding.UTF_8,
                        "<!DOCTYPE html><img src=\"" + escaped(response.url().toString()) + "\">")
                : html("");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }

    /// An empty document of this type and encoding.
    public Document newDocument(String url) {
        Document document = Document.newOfType(contentType, url);
        document.setCharacterSet(encoding.name());
        return document;
    }
}
