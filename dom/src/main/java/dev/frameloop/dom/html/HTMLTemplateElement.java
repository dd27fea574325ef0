package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Node;

/// A template, whose contents are no children.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#htmltemplateelement">HTML: HTMLTemplateElement</a>
public final class HTMLTemplateElement extends HTMLElement {
    private final DocumentFragment content;

    HTMLTemplateElement(Document document, String localName) {
        super(document, localName);
        content = new DocumentFragment(document.appropriateTemplateContentsOwnerDocument(), this, false);
    }

    /// The contents, always the same object.
    public DocumentFragment content() {
        return content;
    }

    @Override
    public DocumentFragment templateContent() {
        return content;
    }

    @Override
    protected void adoptingSteps(Document oldDocument) {
        Mutations.adopt(content, nodeDocument().appropriateTemplateContentsOwnerDocument());
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#the-template-element:concept-node-clone-ext">HTML: cloning steps of
    ///     templates</a>
    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        if (subtree && copy instanceof HTMLTemplateElement template) {
            Document owner = template.content.nodeDocument();
            for (Node child = content.firstChild(); child != null; child = child.nextSibling()) {
                Mutations.append(owner.importNode(child, true), template.content);
            }
        }
    }
}
