package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;

/// A text.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-text">DOM: interface Text</a>
public sealed class Text extends CharacterData permits CDATASection {
    /// A text of this document.
    public Text(Document document, String data) {
        super(document, data);
    }

    /// `new Text(data)`: a text of the realm's document.
    public Text(Realm realm, String data) {
        this(Document.associatedWith(realm), data);
    }

    @Override
    public int nodeType() {
        return TEXT_NODE;
    }

    @Override
    public String nodeName() {
        return "#text";
    }

    /// Cuts this text at `offset` and returns the new one that holds the rest, inserted behind it.
    ///
    /// @throws DOMException `IndexSizeError` where `offset` is behind the end
    public final Text splitText(long offset) {
        return TextAlgorithms.split(this, checkOffset(offset));
    }

    /// The text of this one and the texts next to it.
    public final String wholeText() {
        Node first = this;
        while (first.previousSibling instanceof Text) {
            first = first.previousSibling;
        }
        StringBuilder result = new StringBuilder();
        for (Node node = first; node instanceof Text text; node = node.nextSibling) {
            result.append(text.data());
        }
        return result.toString();
    }

    @Override
    Node cloneSingle(Document document) {
        return new Text(document, data());
    }
}
