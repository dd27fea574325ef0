package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// A style sheet within the document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#htmlstyleelement">HTML: HTMLStyleElement</a>
public final class HTMLStyleElement extends HTMLElement {
    private boolean parsing;

    HTMLStyleElement(Document document, String localName) {
        super(document, localName);
    }

    void beginParsing() {
        parsing = true;
    }

    void endParsing() {
        parsing = false;
        changed();
    }

    /// The text of the style sheet.
    public String styleText() {
        return childTextContent();
    }

    private void changed() {
        if (!parsing) {
            nodeDocument().loading().host().styleBlockChanged(this);
        }
    }

    @Override
    protected void insertionSteps() {
        changed();
    }

    @Override
    protected void removingSteps(boolean subtreeRoot, Node oldAncestor) {
        changed();
    }

    @Override
    protected void childrenChangedSteps() {
        if (isConnected()) {
            changed();
        }
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (isConnected() && (name.equals("type") || name.equals("media"))) {
            changed();
        }
    }
}
