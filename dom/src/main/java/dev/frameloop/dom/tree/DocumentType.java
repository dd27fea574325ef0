package dev.frameloop.dom.tree;

/// A doctype.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-documenttype">DOM: interface DocumentType</a>
public final class DocumentType extends Node implements ChildNode {
    private final String name;
    private final String publicId;
    private final String systemId;

    /// A doctype of this document.
    public DocumentType(Document document, String name, String publicId, String systemId) {
        super(document);
        this.name = name;
        this.publicId = publicId;
        this.systemId = systemId;
    }

    /// The name, `html` as a rule.
    public String name() {
        return name;
    }

    /// The public identifier, perhaps empty.
    public String publicId() {
        return publicId;
    }

    /// The system identifier, perhaps empty.
    public String systemId() {
        return systemId;
    }

    @Override
    public int nodeType() {
        return DOCUMENT_TYPE_NODE;
    }

    @Override
    public String nodeName() {
        return name;
    }

    @Override
    Node cloneSingle(Document document) {
        return new DocumentType(document, name, publicId, systemId);
    }

    @Override
    boolean equalsSingle(Node other) {
        return other instanceof DocumentType doctype && name.equals(doctype.name) && publicId.equals(doctype.publicId)
                && systemId.equals(doctype.systemId);
    }
}
