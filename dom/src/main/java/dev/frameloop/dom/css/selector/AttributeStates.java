package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.shadow.CustomElements;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Set;

/// The states of HTML elements that follow from attributes, as long as no user and no script has touched them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes">HTML: pseudo-classes</a>
final class AttributeStates {
    private static final Set<String> CAN_BE_DISABLED = Set.of("button", "input", "select", "textarea", "optgroup",
            "option",
            "fieldset");
    private static final Set<String> TEXT_TYPES = Set.of("", "text", "search", "url", "tel", "email", "password",
            "date",
            "month", "week", "time", "datetime-local", "number");
    private static final Set<String> OTHER_TYPES = Set.of("hidden", "range", "color", "checkbox", "radio", "file",
            "submit",
            "image", "reset", "button");
    private static final Set<String> NEVER_REQUIRED = Set.of("hidden", "range", "color", "submit", "image", "reset",
            "button");
    private static final Set<String> WITH_PLACEHOLDER = Set.of("", "text", "search", "url", "tel", "email", "password",
            "number");

    private AttributeStates() {}

    static boolean has(Element e, ElementState state) {
        boolean html = Namespaces.HTML.equals(e.namespaceURI());
        return switch (state) {
            case DEFINED -> CustomElements.isDefined(e);
            case ENABLED -> html && CAN_BE_DISABLED.contains(e.localName()) && !isDisabled(e);
            case DISABLED -> html && CAN_BE_DISABLED.contains(e.localName()) && isDisabled(e);
            case CHECKED -> isChecked(e);
            case DEFAULT -> isChecked(e) || isDefaultButton(e);
            case INDETERMINATE -> e.isHtml("progress") ? !has(e, "value") : isRadio(e) && !isGroupChecked(e);
            case REQUIRED -> canBeRequired(e) && has(e, "required");
            case OPTIONAL -> canBeRequired(e) && !has(e, "required");
            case READ_WRITE -> isReadWrite(e);
            case READ_ONLY -> !isReadWrite(e);
            case PLACEHOLDER_SHOWN -> showsPlaceholder(e);
            case OPEN -> (e.isHtml("details") || e.isHtml("dialog")) && has(e, "open");
            case HOVER, ACTIVE, FOCUS, FOCUS_VISIBLE, FOCUS_WITHIN, TARGET, FULLSCREEN, MODAL, POPOVER_OPEN, VALID,
                    INVALID,
                    USER_VALID, USER_INVALID, IN_RANGE, OUT_OF_RANGE, AUTOFILL ->
                false;
        };
    }

    /// The attributes that a state follows from, those of ancestors among them.
    static List<String> attributes(ElementState state) {
        return switch (state) {
            case ENABLED, DISABLED -> List.of("disabled");
            case READ_ONLY, READ_WRITE -> List.of("disabled", "readonly", "contenteditable", "type");
            case CHECKED, DEFAULT -> List.of("checked", "selected", "type");
            case INDETERMINATE -> List.of("checked", "value", "name", "type");
            case REQUIRED, OPTIONAL -> List.of("required", "type");
            case PLACEHOLDER_SHOWN -> List.of("placeholder", "value", "type");
            case VALID, INVALID, USER_VALID, USER_INVALID ->
                List.of("required", "value", "pattern", "min", "max", "type");
            case IN_RANGE, OUT_OF_RANGE -> List.of("value", "min", "max", "type");
            case OPEN -> List.of("open");
            case HOVER, ACTIVE, FOCUS, FOCUS_VISIBLE, FOCUS_WITHIN, TARGET, FULLSCREEN, MODAL, POPOVER_OPEN, AUTOFILL,
                    DEFINED ->
                List.of();
        };
    }

    private static boolean has(Element e, String attribute) {
        return e.getAttributeNS(null, attribute) != null;
    }

