package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.HTMLCollection;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// A choice among options.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmlselectelement">HTML: HTMLSelectElement</a>
public final class HTMLSelectElement extends FormAssociatedElement {
    private final HTMLOptionsCollection options = new HTMLOptionsCollection(this);
    private boolean explicitlyNone;

    HTMLSelectElement(Document document, String localName) {
        super(document, localName);
    }

    /// `select-multiple` or `select-one`.
    public String type() {
        return hasAttribute("multiple") ? "select-multiple" : "select-one";
    }

    /// The options, live, always the same object.
    public HTMLOptionsCollection options() {
        return options;
    }

    List<HTMLOptionElement> optionList() {
        List<HTMLOptionElement> list = new ArrayList<>();
        for (Element element : options) {
            list.add((HTMLOptionElement) element);
        }
        return list;
    }

    /// The options that are selected.
    public HTMLCollection selectedOptions() {
        return new HTMLCollection(this, HTMLCollection.Reach.DESCENDANTS_BY_ATTRIBUTES,
                element -> element instanceof HTMLOptionElement option && option.select() == this
                        && isSelected(option));
    }

    /// The number of options.
    public long length() {
        return options.length();
    }

    /// The option at this place, or null.
    public @Nullable Element item(long index) {
        return options.item(index);
    }

    /// The option with this ID or name, or null.
    public @Nullable Element namedItem(String name) {
        return options.namedItem(name);
    }

    /// Adds an option or group before another, or before the one at an index, or at the end.
    ///
    /// @param before an element, a number, or null
    /// @throws DOMException `HierarchyRequestError`, `NotFoundError`
    public void add(HTMLElement element, @Nullable Object before) {
        Node reference = switch (before) {
            case Element found -> found;
            case Number index -> options.item(index.longValue());
            case null, default -> null;
        };
        if (reference == element) {
            return;
        }
        if (reference != null && !contains(reference)) {
            throw new DOMException("NotFoundError", "The option before which to add is not in this select.");
        }
        Node parent = reference != null && reference.parentNode() != null ? reference.parentNode() : this;
        parent.insertBefore(element, reference);
    }

    /// Removes the option at an index.
    public void remove(int index) {
        Element option = options.item(index);
        if (option != null) {
            option.remove();
        }
    }

    /// The place of the selected option, or -1.
    public int selectedIndex() {
        HTMLOptionElement shown = shown();
        return shown == null ? -1 : optionList().indexOf(shown);
    }

    /// Selects the option at an index, and no other.
    public void setSelectedIndex(int index) {
        select(options.item(index) instanceof HTMLOptionElement option ? option : null);
    }

    /// The value of the selected option, or the empty string.
    public String value() {
        HTMLOptionElement shown = shown();
        return shown == null ? "" : shown.value();
    }

    /// Selects the first option with this value, and no other.
    public void setValue(String value) {
        select(optionList().stream().filter(option -> option.value().equals(value)).findFirst().orElse(null));
    }

    private void select(@Nullable HTMLOptionElement chosen) {
        for (HTMLOptionElement option : optionList()) {
            option.setSelectedness(option == chosen);
        }
        explicitlyNone = chosen == null;
    }

    boolean isSelected(HTMLOptionElement option) {
        return hasAttribute("multiple") ? option.selectedness() : shown() == option;
    }

    void setSelected(HTMLOptionElement option, boolean value) {
        if (hasAttribute("multiple") || !value) {
            option.setSelectedness(value);
            explicitlyNone = false;
        } else {
            select(option);
        }
    }

    /// The one that shows: the last that is selected, otherwise the first that is not disabled.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#selectedness-setting-algorithm">HTML: selectedness setting
    ///     algorithm</a>
    private @Nullable HTMLOptionElement shown() {
        boolean multiple = hasAttribute("multiple");
        HTMLOptionElement chosen = null;
        HTMLOptionElement first = null;
        for (HTMLOptionElement option : optionList()) {
            if (option.selectedness()) {
                chosen = option;
                if (multiple) {
                    return chosen;
                }
            }
            if (first == null && !option.isDisabledControl()) {
                first = option;
            }
        }
        boolean showsFirst = !multiple && !explicitlyNone && Microsyntax.nonNegative(attributeOrEmpty("size"), 1) <= 1;
        return chosen != null ? chosen : showsFirst ? first : null;
    }

    @Override
    public void reset() {
        explicitlyNone = false;
        optionList().forEach(HTMLOptionElement::resetSelectedness);
    }
}
