package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;

import org.jspecify.annotations.Nullable;

/// The namespaces of the web, and how a qualified name is taken apart.
///
/// @see <a href="https://infra.spec.whatwg.org/#namespaces">Infra: namespaces</a>
public final class Namespaces {
    /// Of HTML elements.
    public static final String HTML = "http://www.w3.org/1999/xhtml";
    /// Of SVG elements.
    public static final String SVG = "http://www.w3.org/2000/svg";
    /// Of MathML elements.
    public static final String MATHML = "http://www.w3.org/1998/Math/MathML";
    /// Of `xlink:` attributes.
    public static final String XLINK = "http://www.w3.org/1999/xlink";
    /// Of `xml:` attributes.
    public static final String XML = "http://www.w3.org/XML/1998/namespace";
    /// Of `xmlns` attributes.
    public static final String XMLNS = "http://www.w3.org/2000/xmlns/";

    private Namespaces() {}

    /// A name in a namespace.
    ///
    /// @param namespace the namespace or null, never the empty string
    /// @param prefix what stands before the colon, or null
    /// @param localName what stands after it
    record QualifiedName(@Nullable String namespace, @Nullable String prefix, String localName) {}

    /// Takes a qualified name apart.
    ///
    /// @param element whether the name is to be an element's, otherwise an attribute's
    /// @see <a href="https://dom.spec.whatwg.org/#validate-and-extract">DOM: validate and extract</a>
    static QualifiedName validateAndExtract(@Nullable String namespaceOrEmpty, String qualifiedName, boolean element) {
        // 1. The empty namespace is none.
        String namespace = namespaceOrEmpty == null || namespaceOrEmpty.isEmpty() ? null : namespaceOrEmpty;
        // 2.-4. What stands before the first colon is the prefix.
        int colon = qualifiedName.indexOf(':');
        String prefix = colon < 0 ? null : qualifiedName.substring(0, colon);
        String localName = qualifiedName.substring(colon + 1);
        if (prefix != null && !Names.isValidNamespacePrefix(prefix)) {
            throw Names.invalid(qualifiedName);
        }
        // 5.-6. The local name must be one of its kind.
        if (element ? !Names.isValidElementLocalName(localName) : !Names.isValidAttributeLocalName(localName)) {
            throw Names.invalid(qualifiedName);
        }
        // 7.-10. The prefixes and namespaces that belong together.
        boolean xmlnsName = "xmlns".equals(qualifiedName) || "xmlns".equals(prefix);
        if (prefix != null && namespace == null || "xml".equals(prefix) && !XML.equals(namespace)
                || xmlnsName != XMLNS.equals(namespace)) {
            throw new DOMException("NamespaceError",
                    "The namespace \"" + namespace + "\" does not go with the name \"" + qualifiedName + "\".");
        }
        return new QualifiedName(namespace, prefix, localName);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#locate-a-namespace-prefix">DOM: locate a namespace prefix</a>
    static @Nullable String locatePrefix(Node node, String namespace) {
        for (Element element = elementFor(node); element != null; element = element.parentElement()) {
            if (namespace.equals(element.namespaceURI()) && element.prefix() != null) {
                return element.prefix();
            }
            for (Attr attr : element.attributeList()) {
                if ("xmlns".equals(attr.prefix()) && namespace.equals(attr.value())) {
                    return attr.localName();
                }
            }
        }
        return null;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#locate-a-namespace">DOM: locate a namespace</a>
    static @Nullable String locate(Node node, @Nullable String prefix) {
        for (Element element = elementFor(node); element != null; element = element.parentElement()) {
            if ("xml".equals(prefix)) {
                return XML;
            }
            if ("xmlns".equals(prefix)) {
                return XMLNS;
            }
            if (element.namespaceURI() != null && java.util.Objects.equals(element.prefix(), prefix)) {
                return element.namespaceURI();
            }
            for (Attr attr : element.attributeList()) {
                boolean declares = XMLNS.equals(attr.namespaceURI())
                        && (prefix == null
                                ? attr.prefix() == null && "xmlns".equals(attr.localName())
                                : "xmlns".equals(attr.prefix()) && prefix.equals(attr.localName()));
                if (declares) {
                    return attr.value().isEmpty() ? null : attr.value();
                }
            }
        }
        return null;
    }

    private static @Nullable Element elementFor(Node node) {
        return switch (node) {
            case Element element -> element;
            case Document document -> document.documentElement();
            case DocumentType _,DocumentFragment _ -> null;
            case Attr attr -> attr.ownerElement();
            default -> node.parentElement();
        };
    }
}
