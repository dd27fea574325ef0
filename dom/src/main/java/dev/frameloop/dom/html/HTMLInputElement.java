package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.net.FileList;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Traversal;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.Set;

/// A form control of one of many types.
///
/// UNIMPLEMENTED: constraint validation, directions of selections, dates and numbers as such, files.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/input.html#htmlinputelement">HTML: HTMLInputElement</a>
public final class HTMLInputElement extends FormAssociatedElement implements TextControl {
    private static final Set<String> TYPES = Set.of("hidden", "text", "search", "tel", "url", "email", "password",
            "date", "month", "week",
            "time", "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image",
            "reset", "button");
    private static final Set<String> TEXT_TYPES = Set.of("text", "search", "tel", "url", "email", "password", "number");
    private static final Set<String> SELECTABLE_TYPES = Set.of("text", "search", "tel", "url", "password");
    private static final Set<String> VALUE_IS_ATTRIBUTE = Set.of("hidden", "submit", "image", "reset", "button");

    private final EditedText edited = new EditedText(this);
    private @Nullable String value;
    private @Nullable FileList files;
    private boolean checked;
    private boolean checkednessDirty;
    private boolean indeterminate;
    private boolean checkedBeforeClick;
    private boolean indeterminateBeforeClick;
    private @Nullable HTMLInputElement checkedRadioBeforeClick;

    HTMLInputElement(Document document, String localName) {
        super(document, localName);
    }

    /// The type, `text` where the attribute says none that is known.
    public String type() {
        return limited("type", TYPES, "text", "text");
    }

    /// Sets the type.
    public void setType(String value) {
        setAttribute("type", value);
    }

    private boolean isCheckable() {
        String type = type();
        return type.equals("checkbox") || type.equals("radio");
    }

    /// The value, by the type's rules.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#dom-input-value">HTML: value</a>
    public String value() {
        String type = type();
        if (isCheckable()) {
            String attribute = getAttributeNS(null, "value");
            return attribute == null ? "on" : attribute;
        }
        if (VALUE_IS_ATTRIBUTE.contains(type) || type.equals("file")) {
            return type.equals("file") ? "" : attributeOrEmpty("value");
        }
        return sanitize(value != null ? value : attributeOrEmpty("value"));
    }

    /// Sets the value, by the type's rules.
    ///
    /// @throws DOMException `InvalidStateError` where files are chosen and the value is not empty
    public void setValue(String newValue) {
        String type = type();
        if (isCheckable() || VALUE_IS_ATTRIBUTE.contains(type)) {
            setAttribute("value", newValue);
        } else if (type.equals("file")) {
            if (!newValue.isEmpty()) {
                throw new DOMException("InvalidStateError",
                        "The value of a file input can only be set to the empty string.");
            }
        } else {
            String before = value();
            value = sanitize(newValue);
            edited.setByScript(before, value);
            stateChanged(ElementState.PLACEHOLDER_SHOWN);
        }
    }

    /// The files that are chosen; null where none can be.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#dom-input-files">HTML: files</a>
    public @Nullable FileList files() {
        if (!type().equals("file")) {
            return null;
        }
        if (files == null) {
            files = new FileList(relevantRealm(), List.of());
        }
        return files;
    }

    /// Chooses other files; null is ignored, and so is everything where none can be chosen.
    public void setFiles(@Nullable FileList chosen) {
        if (chosen != null && type().equals("file")) {
            files = chosen;
        }
    }

    @Override
    public boolean isTextControl() {
        return TEXT_TYPES.contains(type());
    }

    @Override
    public boolean isMultiline() {
        return false;
    }

    @Override
    public boolean isMutable() {
        return !isDisabledControl() && !hasAttribute("readonly");
    }

    @Override
    public String editedText() {
        return value != null ? value : value();
    }

    @Override
    public int maxLength() {
        return Microsyntax.nonNegative(attributeOrEmpty("maxlength"), -1);
    }

    @Override
    public void setEditedText(String text) {
        edited.beginChange(value());
        value = text;
        stateChanged(ElementState.PLACEHOLDER_SHOWN);
    }

    @Override
    public TextSelection selection() {
        return edited.selection();
    }

    @Override
    public void commitUserChange() {
        edited.commit(value());
    }

    @Override
    public @Nullable Integer selectionStart() {
        return SELECTABLE_TYPES.contains(type()) ? TextControl.super.selectionStart() : null;
    }

    @Override
    public @Nullable Integer selectionEnd() {
        return SELECTABLE_TYPES.contains(type()) ? TextControl.super.selectionEnd() : null;
    }

