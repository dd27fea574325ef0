package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Markup;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;

/// Parses and serializes markup as HTML or XML, by the document; found as a service.
public final class HtmlMarkup implements Markup {
    /// For the service loader.
    public HtmlMarkup() {}

    @Override
    public DocumentFragment parseFragment(Element context, String markup) {
        return context.nodeDocument().isHtmlDocument()
                ? HtmlParser.parseFragment(context, markup)
                : XmlParser.parseFragment(context, markup);
    }

    @Override
    public DocumentFragment parseRunnableFragment(Element context, String markup) {
        DocumentFragment fragment = parseFragment(context, markup);
        for (Node node = fragment; node != null; node = node.following(fragment)) {
            if (node instanceof HTMLScriptElement script) {
                script.clearAlreadyStarted();
            }
        }
        return fragment;
    }

    @Override
    public String serializeChildren(ParentNode node) {
        return node.nodeDocument().isHtmlDocument() ? HtmlSerializer.children(node) : XmlWriter.children(node);
    }

    @Override
    public String serialize(Node node) {
        return node.nodeDocument().isHtmlDocument() ? HtmlSerializer.whole(node) : XmlWriter.whole(node);
    }
}
