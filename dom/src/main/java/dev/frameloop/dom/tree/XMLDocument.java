package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// A document of XML.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-document">DOM: interface XMLDocument</a>
public final class XMLDocument extends Document {
    XMLDocument(String contentType, String url, @Nullable Document creator) {
        super(contentType, url, creator);
    }
}
