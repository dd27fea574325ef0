package dev.frameloop.dom.html;

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
import dev.frameloop.dom.tree.Text;
import org.jsoup.nodes.CDataNode;
import org.jsoup.nodes.DataNode;
import org.jsoup.nodes.TextNode;
import org.jsoup.parser.Parser;
import org.jsoup.parser.Tag;
import org.jspecify.annotations.Nullable;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;

/// Carries documents to jsoup and back.
///
/// Nothing here recurses, so that no depth is too deep. The contents of templates are children of the template in jsoup.
public final class JsoupDocuments {
    /// A pair of a node and its copy whose children are to be copied.
    private record Work<A, B>(A from, B to) {}

    private JsoupDocuments() {}

    /// A new document with a copy of jsoup's nodes.
    public static Document from(org.jsoup.nodes.Document source) {
        Document document = Document.newHtml(source.location().isEmpty() ? "about:blank" : source.location());
        document.setMode(source.quirksMode() == org.jsoup.nodes.Document.QuirksMode.quirks
                ? Document.Mode.QUIRKS
                : Document.Mode.NO_QUIRKS);
        copyChildren(source, document, new IdentityHashMap<>());
        return document;
    }

    private static void copyChildren(org.jsoup.nodes.Node source, ParentNode target,
            Map<org.jsoup.nodes.Node, Node> known) {
        java.util.ArrayDeque<Work<org.jsoup.nodes.Node, ParentNode>> work = new java.util.ArrayDeque<>();
        work.add(new Work<>(source, target));
        while (!work.isEmpty()) {
            Work<org.jsoup.nodes.Node, ParentNode> one = work.removeLast();
            for (org.jsoup.nodes.Node child : one.from().childNodes()) {
                Node copy = known.get(child);
                if (copy == null) {
                    copy = shallowCopy(child, one.to().nodeDocument());
                }
                if (copy == null || one.to() instanceof Document && copy instanceof Text) {
                    continue;
                }
                Mutations.append(copy, one.to());
                if (copy instanceof Element element) {
                    work.add(new Work<>(child, inner(element)));
                }
            }
        }
    }

    private static ParentNode inner(ParentNode parent) {
        DocumentFragment content = parent instanceof Element element ? element.templateContent() : null;
        return content != null ? content : parent;
    }

    private static @Nullable Node shallowCopy(org.jsoup.nodes.Node node, Document document) {
        return switch (node) {
            case CDataNode cdata -> document.isHtmlDocument()
                    ? new Text(document, cdata.getWholeText())
                    : new CDATASection(document, cdata.getWholeText());
            case TextNode text -> new Text(document, text.getWholeText());
            case DataNode data -> new Text(document, data.getWholeData());
            case org.jsoup.nodes.Comment comment -> new Comment(document, comment.getData());
            case org.jsoup.nodes.DocumentType doctype ->
                new DocumentType(document, doctype.name(), doctype.publicId(), doctype.systemId());
            case org.jsoup.nodes.Element element -> {
                String namespace = element.tag().namespace();
                Element copy = document.createElementInNamespace(namespace, null, element.tagName());
                for (org.jsoup.nodes.Attribute attribute : element.attributes()) {
                    ForeignContent.appendAttribute(copy, new Token.Attribute(attribute.getKey(), attribute.getValue()),
                            namespace);
                }
                yield copy;
            }
            default -> null;
        };
    }

    /// A jsoup document with a copy of all nodes.
    public static org.jsoup.nodes.Document toJsoup(Document document) {
        return toJsoup(document, new IdentityHashMap<>());
    }

    private static org.jsoup.nodes.Document toJsoup(Document document, Map<org.jsoup.nodes.Node, Node> origins) {
        org.jsoup.nodes.Document target = new org.jsoup.nodes.Document(document.URL());
        target.parser(Parser.htmlParser().setMaxDepth(Integer.MAX_VALUE));
        target.outputSettings().prettyPrint(false);
        java.util.ArrayDeque<Work<ParentNode, org.jsoup.nodes.Element>> work = new java.util.ArrayDeque<>();
        work.add(new Work<>(document, target));
        while (!work.isEmpty()) {
            Work<ParentNode, org.jsoup.nodes.Element> one = work.removeLast();
            for (Node child = one.from().firstChild(); child != null; child = child.nextSibling()) {
                org.jsoup.nodes.Node copy = shallowCopy(child);
                if (copy == null) {
                    continue;
                }
                origins.put(copy, child);
                one.to().appendChild(copy);
                if (child instanceof Element element && copy instanceof org.jsoup.nodes.Element element2) {
                    work.add(new Work<>(inner(element), element2));
                }
            }
        }
        return target;
    }

