package dev.frameloop.dom.tree;

/// A text that XML writes as a CDATA section.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-cdatasection">DOM: interface CDATASection</a>
public final class CDATASection extends Text {
    /// A CDATA section of this document.
    public CDATASection(Document document, String data) {
        super(document, data);
    }

    @Override
    public int nodeType() {
        return CDATA_SECTION_NODE;
    }

    @Override
    public String nodeName() {
        return "#cdata-section";
    }

    @Override
    Node cloneSingle(Document document) {
        return new CDATASection(document, data());
    }
}
