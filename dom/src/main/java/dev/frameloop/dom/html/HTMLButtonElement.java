package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.Document;

import java.util.Set;

/// A button.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmlbuttonelement">HTML: HTMLButtonElement</a>
public final class HTMLButtonElement extends FormAssociatedElement {
    HTMLButtonElement(Document document, String localName) {
        super(document, localName);
    }

    /// `submit`, `reset` or `button`.
    public String type() {
        return limited("type", Set.of("submit", "reset", "button"), "submit", "submit");
    }

    /// Sets what it does.
    public void setType(String value) {
        setAttribute("type", value);
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activationBehavior(Event event) {
        HTMLFormElement form = form();
        if (isDisabledControl() || form == null || !isConnected()) {
            return;
        }
        switch (type()) {
            case "submit" -> form.submitBy(this);
            case "reset" -> form.reset();
            default -> {
            }
        }
    }
}
