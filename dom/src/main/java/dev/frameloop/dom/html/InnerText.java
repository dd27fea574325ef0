package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;

import java.util.Set;

/// The text of an element with line breaks where blocks and `br` make them.
final class InnerText {
    private static final Set<String> BLOCKS = Set.of("address", "article", "aside", "blockquote", "body", "center",
            "dd", "details", "dialog",
            "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4",
            "h5", "h6", "header", "hgroup",
            "hr", "html", "li", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "summary", "table", "tr",
            "ul");
    private static final Set<String> HIDDEN = Set.of("head", "script", "style", "template", "title", "noscript");

    private InnerText() {}

    static String of(Element root) {
        if (!root.isConnected()) {
            return String.valueOf(root.textContent());
        }
        StringBuilder text = new StringBuilder();
        Node node = root.firstChild();
        while (node != null) {
            boolean skip = node instanceof Element element && HIDDEN.contains(element.localName());
            switch (node) {
                case Text data -> append(text, data.data(), data.parentElement());
                case Element element when element.isHtml("br") -> text.append('\n');
                case Element element when BLOCKS.contains(element.localName()) -> breakLine(text);
                default -> {
                }
            }
            Node next = skip ? node.followingSkippingChildren(root) : node.following(root);
            for (Node ended = node; ended != root && ended != null
                    && (next == null || !ended.contains(next)); ended = ended.parentNode()) {
                if (ended instanceof Element element && BLOCKS.contains(element.localName())) {
                    breakLine(text);
                }
            }
            node = next;
        }
        while (!text.isEmpty() && text.charAt(text.length() - 1) == '\n') {
            text.setLength(text.length() - 1);
        }
        return text.toString();
    }

    private static void append(StringBuilder text, String data, @org.jspecify.annotations.Nullable Element parent) {
        if (parent != null && (parent.isHtml("pre") || parent.isHtml("textarea"))) {
            text.append(data);
            return;
        }
        for (int i = 0; i < data.length(); i++) {
            char c = data.charAt(i);
            char last = text.isEmpty() ? '\n' : text.charAt(text.length() - 1);
            if (!Tokenizer.isWhitespace(c)) {
                text.append(c);
            } else if (last != ' ' && last != '\n') {
                text.append(' ');
            }
        }
    }

    private static void breakLine(StringBuilder text) {
        if (!text.isEmpty() && text.charAt(text.length() - 1) == ' ') {
            text.setLength(text.length() - 1);
        }
        if (!text.isEmpty() && text.charAt(text.length() - 1) != '\n') {
            text.append('\n');
        }
    }
}
