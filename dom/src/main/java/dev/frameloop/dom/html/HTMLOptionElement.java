package dev.frameloop.dom.html;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Names;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;

import org.jspecify.annotations.Nullable;

/// An option of a `select`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmloptionelement">HTML: HTMLOptionElement</a>
public final class HTMLOptionElement extends HTMLElement {
    private boolean selected;
    private boolean dirty;

    HTMLOptionElement(Document document, String localName) {
        super(document, localName);
    }

    /// `new Option(text, value, defaultSelected, selected)` of a script.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#dom-option">HTML: Option()</a>
    public static HTMLOptionElement option(Realm realm, @Nullable String text, @Nullable String value,
            boolean defaultSelected,
            boolean selected) {
        HTMLOptionElement option = new HTMLOptionElement(Document.associatedWith(realm), "option");
        if (text != null && !text.isEmpty()) {
            option.append(text);
        }
        if (value != null) {
            option.setAttribute("value", value);
        }
        if (defaultSelected) {
            option.setAttribute("selected", "");
        }
        option.selected = selected;
        return option;
    }

    /// The text without scripts, white space collapsed.
    @Override
    public String text() {
        StringBuilder text = new StringBuilder();
        Node node = firstChild();
        while (node != null) {
            if (node instanceof Text data) {
                text.append(data.data());
            }
            boolean script = node instanceof Element element && element.localName().equals("script");
            node = script ? node.followingSkippingChildren(this) : node.following(this);
        }
        return Names.stripAndCollapse(text.toString());
    }

    /// Replaces the contents by a text.
    public void setText(String value) {
        stringReplaceAll(value);
    }

    /// The attribute `value`, or the text.
    public String value() {
        String value = getAttributeNS(null, "value");
        return value != null ? value : text();
    }

    /// Sets the attribute `value`.
    public void setValue(String value) {
        setAttribute("value", value);
    }

    /// The attribute `label`, or the text.
    public String label() {
        String label = attributeOrEmpty("label");
        return label.isEmpty() ? text() : label;
    }

    /// Sets the attribute `label`.
    public void setLabel(String value) {
        setAttribute("label", value);
    }

    /// Whether it is selected.
    public boolean selected() {
        HTMLSelectElement select = select();
        return select != null ? select.isSelected(this) : selectedness();
    }

    /// Selects it or not, and in a `select` with one choice no other.
    public void setSelected(boolean value) {
        HTMLSelectElement select = select();
        if (select != null) {
            select.setSelected(this, value);
        } else {
            setSelectedness(value);
        }
    }

    /// The place among the options of its `select`; 0 without one.
    public int optionIndex() {
        HTMLSelectElement select = select();
        return select == null ? 0 : select.optionList().indexOf(this);
    }

    /// The form of its `select`, or null.
    public @Nullable HTMLFormElement form() {
        HTMLSelectElement select = select();
        return select == null ? null : select.form();
    }

    boolean selectedness() {
        return dirty ? selected : hasAttribute("selected");
    }

    void setSelectedness(boolean value) {
        boolean before = selectedness();
        dirty = true;
        selected = value;
        if (before != value) {
            stateChanged(ElementState.CHECKED);
        }
    }

    void resetSelectedness() {
        dirty = false;
    }

    @Nullable
    HTMLSelectElement select() {
        for (Element up = parentElement(); up != null; up = up.parentElement()) {
            if (up instanceof HTMLSelectElement select) {
                return select;
            }
            if (up.isHtml("datalist") || up.isHtml("option")) {
                return null;
            }
        }
        return null;
    }

    @Override
    public boolean isDisabledControl() {
        return hasAttribute("disabled")
                || parentElement() instanceof HTMLOptGroupElement group && group.hasAttribute("disabled");
    }

    @Override
    public @Nullable Boolean state(ElementState state) {
        return switch (state) {
            case CHECKED -> selected();
            case DISABLED -> isDisabledControl();
            case ENABLED -> !isDisabledControl();
            default -> super.state(state);
        };
    }
}
