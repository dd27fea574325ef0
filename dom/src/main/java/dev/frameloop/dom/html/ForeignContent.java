package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Names;
import dev.frameloop.dom.tree.Namespaces;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The rules for SVG and MathML within HTML.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign">HTML: the rules for parsing tokens in foreign content</a>
final class ForeignContent {
    private static final Set<String> BREAKOUT = Set.of("b", "big", "blockquote", "body", "br", "center", "code", "dd",
            "div", "dl", "dt", "em",
            "embed", "h1", "h2", "h3", "h4", "h5", "h6", "head", "hr", "i", "img", "li", "listing", "menu", "meta",
            "nobr", "ol", "p", "pre",
            "ruby", "s", "small", "span", "strong", "strike", "sub", "sup", "table", "tt", "u", "ul", "var");
    private static final Set<String> MATHML_TEXT = Set.of("mi", "mo", "mn", "ms", "mtext");
    private static final Set<String> SVG_HTML = Set.of("foreignObject", "desc", "title");
    private static final Map<String, String> SVG_TAGS = byLowercase(
            "altGlyph altGlyphDef altGlyphItem animateColor animateMotion "
                    + "animateTransform clipPath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting "
                    + "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge "
                    + "feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef "
                    + "linearGradient radialGradient textPath");
    private static final Map<String, String> SVG_ATTRIBUTES = byLowercase(
            "attributeName attributeType baseFrequency baseProfile calcMode "
                    + "clipPathUnits diffuseConstant edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength "
                    + "keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits "
                    + "numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha "
                    + "preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures specularConstant "
                    + "specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale systemLanguage tableValues targetX targetY "
                    + "textLength viewBox viewTarget xChannelSelector yChannelSelector zoomAndPan");
    private static final Set<String> XLINK = Set.of("xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role",
            "xlink:show", "xlink:title",
            "xlink:type");

    private final TreeConstruction tree;

    ForeignContent(TreeConstruction tree) {
        this.tree = tree;
    }

    private static Map<String, String> byLowercase(String names) {
        return Stream.of(names.split(" "))
                .collect(Collectors.toUnmodifiableMap(Names::toAsciiLowercase, Function.identity()));
    }

    /// Whether a token at this foreign node is treated as in HTML.
    static boolean isIntegrationPointFor(Element node, Token token) {
        boolean start = token instanceof Token.StartTag;
        boolean characters = token instanceof Token.Characters;
        if (Namespaces.MATHML.equals(node.namespaceURI())) {
            if (MATHML_TEXT.contains(node.localName())) {
                return characters || token instanceof Token.StartTag tag && !tag.name.equals("mglyph")
                        && !tag.name.equals("malignmark");
            }
            if (node.localName().equals("annotation-xml")) {
                return token instanceof Token.StartTag tag && tag.name.equals("svg")
                        || (start || characters) && isHtmlIntegrationPoint(node);
            }
        }
        return (start || characters) && isHtmlIntegrationPoint(node);
    }

    private static boolean isHtmlIntegrationPoint(Element node) {
        if (Namespaces.SVG.equals(node.namespaceURI())) {
            return SVG_HTML.contains(node.localName());
        }
        String encoding = Names.toAsciiLowercase(node.attributeOrEmpty("encoding"));
        return Namespaces.MATHML.equals(node.namespaceURI()) && node.localName().equals("annotation-xml")
                && (encoding.equals("text/html") || encoding.equals("application/xhtml+xml"));
    }

    void process(Token token) {
        switch (token) {
            case Token.Characters characters -> {
                if (characters.isNull()) {
                    tree.insertCharacters("\uFFFD");
                    return;
                }
                tree.insertCharacters(characters.data());
                tree.framesetOk &= characters.data().chars().allMatch(Tokenizer::isWhitespace);
            }
            case Token.Comment comment -> tree.insertComment(comment);
            case Token.Doctype _,Token.EndOfFile _ -> {
            }
            case Token.StartTag tag -> start(tag);
            case Token.EndTag tag -> end(tag);
        }
    }

    private void start(Token.StartTag tag) {
        boolean font = tag.name.equals("font")
                && (tag.attribute("color") != null || tag.attribute("face") != null || tag.attribute("size") != null);
        if (BREAKOUT.contains(tag.name) || font) {
            breakOut(tag);
            return;
        }
        Element adjusted = tree.adjustedCurrentNode();
        String namespace = adjusted == null || adjusted.namespaceURI() == null
                ? Namespaces.SVG
                : adjusted.namespaceURI();
        Token.StartTag adjustedTag = adjust(tag, namespace);
        tree.insertForeign(adjustedTag, namespace);
        if (tag.selfClosing) {
            tree.open.pop();
        }
    }

    private void breakOut(Token token) {
        while (tree.open.size() > 1 && !Namespaces.HTML.equals(tree.open.current().namespaceURI())
                && !isHtmlIntegrationPoint(tree.open.current())
                && !(Namespaces.MATHML.equals(tree.open.current().namespaceURI())
                        && MATHML_TEXT.contains(tree.open.current().localName()))) {
            tree.open.pop();
        }
        tree.process(token, tree.mode);
    }

    private void end(Token.EndTag tag) {
        if (tag.name().equals("br") || tag.name().equals("p")) {
            breakOut(tag);
            return;
        }
        OpenElements open = tree.open;
        for (int i = open.size() - 1; i > 0; i--) {
            Element node = open.get(i);
            if (Namespaces.HTML.equals(node.namespaceURI())) {
                tree.process(tag, tree.mode);
                return;
            }
            if (Names.toAsciiLowercase(node.localName()).equals(tag.name())) {
                while (open.size() > i) {
                    open.pop();
                }
                return;
            }
        }
    }

    /// The tag with the capital letters of SVG.
    static Token.StartTag adjust(Token.StartTag tag, String namespace) {
        return namespace.equals(Namespaces.SVG) ? tag.renamed(SVG_TAGS.getOrDefault(tag.name, tag.name)) : tag;
    }

    /// Gives a new element an attribute of its token, with the capital letters and namespaces of foreign content.
    static void appendAttribute(Element element, Token.Attribute attribute, String namespace) {
        String name = attribute.name();
        String value = attribute.value();
        if (namespace.equals(Namespaces.HTML)) {
            element.setAttributeValue(null, null, name, value);
        } else if (XLINK.contains(name)) {
            element.setAttributeValue(Namespaces.XLINK, "xlink", name.substring(6), value);
        } else if (name.equals("xml:lang") || name.equals("xml:space")) {
            element.setAttributeValue(Namespaces.XML, "xml", name.substring(4), value);
        } else if (name.equals("xmlns")) {
            element.setAttributeValue(Namespaces.XMLNS, null, name, value);
        } else if (name.equals("xmlns:xlink")) {
            element.setAttributeValue(Namespaces.XMLNS, "xmlns", "xlink", value);
        } else if (namespace.equals(Namespaces.SVG)) {
            element.setAttributeValue(null, null, SVG_ATTRIBUTES.getOrDefault(name, name), value);
        } else {
            element.setAttributeValue(null, null, name.equals("definitionurl") ? "definitionURL" : name, value);
        }
    }
}
