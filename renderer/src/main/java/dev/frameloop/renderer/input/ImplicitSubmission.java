package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLButtonElement;
import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLFormElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.window.Window;

import java.util.Set;

/// Enter in a text field sends its form.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission">HTML: implicit submission</a>
final class ImplicitSubmission {
    private ImplicitSubmission() {}

    static void by(Window window, HTMLInputElement field) {
        HTMLFormElement form = field.form();
        if (form == null) {
            return;
        }
        int blocking = 0;
        for (Element element : form.elements()) {
            if (isSubmitButton(element)) {
                // The default button is clicked; one that is disabled keeps the form from being sent.
                if (element instanceof HTMLElement button && !button.isDisabledControl()) {
                    Activation.click(window, button, Set.of());
                }
                return;
            }
            blocking += element instanceof HTMLInputElement input && blocks(input) ? 1 : 0;
        }
        if (blocking <= 1) {
            form.requestSubmit(null);
        }
    }

    private static boolean isSubmitButton(Element element) {
        return element instanceof HTMLButtonElement button && button.type().equals("submit")
                || element instanceof HTMLInputElement input
                        && (input.type().equals("submit") || input.type().equals("image"));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission">HTML: fields that block
    ///     implicit submission</a>
    private static boolean blocks(HTMLInputElement input) {
        return switch (input.type()) {
            case "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time", "datetime-local",
                    "number" ->
                true;
            default -> false;
        };
    }
}
