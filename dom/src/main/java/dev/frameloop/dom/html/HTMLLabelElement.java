package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// The caption of a form control.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/forms.html#htmllabelelement">HTML: HTMLLabelElement</a>
public final class HTMLLabelElement extends HTMLElement {
    private boolean activating;

    HTMLLabelElement(Document document, String localName) {
        super(document, localName);
    }

    /// The control that `for` names, or the first one within; or null.
    public @Nullable HTMLElement control() {
        String id = getAttributeNS(null, "for");
        if (id != null) {
            Element named = root() instanceof Document document ? document.getElementById(id) : null;
            return named instanceof HTMLElement element && isLabelable(element) ? element : null;
        }
        for (Node node = firstChild(); node != null; node = node.following(this)) {
            if (node instanceof HTMLElement element && isLabelable(element)) {
                return element;
            }
        }
        return null;
    }

    /// The form of the control, or null.
    public @Nullable HTMLFormElement form() {
        return control() instanceof FormAssociatedElement control ? control.form() : null;
    }

    private static boolean isLabelable(HTMLElement element) {
        return switch (element) {
            case HTMLInputElement input -> !input.type().equals("hidden");
            case HTMLFieldSetElement _ -> false;
            case FormAssociatedElement _,HTMLMeterElement _,HTMLProgressElement _ -> true;
            default -> false;
        };
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void activationBehavior(Event event) {
        HTMLElement control = control();
        boolean within = event.target() instanceof Node target && control != null && control.contains(target);
        if (control == null || activating || within) {
            return;
        }
        activating = true;
        try {
            if (event.isTrusted() && event instanceof PointerEvent click) {
                nodeDocument().loading().host().labelClicked(control);
                if (!control.isDisabledControl()) {
                    control.fire(click.copyAsClick());
                }
            } else {
                control.click();
            }
        } finally {
            activating = false;
        }
    }
}
