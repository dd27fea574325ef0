package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Attr;
import dev.frameloop.dom.tree.CDATASection;
import dev.frameloop.dom.tree.Comment;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.DocumentType;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.ProcessingInstruction;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Parses XML strictly, with the platform's own reader, since jsoup's XML parser takes what is not well-formed. Loads nothing from outside.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents">HTML: parsing XML documents</a>
final class XmlParser {
    private static final Pattern DOCTYPE = Pattern
            .compile("<!DOCTYPE\\s+([^\\s\\[>]+)(?:\\s+PUBLIC\\s+(\"[^\"]*\"|'[^']*'))?"
                    + "(?:\\s+SYSTEM)?(?:\\s+(\"[^\"]*\"|'[^']*'))?");

    private final XMLStreamReader reader;

    private XmlParser(String markup) throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty("http://java.sun.com/xml/stream/properties/report-cdata-event", true);
        factory.setProperty("jdk.xml.maxElementDepth", "0");
        factory.setProperty("jdk.xml.elementAttributeLimit", "0");
        factory.setXMLResolver((_, _, _, _) -> new java.io.ByteArrayInputStream(new byte[0]));
        reader = factory.createXMLStreamReader(new StringReader(markup));
    }

    /// Parses a whole document into an empty one.
    ///
    /// @return what is wrong with it, or null where it is well-formed
    static @Nullable String parse(Document document, String markup) {
        try {
            new XmlParser(markup).readInto(document);
            return null;
        } catch (XMLStreamException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html#xml-fragment-parsing-algorithm">HTML: XML fragment parsing algorithm</a>
    static DocumentFragment parseFragment(Element context, String markup) {
        // 1.-2. The namespaces that hold at the context.
        Map<String, String> namespaces = new LinkedHashMap<>();
        for (Element element = context; element != null; element = element.parentElement()) {
            for (Attr attr : element.attributeList()) {
                if (Namespaces.XMLNS.equals(attr.namespaceURI())) {
                    namespaces.putIfAbsent(attr.prefix() == null ? "" : attr.localName(), attr.value());
                }
            }
        }
        String defaultNamespace = context.lookupNamespaceURI(null);
        namespaces.putIfAbsent("", defaultNamespace == null ? "" : defaultNamespace);
        StringBuilder wrapped = new StringBuilder("<root");
        namespaces.forEach((prefix, uri) -> {
            String escaped = uri.replace("&", "&amp;").replace("\"", "&quot;").replace("<", "&lt;");
            wrapped.append(prefix.isEmpty() ? " xmlns" : " xmlns:" + prefix).append("=\"").append(escaped).append('"');
        });
        wrapped.append('>').append(markup).append("</root>");
        // 3.-4. It must be well-formed.
        Document document = Document.newSibling("application/xml", "about:blank", context.nodeDocument());
        String error = parse(document, wrapped.toString());
        Element root = document.documentElement();
        if (error != null || root == null) {
            throw new DOMException("SyntaxError", "The markup is not well-formed: " + error);
        }
        // 5.-6. The children.
        DocumentFragment content = context.templateContent();
        DocumentFragment fragment = new DocumentFragment(
                content != null ? content.nodeDocument() : context.nodeDocument());
        for (Node child = root.firstChild(); child != null; child = root.firstChild()) {
            Mutations.append(child, fragment);
        }
        return fragment;
    }

    private void readInto(Document document) throws XMLStreamException {
        ParentNode current = document;
        while (reader.hasNext()) {
            Node node = switch (reader.next()) {
                case XMLStreamConstants.START_ELEMENT -> element(document);
                case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE ->
                    current == document ? null : new Text(document, reader.getText());
                case XMLStreamConstants.CDATA -> new CDATASection(document, reader.getText());
                case XMLStreamConstants.COMMENT -> new Comment(document, reader.getText());
                case XMLStreamConstants.PROCESSING_INSTRUCTION ->
                    new ProcessingInstruction(document, reader.getPITarget(),
                            reader.getPIData() == null ? "" : reader.getPIData());
                case XMLStreamConstants.DTD -> doctype(document);
                default -> null;
            };
            if (reader.getEventType() == XMLStreamConstants.END_ELEMENT
                    && current.parentNode() instanceof ParentNode parent) {
                current = parent;
            }
            if (node instanceof Text text && !(node instanceof CDATASection)
                    && current.lastChild() instanceof Text before
                    && !(before instanceof CDATASection)) {
                before.appendData(text.data());
            } else if (node != null) {
                Mutations.append(node, inner(current));
            }
            if (node instanceof Element element) {
                current = element;
            }
        }
    }

    private static ParentNode inner(ParentNode parent) {
        DocumentFragment content = parent instanceof Element element ? element.templateContent() : null;
        return content != null ? content : parent;
    }

    private Element element(Document document) {
        String namespace = reader.getNamespaceURI();
        String prefix = reader.getPrefix();
        Element element = document.createElementInNamespace(namespace == null || namespace.isEmpty() ? null : namespace,
                prefix == null || prefix.isEmpty() ? null : prefix, reader.getLocalName());
        for (int i = 0; i < reader.getNamespaceCount(); i++) {
            String declared = reader.getNamespacePrefix(i);
            String uri = reader.getNamespaceURI(i) == null ? "" : reader.getNamespaceURI(i);
            boolean standard = declared == null || declared.isEmpty();
            element.setAttributeValue(Namespaces.XMLNS, standard ? null : "xmlns", standard ? "xmlns" : declared, uri);
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            String uri = reader.getAttributeNamespace(i);
            String attributePrefix = reader.getAttributePrefix(i);
            element.setAttributeValue(uri == null || uri.isEmpty() ? null : uri,
                    attributePrefix == null || attributePrefix.isEmpty() ? null : attributePrefix,
                    reader.getAttributeLocalName(i),
                    reader.getAttributeValue(i));
        }
        return element;
    }

    private @Nullable DocumentType doctype(Document document) {
        Matcher matcher = DOCTYPE.matcher(String.valueOf(reader.getText()));
        return matcher.find()
                ? new DocumentType(document, matcher.group(1), unquote(matcher.group(2)), unquote(matcher.group(3)))
                : null;
    }

    private static String unquote(@Nullable String quoted) {
        return quoted == null ? "" : quoted.substring(1, quoted.length() - 1);
    }
}
