package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Comment;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.TextNode;

import java.util.Locale;

/// Documents for tests, made from markup without any element of a kind of its own.
public final class Trees {
    private Trees() {}

    /// A document in no-quirks mode.
    public static Document parse(String html) {
        Document document = Document.newHtml("about:blank");
        for (org.jsoup.nodes.Node child : Jsoup.parse(html).childNodes()) {
            copy(child, document, document);
        }
        return document;
    }

    private static void copy(org.jsoup.nodes.Node node, Node parent, Document document) {
        switch (node) {
            case TextNode _ when parent == document -> {
            }
            case TextNode text -> parent.appendChild(new Text(document, text.getWholeText()));
            case org.jsoup.nodes.Comment comment -> parent.appendChild(new Comment(document, comment.getData()));
            case org.jsoup.nodes.DataNode data -> parent.appendChild(new Text(document, data.getWholeData()));
            case org.jsoup.nodes.Element element -> {
                String namespace = element.tag().namespace();
                String name = namespace.endsWith("xhtml")
                        ? element.tagName().toLowerCase(Locale.ROOT)
                        : element.tagName();
                Element made = new Element(document, namespace, null, name);
                for (Attribute attribute : element.attributes()) {
                    made.setAttributeValue(null, null, attribute.getKey(), attribute.getValue());
                }
                parent.appendChild(made);
                element.childNodes().forEach(child -> copy(child, made, document));
            }
            default -> {
            }
        }
    }
}
