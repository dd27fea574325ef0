package dev.frameloop.dom.html;

import dev.frameloop.dom.shadow.CustomElements;
import dev.frameloop.dom.tree.Attr;
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
import java.util.Set;

/// Writes nodes as HTML, without recursion, so that no depth is too deep.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments">HTML: serializing HTML fragments</a>
final class HtmlSerializer {
    private static final Set<String> VOID = Set.of("area", "base", "basefont", "bgsound", "br", "col", "embed", "frame",
            "hr", "img", "input",
            "keygen", "link", "meta", "param", "source", "track", "wbr");
    private static final Set<String> RAW = Set.of("style", "script", "xmp", "iframe", "noembed", "noframes",
            "plaintext");

    private final StringBuilder out = new StringBuilder();

    private HtmlSerializer() {}

    static String children(ParentNode node) {
        HtmlSerializer serializer = new HtmlSerializer();
        if (!(node instanceof Element element && isVoid(element))) {
            serializer.writeChildren(contentOf(node));
        }
        return serializer.out.toString();
    }

    static String whole(Node node) {
        HtmlSerializer serializer = new HtmlSerializer();
        if (node instanceof Element element) {
            serializer.open(element);
            if (!isVoid(element)) {
                serializer.writeChildren(contentOf(element));
                serializer.close(element);
            }
        } else if (node instanceof ParentNode parent) {
            serializer.writeChildren(parent);
        } else {
            serializer.leaf(node);
        }
        return serializer.out.toString();
    }

    private static ParentNode contentOf(ParentNode node) {
        DocumentFragment content = node instanceof Element element ? element.templateContent() : null;
        return content != null ? content : node;
    }

    private void writeChildren(ParentNode root) {
        Deque<Element> opened = new ArrayDeque<>();
        Node next = root.firstChild();
        while (next != null || !opened.isEmpty()) {
            if (next == null) {
                Element done = opened.removeLast();
                close(done);
                next = done.nextSibling();
                continue;
            }
            if (next instanceof Element element) {
                open(element);
                if (!isVoid(element)) {
                    opened.addLast(element);
                    next = contentOf(element).firstChild();
                    continue;
                }
            } else {
                leaf(next);
            }
            next = next.nextSibling();
        }
    }

    private static boolean isVoid(Element element) {
        return Namespaces.HTML.equals(element.namespaceURI()) && VOID.contains(element.localName());
    }

    private static String tagName(Element element) {
        return switch (element.namespaceURI()) {
            case Namespaces.HTML, Namespaces.MATHML, Namespaces.SVG -> element.localName();
            case null, default -> element.qualifiedName();
        };
    }

    private void open(Element element) {
        out.append('<').append(tagName(element));
        String is = CustomElements.isValue(element);
        if (is != null && !element.hasAttribute("is")) {
            out.append(" is=\"");
            escape(is, true);
            out.append('"');
        }
        for (Attr attr : element.attributeList()) {
            out.append(' ').append(attributeName(attr)).append("=\"");
            escape(attr.value(), true);
            out.append('"');
        }
        out.append('>');
    }

    private static String attributeName(Attr attr) {
        return switch (attr.namespaceURI()) {
            case null -> attr.localName();
            case Namespaces.XML -> "xml:" + attr.localName();
            case Namespaces.XMLNS -> attr.localName().equals("xmlns") ? "xmlns" : "xmlns:" + attr.localName();
            case Namespaces.XLINK -> "xlink:" + attr.localName();
            default -> attr.name();
        };
    }

    private void close(Element element) {
        out.append("</").append(tagName(element)).append('>');
    }

    private void leaf(Node node) {
        switch (node) {
            case Text text -> {
                if (isRaw(text.parentElement())) {
                    out.append(text.data());
                } else {
                    escape(text.data(), false);
                }
            }
            case Comment comment -> out.append("<!--").append(comment.data()).append("-->");
            case ProcessingInstruction instruction ->
                out.append("<?").append(instruction.target()).append(' ').append(instruction.data()).append('>');
            case DocumentType doctype -> out.append("<!DOCTYPE ").append(doctype.name()).append('>');
            default -> {
            }
        }
    }

    private static boolean isRaw(@Nullable Element parent) {
        return parent != null && Namespaces.HTML.equals(parent.namespaceURI()) && (RAW.contains(parent.localName())
                || parent.localName().equals("noscript") && parent.nodeDocument().defaultView() != null);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#escapingString">HTML: escaping a string</a>
    private void escape(String text, boolean attribute) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&' -> out.append("&amp;");
                case '\u00A0' -> out.append("&nbsp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append(attribute ? "&quot;" : "\"");
                default -> out.append(c);
            }
        }
    }
}
