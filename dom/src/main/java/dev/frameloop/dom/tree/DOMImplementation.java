package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// Creates documents and doctypes.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-domimplementation">DOM: interface DOMImplementation</a>
public final class DOMImplementation extends PlatformObject {
    private final Document document;

    DOMImplementation(Document document) {
        this.document = document;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return document.realm();
    }

    /// A doctype.
    ///
    /// @throws DOMException `InvalidCharacterError`
    public DocumentType createDocumentType(String name, String publicId, String systemId) {
        if (!Names.isValidDoctypeName(name)) {
            throw Names.invalid(name);
        }
        return new DocumentType(document, name, publicId, systemId);
    }

    /// An XML document with a root element, where a name for one is given.
    ///
    /// @throws DOMException `InvalidCharacterError`, `NamespaceError`
    public XMLDocument createDocument(@Nullable String namespace, String qualifiedName,
            @Nullable DocumentType doctype) {
        String contentType = switch (namespace) {
            case Namespaces.HTML -> "application/xhtml+xml";
            case Namespaces.SVG -> "image/svg+xml";
            case null, default -> "application/xml";
        };
        XMLDocument created = new XMLDocument(contentType, "about:blank", document);
        Element element = qualifiedName.isEmpty() ? null : created.createElementNS(namespace, qualifiedName);
        if (doctype != null) {
            created.appendChild(doctype);
        }
        if (element != null) {
            created.appendChild(element);
        }
        return created;
    }

    /// An HTML document with head and body, and with a title unless that is null.
    public Document createHTMLDocument(@Nullable String title) {
        Document created = Document.newSibling("text/html", "about:blank", document);
        Mutations.append(new DocumentType(created, "html", "", ""), created);
        Element html = created.createHtmlElement("html");
        Mutations.append(html, created);
        Element head = created.createHtmlElement("head");
        Mutations.append(head, html);
        if (title != null) {
            Element element = created.createHtmlElement("title");
            Mutations.append(element, head);
            Mutations.append(new Text(created, title), element);
        }
        Mutations.append(created.createHtmlElement("body"), html);
        return created;
    }

    /// Always true.
    public boolean hasFeature() {
        return true;
    }
}
