package dev.frameloop.dom.html;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Mutations;

import org.jspecify.annotations.Nullable;

/// Parses documents from strings.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#domparser">HTML: DOMParser</a>
public final class DOMParser extends PlatformObject {
    private final Realm realm;

    /// `new DOMParser()`.
    public DOMParser(Realm realm) {
        this.realm = realm;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// A new document; for XML that is not well-formed one that holds a `parsererror`. No script in it runs.
    ///
    /// @param type `text/html` or one of the types of XML
    public Document parseFromString(String string, String type) {
        return parse(string, type, Document.associatedWith(realm));
    }

    static Document parse(String string, String type, Document creator) {
        Document document = Document.newSibling(type, creator.URL(), creator);
        if (type.equals("text/html")) {
            HtmlParser.parse(document, string);
            return document;
        }
        String error = XmlParser.parse(document, string);
        if (error != null) {
            Mutations.replaceAll(null, document);
            XmlParser.showError(document, error);
        }
        return document;
    }
}
