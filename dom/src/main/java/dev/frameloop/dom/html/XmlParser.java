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

import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;

/// Parses XML strictly, with the platform's own reader, since jsoup's XML parser takes what is not well-formed, and stops behind each
/// script. Loads nothing from outside; documents with an external DTD have the named character references of HTML.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/xhtml.html#parsing-xhtml-documents">HTML: parsing XML documents</a>
public final class XmlParser implements DocumentParser {
    private static final String PARSER_ERROR = "http://www.mozilla.org/newlayout/xml/parsererror.xml";
    private static final Pattern DOCTYPE = Pattern
            .compile("<!DOCTYPE\\s+([^\\s\\[>]+)(?:\\s+PUBLIC\\s+(\"[^\"]*\"|'[^']*'))?"
                    + "(?:\\s+SYSTEM)?(?:\\s+(\"[^\"]*\"|'[^']*'))?");

    private final Document document;
    private final XMLStreamReader reader;
    private ParentNode current;
    private boolean finished;

    private XmlParser(Document document, String markup) throws XMLStreamException {
        this.document = document;
        current = document;
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
        factory.setProperty("http://java.sun.com/xml/stream/properties/report-cdata-event", true);
        factory.setProperty("jdk.xml.maxElementDepth", "0");
        factory.setProperty("jdk.xml.elementAttributeLimit", "0");
        factory.setXMLResolver((_, _, _, _) -> new java.io.ByteArrayInputStream(new byte[0]));
        reader = factory.createXMLStreamReader(new StringReader(markup));
    }

    /// A parser for an empty document.
    ///
    /// @return the parser; for a text that cannot even be begun one that shows the error and is finished
    public static DocumentParser of(Document document, String markup) {
        try {
            return new XmlParser(document, markup);
        } catch (XMLStreamException e) {
            showError(document, String.valueOf(e.getMessage()));
            return DocumentParser.FINISHED;
        }
    }

    /// Parses a whole document into an empty one. No script in it will run.
    ///
    /// @return what is wrong with it, or null where it is well-formed
    static @Nullable String parse(Document document, String markup) {
        try {
            XmlParser parser = new XmlParser(document, markup);
            HTMLScriptElement script;
            while ((script = parser.advance()) != null) {
                script.setAlreadyStarted();
            }
            return null;
        } catch (XMLStreamException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /// Shows at the top of a document what is wrong with it, below what could be parsed of its root.
    static void showError(Document document, String error) {
        Element shown = document.createElementInNamespace(PARSER_ERROR, null, "parsererror");
        shown.append(error);
        Element root = document.documentElement();
        Mutations.insert(shown, root == null ? document : root, root == null ? null : root.firstChild(), false);
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

    @Override
    public @Nullable HTMLScriptElement parseUntilScript() {
        if (finished) {
            return null;
        }
        try {
            return advance();
        } catch (XMLStreamException e) {
            finished = true;
            showError(document, String.valueOf(e.getMessage()));
            return null;
        }
    }

    @Override
    public boolean isFinished() {
        return finished;
    }

    private @Nullable HTMLScriptElement advance() throws XMLStreamException {
        while (reader.hasNext()) {
            int event = reader.next();
            if (event == XMLStreamConstants.END_ELEMENT) {
                ParentNode ended = current;
                if (current.parentNode() instanceof ParentNode parent) {
                    current = parent;
                }
                if (ended instanceof HTMLScriptElement script) {
                    return script;
                }
                continue;
            }
            Node node = node(event);
            if (node instanceof Text text && !(node instanceof CDATASection)
                    && inner(current).lastChild() instanceof Text before && !(before instanceof CDATASection)) {
                before.appendData(text.data());
            } else if (node != null) {
                Mutations.append(node, inner(current));
            }
            if (node instanceof Element element) {
                current = element;
            }
        }
        finished = true;
        return null;
    }

    private @Nullable Node node(int event) {
        return switch (event) {
            case XMLStreamConstants.START_ELEMENT -> element();
            case XMLStreamConstants.CHARACTERS, XMLStreamConstants.SPACE ->
                current == document ? null : new Text(document, reader.getText());
            case XMLStreamConstants.CDATA -> new CDATASection(document, reader.getText());
            case XMLStreamConstants.COMMENT -> new Comment(document, reader.getText());
            case XMLStreamConstants.PROCESSING_INSTRUCTION ->
                new ProcessingInstruction(document, reader.getPITarget(),
                        reader.getPIData() == null ? "" : reader.getPIData());
            // One that the document does not declare itself: its external part might, and that of XHTML does.
            case XMLStreamConstants.ENTITY_REFERENCE ->
                new Text(document, CharacterReferences.named(reader.getLocalName()));
            case XMLStreamConstants.DTD -> doctype();
            default -> null;
        };
    }

    private static ParentNode inner(ParentNode parent) {
        DocumentFragment content = parent instanceof Element element ? element.templateContent() : null;
        return content != null ? content : parent;
    }

    private Element element() {
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
        if (element instanceof HTMLScriptElement script) {
            Location place = reader.getLocation();
            script.markParserInserted(document, false, place.getLineNumber(), place.getColumnNumber());
        }
        return element;
    }

    private @Nullable DocumentType doctype() {
        Matcher matcher = DOCTYPE.matcher(String.valueOf(reader.getText()));
        return matcher.find()
                ? new DocumentType(document, matcher.group(1), unquote(matcher.group(2)), unquote(matcher.group(3)))
                : null;
    }

    private static String unquote(@Nullable String quoted) {
        return quoted == null ? "" : quoted.substring(1, quoted.length() - 1);
    }
}
