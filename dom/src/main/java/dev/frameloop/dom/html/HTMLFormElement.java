package dev.frameloop.dom.html;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.event.SubmitEvent;
import dev.frameloop.dom.event.SubmitEventInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/// A form. Sending it is the document's host's business.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/forms.html#htmlformelement">HTML: HTMLFormElement</a>
public final class HTMLFormElement extends HTMLElement {
    private @Nullable HTMLCollection elements;
    private boolean firingSubmit;
    private boolean resetting;

    HTMLFormElement(Document document, String localName) {
        super(document, localName);
    }

    /// The controls of the form, live, always the same object while the form stays in its tree.
    public HTMLCollection elements() {
        ParentNode root = (ParentNode) root();
        if (elements == null || elements.root() != root) {
            elements = FormAssociatedElement.ownedBy(this, root);
        }
        return elements;
    }

    /// The number of controls.
    public long length() {
        return elements().length();
    }

    /// The control at this place, or null.
    public @Nullable Element item(long index) {
        return elements().item(index);
    }

    /// The control with this ID or name, or null.
    public @Nullable Element namedItem(String name) {
        return elements().namedItem(name);
    }

    /// The names of its controls.
    public Set<String> supportedPropertyNames() {
        return elements().supportedPropertyNames();
    }

    /// The address it is sent to, resolved; the document's without the attribute.
    public String action() {
        return attributeOrEmpty("action").isEmpty() ? nodeDocument().URL() : Hyperlinks.resolved(this, "action");
    }

    /// Sets the address.
    public void setAction(String value) {
        setAttribute("action", value);
    }

    /// `get`, `post` or `dialog`.
    public String method() {
        return limited("method", Set.of("get", "post", "dialog"), "get", "get");
    }

    /// Sets the method.
    public void setMethod(String value) {
        setAttribute("method", value);
    }

    /// Sends the form without asking anyone.
    public void submit() {
        nodeDocument().loading().host().submit(this, null);
    }

    /// Sends the form as a click on the button would.
    ///
    /// @throws SimpleException a `TypeError` for what is no submit button
    /// @throws DOMException `NotFoundError` for the button of another form
    public void requestSubmit(@Nullable HTMLElement submitter) {
        if (submitter != null && submitter != this) {
            boolean isButton = submitter instanceof HTMLButtonElement button && button.type().equals("submit")
                    || submitter instanceof HTMLInputElement input && List.of("submit", "image").contains(input.type());
            if (!isButton) {
                throw SimpleException.typeError("The submitter is not a submit button.");
            }
            if (((FormAssociatedElement) submitter).form() != this) {
                throw new DOMException("NotFoundError", "The submitter belongs to another form.");
            }
        }
        submitBy(submitter);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-submit">HTML: submit, up to the event</a>
    void submitBy(@Nullable HTMLElement submitter) {
        // 1. Only in a document, and not within its own event.
        if (!isConnected() || firingSubmit) {
            return;
        }
        // UNIMPLEMENTED: constraint validation.
        firingSubmit = true;
        boolean goOn;
        try {
            goOn = fire(new SubmitEvent(relevantRealm(), "submit", new SubmitEventInit(true, true, false, submitter)));
        } finally {
            firingSubmit = false;
        }
        if (goOn && isConnected()) {
            nodeDocument().loading().host().submit(this, submitter);
        }
    }

    /// Puts all controls back, unless a listener of `reset` cancels that.
    public void reset() {
        if (resetting) {
            return;
        }
        resetting = true;
        try {
            if (fire("reset", EventInit.BUBBLES_AND_CANCELABLE)) {
                for (Element element : elements().toList()) {
                    if (element instanceof FormAssociatedElement control) {
                        control.reset();
                    }
                }
            }
        } finally {
            resetting = false;
        }
    }

    /// Whether all controls satisfy their constraints. UNIMPLEMENTED: constraints, so always true.
    public boolean checkValidity() {
        return true;
    }
}
