package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.Realm;

/// A comment.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-comment">DOM: interface Comment</a>
public final class Comment extends CharacterData {
    /// A comment of this document.
    public Comment(Document document, String data) {
        super(document, data);
    }

    /// `new Comment(data)`: a comment of the realm's document.
    public Comment(Realm realm, String data) {
        this(Document.associatedWith(realm), data);
    }

    @Override
    public int nodeType() {
        return COMMENT_NODE;
    }

    @Override
    public String nodeName() {
        return "#comment";
    }

    @Override
    Node cloneSingle(Document document) {
        return new Comment(document, data());
    }
}
