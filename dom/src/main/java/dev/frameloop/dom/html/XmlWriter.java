package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.CDATASection;
import dev.frameloop.dom.tree.Comment;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.ProcessingInstruction;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Objects;
import java.util.Set;

/// Writes nodes as XML, without recursion, so that no depth is too deep.
///
/// UNIMPLEMENTED: making up prefixes for attributes whose namespace no prefix stands for.
///
/// @see <a href="https://w3c.github.io/DOM-Parsing/#xml-serialization">DOM Parsing and Serialization: XML serialization</a>
final class XmlWriter {
    private static final Set<String> VOID = Set.of("area", "base", "basefont", "bgsound", "br", "col", "embed", "frame",
            "hr", "img", "input",
            "keygen", "link", "meta", "param", "source", "track", "wbr");

    /// An element whose end tag is not written yet, and the default namespace within it.
    private record Opened(Element element, @Nullable String defaultNamespace) {}

    private final StringBuilder out = new StringBuilder();
    private final Deque<Opened> opened = new ArrayDeque<>();

    private XmlWriter() {}

    static String whole(Node node) {
        XmlWriter writer = new XmlWriter();
        if (node instanceof DocumentFragment || node.nodeType() == Node.DOCUMENT_NODE) {
            return children((ParentNode) node);
        }
        writer.write(node, false);
        return writer.out.toString();
    }

    static String children(ParentNode node) {
        XmlWriter writer = new XmlWriter();
        DocumentFragment content = node instanceof Element element ? element.templateContent() : null;
        Node first = content != null ? content.firstChild() : node.firstChild();
        if (first != null) {
            writer.write(first, true);
        }
        return writer.out.toString();
    }

    private void write(Node first, boolean siblings) {
        Node next = first;
        while (next != null || !opened.isEmpty()) {
            if (next == null) {
                Element done = opened.removeLast().element();
                out.append("</").append(done.qualifiedName()).append('>');
                next = opened.isEmpty() && !siblings ? null : done.nextSibling();
                continue;
            }
            if (next instanceof Element element && open(element)) {
                next = contents(element).firstChild();
                continue;
            }
            if (!(next instanceof Element)) {
                leaf(next);
            }
            next = opened.isEmpty() && !siblings ? null : next.nextSibling();
        }
    }

    private static ParentNode contents(Element element) {
        DocumentFragment content = element.templateContent();
        return content != null ? content : element;
    }

    /// Writes a start tag; returns whether the element has contents and so stays open.
    private boolean open(Element element) {
        String inherited = opened.isEmpty() ? null : opened.getLast().defaultNamespace();
        out.append('<').append(element.qualifiedName());
        String defaultNamespace = inherited;
        boolean declares = false;
        for (Attr attr : element.attributeList()) {
            if (Namespaces.XMLNS.equals(attr.namespaceURI()) && attr.prefix() == null) {
                // A declaration that contradicts the element is not written.
                boolean contradicts = element.prefix() == null && !attr.value().equals(orEmpty(element.namespaceURI()));
                if (contradicts) {
                    continue;
                }
                declares = true;
                defaultNamespace = attr.value().isEmpty() ? null : attr.value();
            }
            out.append(' ').append(attr.name()).append("=\"");
            escape(attr.value(), true);
            out.append('"');
        }
        if (element.prefix() == null && !declares && !Objects.equals(element.namespaceURI(), inherited)) {
            out.append(" xmlns=\"");
            escape(orEmpty(element.namespaceURI()), true);
            out.append('"');
            defaultNamespace = element.namespaceURI();
        } else if (element.prefix() != null && element.namespaceURI() != null
                && !element.namespaceURI().equals(declaredFor(element, element.prefix()))) {
            out.append(" xmlns:").append(element.prefix()).append("=\"");
            escape(element.namespaceURI(), true);
            out.append('"');
        }
        boolean html = Namespaces.HTML.equals(element.namespaceURI());
        if (contents(element).firstChild() == null && (!html || VOID.contains(element.localName()))) {
            out.append(html ? " />" : "/>");
            return false;
        }
        out.append('>');
        opened.addLast(new Opened(element, defaultNamespace));
        return true;
    }

    /// What a prefix is declared as on this element or one that is open.
    private @Nullable String declaredFor(Element element, String prefix) {
        String own = element.getAttributeNS(Namespaces.XMLNS, prefix);
        if (own != null) {
            return own;
        }
        for (Opened one : (Iterable<Opened>) opened::descendingIterator) {
            String declared = one.element().getAttributeNS(Namespaces.XMLNS, prefix);
            if (declared != null) {
                return declared;
            }
            if (prefix.equals(one.element().prefix())) {
                return one.element().namespaceURI();
            }
        }
        return null;
    }

    private static String orEmpty(@Nullable String text) {
        return text == null ? "" : text;
    }

    private void leaf(Node node) {
        switch (node) {
            case CDATASection section -> out.append("<![CDATA[").append(section.data()).append("]]>");
            case Text text -> escape(text.data(), false);
            case Comment comment -> out.append("<!--").append(comment.data()).append("-->");
            case ProcessingInstruction instruction ->
                out.append("<?").append(instruction.target()).append(' ').append(instruction.data()).append("?>");
            case DocumentType doctype -> doctype(doctype);
            default -> throw new DOMException("InvalidStateError", "A node of this kind cannot be written as XML.");
        }
    }

    private void doctype(DocumentType doctype) {
        out.append("<!DOCTYPE ").append(doctype.name());
        if (!doctype.publicId().isEmpty()) {
            out.append(" PUBLIC \"").append(doctype.publicId()).append('"');
        } else if (!doctype.systemId().isEmpty()) {
            out.append(" SYSTEM");
        }
        if (!doctype.systemId().isEmpty()) {
            out.append(" \"").append(doctype.systemId()).append('"');
        }
        out.append('>');
    }

    private void escape(String text, boolean attribute) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append(attribute ? "&quot;" : "\"");
                case '\t' -> out.append(attribute ? "&#9;" : "\t");
                case '\n' -> out.append(attribute ? "&#10;" : "\n");
                case '\r' -> out.append(attribute ? "&#13;" : "\r");
                default -> out.append(c);
            }
        }
    }
}