    @Override
    public void checkSelectable() {
        if (!SELECTABLE_TYPES.contains(type())) {
            throw new DOMException("InvalidStateError", "The input element's type ('" + type()
                    + "') does not support selection.");
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#value-sanitization-algorithm">HTML: value sanitization algorithm</a>
    private String sanitize(String text) {
        return switch (type()) {
            case "text", "search", "tel", "password" -> text.replace("\n", "").replace("\r", "");
            case "url", "email" -> dev.frameloop.dom.tree.Names.strip(text.replace("\n", "").replace("\r", ""));
            case "number" -> isNumber(text) ? text : "";
            case "range" -> isNumber(text) ? text : "50";
            case "color" ->
                text.matches("#[0-9a-fA-F]{6}") ? dev.frameloop.dom.tree.Names.toAsciiLowercase(text) : "#000000";
            default -> text;
        };
    }

    private static boolean isNumber(String text) {
        return text.matches("-?(\\d+(\\.\\d+)?|\\.\\d+)([eE][+-]?\\d+)?");
    }

    /// The value as a number, or NaN.
    public double valueAsNumber() {
        boolean numeric = type().equals("number") || type().equals("range");
        return numeric && !value().isEmpty() ? Double.parseDouble(value()) : Double.NaN;
    }

    /// Sets the value to a number; NaN to the empty string.
    ///
    /// @throws DOMException `InvalidStateError` for a type without numbers
    public void setValueAsNumber(double number) {
        if (!type().equals("number") && !type().equals("range")) {
            throw new DOMException("InvalidStateError", "An input of this type has no number.");
        }
        long whole = (long) number;
        setValue(Double.isNaN(number) ? "" : whole == number ? Long.toString(whole) : Double.toString(number));
    }

    /// Whether it is checked.
    public boolean checked() {
        return checkednessDirty ? checked : hasAttribute("checked");
    }

    /// Checks it or not; of radio buttons that belong together no other stays checked.
    public void setChecked(boolean value) {
        boolean before = checked();
        checkednessDirty = true;
        checked = value;
        if (value && type().equals("radio")) {
            uncheckOthers();
        }
        if (before != value) {
            stateChanged(ElementState.CHECKED);
        }
    }

    /// Whether it shows neither checked nor unchecked.
    public boolean indeterminate() {
        return indeterminate;
    }

    /// Sets whether it shows neither checked nor unchecked.
    public void setIndeterminate(boolean value) {
        if (indeterminate != value) {
            indeterminate = value;
            stateChanged(ElementState.INDETERMINATE);
        }
    }

    private void uncheckOthers() {
        for (Node node : sharingName()) {
            if (node instanceof HTMLInputElement other && other != this && other.checked() && isInGroupOf(other)) {
                other.setChecked(false);
            }
        }
    }

    /// The elements that may be in this radio button's group.
    private Iterable<Node> sharingName() {
        return root() instanceof Document document
                ? document.getElementsByName(attributeOrEmpty("name"))
                : Traversal.inclusiveDescendants(root());
    }

    /// Whether this and another are radio buttons of one group.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#radio-button-group">HTML: radio button group</a>
    public boolean isInGroupOf(HTMLInputElement other) {
        String name = attributeOrEmpty("name");
        return !name.isEmpty() && other.type().equals("radio") && name.equals(other.attributeOrEmpty("name"))
                && Objects.equals(form(), other.form());
    }

    private @Nullable HTMLInputElement checkedInGroup() {
        if (checked()) {
            return this;
        }
        for (Node node : sharingName()) {
            if (node instanceof HTMLInputElement other && other.checked() && isInGroupOf(other)) {
                return other;
            }
        }
        return null;
    }

    @Override
    protected boolean hasActivationBehavior() {
        return true;
    }

    @Override
    protected void legacyPreActivationBehavior(Event event) {
        checkedBeforeClick = checked();
        switch (type()) {
            case "checkbox" -> {
                indeterminateBeforeClick = indeterminate;
                setChecked(!checkedBeforeClick);
                setIndeterminate(false);
            }
            case "radio" -> {
                checkedRadioBeforeClick = checkedInGroup();
                setChecked(true);
            }
            default -> {
            }
        }
    }

    @Override
    protected void legacyCanceledActivationBehavior(Event event) {
        switch (type()) {
            case "checkbox" -> {
                setChecked(checkedBeforeClick);
                setIndeterminate(indeterminateBeforeClick);
            }
            case "radio" -> {
                HTMLInputElement before = checkedRadioBeforeClick;
                checkedRadioBeforeClick = null;
                setChecked(before == this);
                if (before != null && before != this && isInGroupOf(before)) {
                    before.setChecked(true);
                }
            }
            default -> {
            }
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/input.html#input-activation-behavior">HTML: input activation behavior</a>
    @Override
    protected void activationBehavior(Event event) {
        if (isCheckable()) {
            boolean unchanged = type().equals("radio") && checkedBeforeClick;
            if (isConnected() && !unchanged) {
                fire("input", new EventInit(true, false, true));
                fire("change", EventInit.BUBBLES);
            }
            return;
        }
        HTMLFormElement form = form();
        if (isDisabledControl() || form == null) {
            return;
        }
        switch (type()) {
            case "submit", "image" -> form.submitBy(this);
            case "reset" -> form.reset();
            default -> {
            }
        }
    }

    @Override
    protected void insertionSteps() {
        if (type().equals("radio") && checked()) {
            uncheckOthers();
        }
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (inNamespace == null && name.equals("checked") && !checkednessDirty && newValue != null
                && type().equals("radio")) {
            uncheckOthers();
        }
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        if (copy instanceof HTMLInputElement input) {
            input.value = value;
            input.checked = checked;
            input.checkednessDirty = checkednessDirty;
            input.indeterminate = indeterminate;
        }
    }

    @Override
    public void reset() {
        value = null;
        checkednessDirty = false;
        stateChanged(ElementState.CHECKED);
    }

    @Override
    public boolean isFocusableByDefault() {
        return super.isFocusableByDefault() && !type().equals("hidden");
    }

    @Override
    public @Nullable Boolean state(ElementState state) {
        return switch (state) {
            case CHECKED -> isCheckable() && checked();
            case INDETERMINATE ->
                type().equals("checkbox") ? indeterminate : type().equals("radio") && checkedInGroup() == null;
            case PLACEHOLDER_SHOWN -> hasAttribute("placeholder") && value().isEmpty();
            default -> super.state(state);
        };
    }
}
