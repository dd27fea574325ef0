package dev.frameloop.dom.html;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.HTMLCollection;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.NodeList;
import dev.frameloop.dom.tree.ParentNode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// An element that belongs to a form.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/forms.html#form-associated-element">HTML: form-associated elements</a>
public abstract class FormAssociatedElement extends HTMLElement {
    private @Nullable HTMLFormElement parserForm;

    FormAssociatedElement(Document document, String localName) {
        super(document, localName);
    }

    void setParserForm(HTMLFormElement form) {
        parserForm = form;
    }

    @Override
    protected final List<PlatformObject> eventHandlerScope() {
        HTMLFormElement owner = form();
        return owner == null ? super.eventHandlerScope() : List.of(nodeDocument(), owner, this);
    }

    /// The form that it belongs to: the one that `form` names, the one in which the parser met it, the nearest ancestor; or null.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-owner">HTML: form owner</a>
    public @Nullable HTMLFormElement form() {
        String id = getAttributeNS(null, "form");
        if (id != null && isConnected()) {
            return root() instanceof Document document && document.getElementById(id) instanceof HTMLFormElement form
                    ? form
                    : null;
        }
        if (parserForm != null) {
            if (parserForm.root() == root()) {
                return parserForm;
            }
            parserForm = null;
        }
        for (Node node = parentNode(); node != null; node = node.parentNode()) {
            if (node instanceof HTMLFormElement form) {
                return form;
            }
        }
        return null;
    }

    /// The labels whose control it is, in tree order.
    public NodeList labels() {
        List<Element> labels = new ArrayList<>();
        for (Node node = root(); node != null; node = node.following(null)) {
            if (node instanceof HTMLLabelElement label && label.control() == this) {
                labels.add(label);
            }
        }
        return NodeList.of(labels);
    }

    /// Whether it can be disabled.
    boolean canBeDisabled() {
        return true;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-fe-disabled">HTML: disabled</a>
    @Override
    public boolean isDisabledControl() {
        if (!canBeDisabled()) {
            return false;
        }
        if (hasAttribute("disabled")) {
            return true;
        }
        Node below = this;
        for (Node node = parentNode(); node != null; below = node, node = node.parentNode()) {
            if (node instanceof HTMLFieldSetElement set && set.hasAttribute("disabled") && below != set.firstLegend()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public boolean isFocusableByDefault() {
        return !isDisabledControl();
    }

    @Override
    public @Nullable Boolean state(ElementState state) {
        return switch (state) {
            case DISABLED -> canBeDisabled() && isDisabledControl();
            case ENABLED -> canBeDisabled() && !isDisabledControl();
            default -> super.state(state);
        };
    }

    /// Puts it back to what its attributes and contents say.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#concept-form-reset-control">HTML: reset algorithm</a>
    public void reset() {}

    /// The elements below `root` that have this form.
    static HTMLCollection ownedBy(HTMLFormElement form, ParentNode root) {
        return new HTMLCollection(root, HTMLCollection.Reach.DESCENDANTS_BY_ATTRIBUTES,
                element -> element instanceof FormAssociatedElement control && !element.isHtml("img")
                        && !element.isHtml("label")
                        && !(control instanceof HTMLInputElement input && input.type().equals("image"))
                        && control.form() == form);
    }
}
