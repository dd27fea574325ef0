package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.ElementState;

import org.jspecify.annotations.Nullable;

/// A dialog. UNIMPLEMENTED: the top layer, focus, close requests.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldialogelement">HTML: HTMLDialogElement</a>
public final class HTMLDialogElement extends HTMLElement {
    private String returnValue = "";

    HTMLDialogElement(Document document, String localName) {
        super(document, localName);
    }

    /// What it was closed with.
    public String returnValue() {
        return returnValue;
    }

    /// Sets what it was closed with.
    public void setReturnValue(String value) {
        returnValue = value;
    }

    /// Shows it beside the rest of the page.
    ///
    /// @throws DOMException `InvalidStateError` where it is shown as a modal one
    public void show() {
        if (hasAttribute("open")) {
            if (Boolean.TRUE.equals(state(ElementState.MODAL))) {
                throw new DOMException("InvalidStateError", "The dialog is open as a modal one.");
            }
            return;
        }
        setAttribute("open", "");
    }

    /// Shows it as a modal one.
    ///
    /// @throws DOMException `InvalidStateError` where it is open or in no document
    public void showModal() {
        if (hasAttribute("open")) {
            if (Boolean.TRUE.equals(state(ElementState.MODAL))) {
                return;
            }
            throw new DOMException("InvalidStateError", "The dialog is open already.");
        }
        if (!isConnected()) {
            throw new DOMException("InvalidStateError", "The dialog is in no document.");
        }
        setAttribute("open", "");
        setState(ElementState.MODAL, true);
    }

    /// Closes it.
    public void close(@Nullable String result) {
        if (hasAttribute("open")) {
            removeAttribute("open");
            setState(ElementState.MODAL, false);
            if (result != null) {
                returnValue = result;
            }
        }
    }
}