    private static org.jsoup.nodes.@Nullable Node shallowCopy(Node node) {
        return switch (node) {
            case CDATASection section -> new CDataNode(section.data());
            case Text text -> {
                Element parent = text.parentElement();
                boolean data = parent != null && (parent.isHtml("script") || parent.isHtml("style"));
                yield data ? new DataNode(text.data()) : new TextNode(text.data());
            }
            case Comment comment -> new org.jsoup.nodes.Comment(comment.data());
            case DocumentType doctype ->
                new org.jsoup.nodes.DocumentType(doctype.name(), doctype.publicId(), doctype.systemId());
            case Element element -> {
                String namespace = element.namespaceURI() == null ? Parser.NamespaceXml : element.namespaceURI();
                org.jsoup.nodes.Element copy = new org.jsoup.nodes.Element(new Tag(element.qualifiedName(), namespace),
                        "");
                for (Attr attr : element.attributeList()) {
                    copy.attributes().put(attr.name(), attr.value());
                }
                yield copy;
            }
            default -> null;
        };
    }

    /// Runs code of jsoup on a copy of the document, and makes the same changes here, as ordinary, observed mutations: a node that
    /// the code left alone stays the same object.
    public static void edit(Document document, Consumer<? super org.jsoup.nodes.Document> code) {
        Map<org.jsoup.nodes.Node, Node> origins = new IdentityHashMap<>();
        org.jsoup.nodes.Document copy = toJsoup(document, origins);
        code.accept(copy);
        java.util.ArrayDeque<Work<org.jsoup.nodes.Node, ParentNode>> work = new java.util.ArrayDeque<>();
        work.add(new Work<>(copy, document));
        while (!work.isEmpty()) {
            Work<org.jsoup.nodes.Node, ParentNode> one = work.removeLast();
            reconcile(one.from().childNodes(), one.to(), origins, work);
        }
    }

    private static void reconcile(List<org.jsoup.nodes.Node> wanted, ParentNode parent,
            Map<org.jsoup.nodes.Node, Node> origins,
            java.util.ArrayDeque<Work<org.jsoup.nodes.Node, ParentNode>> work) {
        Map<Node, org.jsoup.nodes.Node> keep = new IdentityHashMap<>();
        for (org.jsoup.nodes.Node node : wanted) {
            Node origin = origins.get(node);
            if (origin != null) {
                keep.put(origin, node);
            }
        }
        for (Node child : parent.childList()) {
            if (!keep.containsKey(child)) {
                Mutations.remove(child);
            }
        }
        Node at = parent.firstChild();
        for (org.jsoup.nodes.Node node : wanted) {
            Node own = origins.get(node);
            boolean fresh = own == null;
            if (own == null) {
                own = shallowCopy(node, parent.nodeDocument());
            }
            if (own == null || parent instanceof Document && own instanceof Text) {
                continue;
            }
            if (own == at) {
                at = at.nextSibling();
            } else {
                Mutations.insert(own, parent, at, false);
            }
            if (!fresh) {
                update(node, own);
            }
            if (own instanceof Element element) {
                work.add(new Work<>(node, inner(element)));
            }
        }
    }

    private static void update(org.jsoup.nodes.Node source, Node target) {
        switch (source) {
            case TextNode text when target instanceof Text own && !own.data().equals(text.getWholeText()) ->
                own.setData(text.getWholeText());
            case DataNode data when target instanceof Text own && !own.data().equals(data.getWholeData()) ->
                own.setData(data.getWholeData());
            case org.jsoup.nodes.Comment comment when target instanceof Comment own
                    && !own.data().equals(comment.getData()) ->
                own.setData(comment.getData());
            case org.jsoup.nodes.Element element when target instanceof Element own -> updateAttributes(element, own);
            default -> {
            }
        }
    }

    private static void updateAttributes(org.jsoup.nodes.Element source, Element target) {
        for (Attr attr : List.copyOf(target.attributeList())) {
            if (!source.attributes().hasKey(attr.name())) {
                target.removeAttributeNode(attr);
            }
        }
        for (org.jsoup.nodes.Attribute attribute : source.attributes()) {
            if (!Objects.equals(target.getAttribute(attribute.getKey()), attribute.getValue())) {
                String namespace = target.namespaceURI() == null ? Namespaces.HTML : target.namespaceURI();
                Attr existing = target.getAttributeNode(attribute.getKey());
                if (existing != null) {
                    existing.setValue(attribute.getValue());
                } else {
                    ForeignContent.appendAttribute(target,
                            new Token.Attribute(attribute.getKey(), attribute.getValue()), namespace);
                }
            }
        }
    }
}
