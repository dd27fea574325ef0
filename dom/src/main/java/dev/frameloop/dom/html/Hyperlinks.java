package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Names;

import java.net.URI;

/// Addresses in attributes.
final class Hyperlinks {
    private Hyperlinks() {}

    /// The attribute resolved against the document's base; the attribute itself where it is no address, empty where it is absent.
    ///
    /// DIVERGES: by RFC 3986 rather than by the URL Standard.
    static String resolved(Element element, String attribute) {
        String value = element.getAttributeNS(null, attribute);
        if (value == null) {
            return "";
        }
        try {
            return URI.create(element.baseURI()).resolve(Names.strip(value)).toString();
        } catch (IllegalArgumentException _) {
            return value;
        }
    }
}