    /// The type of an input; empty where it is missing or unknown.
    private static String type(Element input) {
        String type = CodePoints.toAsciiLowerCase(input.attributeOrEmpty("type"));
        return TEXT_TYPES.contains(type) || OTHER_TYPES.contains(type) ? type : "";
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#concept-element-disabled">HTML: actually disabled</a>
    private static boolean isDisabled(Element e) {
        if (has(e, "disabled")) {
            return true;
        }
        if (e.localName().equals("option")) {
            Element group = nearestGroup(e);
            return group != null && has(group, "disabled");
        }
        return !e.localName().equals("optgroup") && isInDisabledFieldset(e);
    }

    private static @Nullable Element nearestGroup(Element option) {
        Element up = option.parentElement();
        while (up != null && !up.isHtml("optgroup") && !up.isHtml("select") && !up.isHtml("option")) {
            up = up.parentElement();
        }
        return up != null && up.isHtml("optgroup") ? up : null;
    }

    /// What is in the first legend of a disabled fieldset stays enabled.
    private static boolean isInDisabledFieldset(Element e) {
        Element child = e;
        for (Element up = e.parentElement(); up != null; up = up.parentElement()) {
            if (up.isHtml("fieldset") && has(up, "disabled") && child != firstLegend(up)) {
                return true;
            }
            child = up;
        }
        return false;
    }

    private static @Nullable Element firstLegend(ParentNode fieldset) {
        Element child = fieldset.firstElementChild();
        while (child != null && !child.isHtml("legend")) {
            child = child.nextElementSibling();
        }
        return child;
    }

    private static boolean isChecked(Element e) {
        Boolean known = e.state(ElementState.CHECKED);
        if (known != null) {
            return known;
        }
        if (e.isHtml("option")) {
            return has(e, "selected");
        }
        return e.isHtml("input") && (type(e).equals("checkbox") || type(e).equals("radio")) && has(e, "checked");
    }

    /// The first submit button of its form.
    ///
    /// UNIMPLEMENTED: buttons that belong to a form by their `form` attribute.
    private static boolean isDefaultButton(Element e) {
        Node first = isSubmitButton(e) ? form(e) : null;
        for (Node form = first; first != null && first != e; first = first.following(form)) {
            if (first instanceof Element other && isSubmitButton(other)) {
                return false;
            }
        }
        return first == e;
    }

    private static boolean isSubmitButton(Element e) {
        if (e.isHtml("button")) {
            String type = CodePoints.toAsciiLowerCase(e.attributeOrEmpty("type"));
            return !type.equals("reset") && !type.equals("button");
        }
        return e.isHtml("input") && (type(e).equals("submit") || type(e).equals("image"));
    }

    private static @Nullable Element form(Element e) {
        Element up = e.parentElement();
        while (up != null && !up.isHtml("form")) {
            up = up.parentElement();
        }
        return up;
    }

    private static boolean isRadio(Element e) {
        return e.isHtml("input") && type(e).equals("radio");
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#radio-button-group">HTML: radio button group</a>
    private static boolean isGroupChecked(Element radio) {
        String name = radio.attributeOrEmpty("name");
        Element form = form(radio);
        Node top = form != null ? form : radio.root();
        for (Node node = top; node != null; node = node.following(top)) {
            if (node instanceof Element other && isRadio(other) && isChecked(other) && (other == radio
                    || !name.isEmpty() && other.attributeOrEmpty("name").equals(name) && form(other) == form)) {
                return true;
            }
        }
        return false;
    }

    private static boolean canBeRequired(Element e) {
        return e.isHtml("select") || e.isHtml("textarea") || e.isHtml("input") && !NEVER_REQUIRED.contains(type(e));
    }

    private static boolean isReadWrite(Element e) {
        if (e.isHtml("textarea") || e.isHtml("input") && TEXT_TYPES.contains(type(e))) {
            return !has(e, "readonly") && !isDisabled(e);
        }
        return isEditable(e);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#attr-contenteditable">HTML: contenteditable</a>
    private static boolean isEditable(Element e) {
        for (Node node = e; node instanceof Element up; node = up.parentNode()) {
            String value = up.getAttributeNS(null, "contenteditable");
            if (value != null && Namespaces.HTML.equals(up.namespaceURI())) {
                String lower = CodePoints.toAsciiLowerCase(value);
                if (lower.isEmpty() || lower.equals("true") || lower.equals("plaintext-only")) {
                    return true;
                }
                if (lower.equals("false")) {
                    return false;
                }
            }
        }
        return false;
    }

    private static boolean showsPlaceholder(Element e) {
        if (e.isHtml("textarea")) {
            return has(e, "placeholder") && e.textContent().isEmpty();
        }
        return e.isHtml("input") && has(e, "placeholder") && WITH_PLACEHOLDER.contains(type(e))
                && e.attributeOrEmpty("value").isEmpty();
    }
}
