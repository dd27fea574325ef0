package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// A group of form controls.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/form-elements.html#htmlfieldsetelement">HTML: HTMLFieldSetElement</a>
public final class HTMLFieldSetElement extends FormAssociatedElement {
    HTMLFieldSetElement(Document document, String localName) {
        super(document, localName);
    }

    /// Always `fieldset`.
    public String type() {
        return "fieldset";
    }

    @Nullable
    Element firstLegend() {
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("legend")) {
                return child;
            }
        }
        return null;
    }

    @Override
    public boolean isFocusableByDefault() {
        return false;
    }
}
