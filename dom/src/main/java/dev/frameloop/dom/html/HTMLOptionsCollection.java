package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.HTMLCollection;

import org.jspecify.annotations.Nullable;

/// The options of a `select`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/common-dom-interfaces.html#htmloptionscollection">HTML: HTMLOptionsCollection</a>
public final class HTMLOptionsCollection extends HTMLCollection {
    private final HTMLSelectElement select;

    HTMLOptionsCollection(HTMLSelectElement select) {
        super(select, Reach.DESCENDANTS,
                element -> element instanceof HTMLOptionElement option && option.select() == select);
        this.select = select;
    }

    /// As {@link HTMLSelectElement#add}.
    public void add(HTMLElement element, @Nullable Object before) {
        select.add(element, before);
    }

    /// As {@link HTMLSelectElement#remove(int)}.
    public void remove(int index) {
        select.remove(index);
    }

    /// As {@link HTMLSelectElement#selectedIndex}.
    public int selectedIndex() {
        return select.selectedIndex();
    }

    /// As {@link HTMLSelectElement#setSelectedIndex}.
    public void setSelectedIndex(int index) {
        select.setSelectedIndex(index);
    }
}
