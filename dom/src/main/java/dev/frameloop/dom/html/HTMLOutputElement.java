package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;

import org.jspecify.annotations.Nullable;

/// The result of a calculation.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmloutputelement">HTML: HTMLOutputElement</a>
public final class HTMLOutputElement extends FormAssociatedElement {
    private @Nullable String defaultValue;

    HTMLOutputElement(Document document, String localName) {
        super(document, localName);
    }

    /// Always `output`.
    public String type() {
        return "output";
    }

    /// The contents as text.
    public String value() {
        return String.valueOf(textContent());
    }

    /// Replaces the contents by a text.
    public void setValue(String value) {
        defaultValue = defaultValue();
        stringReplaceAll(value);
    }

    /// What it shows after a reset.
    public String defaultValue() {
        return defaultValue != null ? defaultValue : value();
    }

    /// Sets what it shows after a reset.
    public void setDefaultValue(String value) {
        if (defaultValue == null) {
            stringReplaceAll(value);
        } else {
            defaultValue = value;
        }
    }

    @Override
    public void reset() {
        stringReplaceAll(defaultValue());
        defaultValue = null;
    }

    @Override
    boolean canBeDisabled() {
        return false;
    }

    @Override
    public boolean isFocusableByDefault() {
        return false;
    }
}
