package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// A text field of several lines.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmltextareaelement">HTML: HTMLTextAreaElement</a>
public final class HTMLTextAreaElement extends FormAssociatedElement implements TextControl {
    private final EditedText edited = new EditedText(this);
    private @Nullable String value;

    HTMLTextAreaElement(Document document, String localName) {
        super(document, localName);
    }

    /// Always `textarea`.
    public String type() {
        return "textarea";
    }

    /// What is written in it; what it contains until that was changed.
    public String value() {
        return value != null ? value : defaultValue().replace("\r\n", "\n").replace('\r', '\n');
    }

    /// Sets what is written in it.
    public void setValue(String newValue) {
        String before = value();
        value = newValue.replace("\r\n", "\n").replace('\r', '\n');
        edited.setByScript(before, value);
        stateChanged(ElementState.PLACEHOLDER_SHOWN);
    }

    @Override
    public boolean isTextControl() {
        return true;
    }

    @Override
    public boolean isMultiline() {
        return true;
    }

    @Override
    public boolean isMutable() {
        return !isDisabledControl() && !hasAttribute("readonly");
    }

    @Override
    public String editedText() {
        return value();
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

    /// The contents as text.
    public String defaultValue() {
        return childTextContent();
    }

    /// Replaces the contents.
    public void setDefaultValue(String text) {
        stringReplaceAll(text);
    }

    /// The number of code units of {@link #value}.
    public long textLength() {
        return value().length();
    }

    @Override
    public void reset() {
        value = null;
    }

    @Override
    protected void cloningSteps(Node copy, boolean subtree) {
        if (copy instanceof HTMLTextAreaElement area) {
            area.value = value;
        }
    }

    @Override
    public @Nullable Boolean state(ElementState state) {
        return state == ElementState.PLACEHOLDER_SHOWN
                ? Boolean.valueOf(hasAttribute("placeholder") && value().isEmpty())
                : super.state(state);
    }
}
