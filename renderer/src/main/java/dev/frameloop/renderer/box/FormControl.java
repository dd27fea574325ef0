package dev.frameloop.renderer.box;

import dev.frameloop.dom.html.HTMLButtonElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.HTMLSelectElement;
import dev.frameloop.dom.html.HTMLTextAreaElement;
import dev.frameloop.dom.tree.Element;

/// As what kind of control a box is laid out.
///
/// UNIMPLEMENTED: what is in date, colour and file controls, a range's track; they are laid out as empty boxes or as text fields.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#form-controls">HTML: form controls</a>
public enum FormControl {
    /// None.
    NONE,
    /// A line of text to edit.
    TEXT_FIELD,
    /// Lines of text to edit.
    TEXT_AREA,
    /// A button with the content of its element.
    BUTTON,
    /// A button with a label that its element has as an attribute.
    LABELLED_BUTTON,
    /// A button that shows the selected option.
    MENU,
    /// A list of options.
    LIST_BOX,
    /// A mark without text: a check box, a radio button, a range.
    MARK;

    private static final int USUAL_FIELD_SIZE = 20;
    private static final int USUAL_LIST_SIZE = 4;

    /// The kind of an element.
    static FormControl of(Element element) {
        return switch (element) {
            case HTMLButtonElement _ -> BUTTON;
            case HTMLTextAreaElement _ -> TEXT_AREA;
            case HTMLSelectElement select ->
                select.hasAttribute("multiple") || number(select, "size", 1) > 1 ? LIST_BOX : MENU;
            case HTMLInputElement input -> switch (input.type()) {
                case "submit", "reset", "button" -> LABELLED_BUTTON;
                case "checkbox", "radio", "range" -> MARK;
                case "hidden", "image", "color", "file" -> NONE;
                default -> TEXT_FIELD;
            };
            default -> NONE;
        };
    }

    /// Whether the boxes within are the control's own rather than those of the element's children.
    boolean hasOwnContent() {
        return this == TEXT_FIELD || this == TEXT_AREA || this == LABELLED_BUTTON || this == MENU || this == MARK;
    }

    /// Whether the content stands in the middle of the control's height.
    public boolean centersContent() {
        return this == TEXT_FIELD || this == BUTTON || this == LABELLED_BUTTON || this == MENU;
    }

    /// How many characters a text field or a text area is wide.
    public static int columns(Element element) {
        return number(element, element instanceof HTMLTextAreaElement ? "cols" : "size", USUAL_FIELD_SIZE);
    }

    /// How many lines a text area or a list of options is high.
    public static int rows(Element element) {
        return element instanceof HTMLTextAreaElement
                ? number(element, "rows", 2)
                : number(element, "size", USUAL_LIST_SIZE);
    }

    private static int number(Element element, String attribute, int otherwise) {
        String value = element.getAttribute(attribute);
        try {
            int number = value == null ? 0 : Integer.parseInt(value.strip());
            return number > 0 ? number : otherwise;
        } catch (NumberFormatException e) {
            return otherwise;
        }
    }
}
