package dev.frameloop.dom.html;

import dev.frameloop.dom.event.MouseEventInit;
import dev.frameloop.dom.event.PointerEvent;
import dev.frameloop.dom.event.PointerEventInit;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Mutations;
import dev.frameloop.dom.tree.Names;
import dev.frameloop.dom.tree.Namespaces;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// An element of HTML.
///
/// Attributes that only mirror a content attribute have no method here: the binding reads and writes the content attribute (`[Reflect]`).
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#htmlelement">HTML: HTMLElement</a>
public class HTMLElement extends Element {
    private @Nullable DOMStringMap dataset;
    private boolean clickInProgress;

    HTMLElement(Document document, String localName) {
        super(document, Namespaces.HTML, null, localName);
    }

    /// The direction: `ltr`, `rtl`, `auto`, or the empty string.
    public String dir() {
        return limited("dir", Set.of("ltr", "rtl", "auto"), "", "");
    }

    /// Sets the direction.
    public void setDir(String value) {
        setAttribute("dir", value);
    }

    /// Whether the element may be translated; inherited.
    public boolean translate() {
        for (Element element = this; element != null; element = element.parentElement()) {
            String value = element.getAttributeNS(null, "translate");
            if (value != null) {
                String lower = Names.toAsciiLowercase(value);
                if (lower.isEmpty() || lower.equals("yes")) {
                    return true;
                }
                if (lower.equals("no")) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Sets whether the element may be translated.
    public void setTranslate(boolean value) {
        setAttribute("translate", value ? "yes" : "no");
    }

    /// Whether the element is not shown; `until-found` where it can be found.
    public Object hidden() {
        String value = getAttributeNS(null, "hidden");
        return value == null
                ? (Object) false
                : Names.equalsIgnoringAsciiCase(value, "until-found") ? "until-found" : (Object) true;
    }

    /// Sets whether the element is not shown.
    ///
    /// @param value a boolean, a number, a string, or null for false
    public void setHidden(@Nullable Object value) {
        boolean off = value == null || Boolean.FALSE.equals(value) || "".equals(value)
                || value instanceof Number number && (number.doubleValue() == 0 || Double.isNaN(number.doubleValue()));
        if (off) {
            removeAttribute("hidden");
        } else {
            setAttribute("hidden", "until-found".equals(value) ? "until-found" : "");
        }
    }

    /// The place in the order of focus; 0 for what can be focused by itself, otherwise -1.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-tabindex">HTML: tabIndex</a>
    public int tabIndex() {
        Integer value = Microsyntax.integer(attributeOrEmpty("tabindex"));
        return value != null ? value : isFocusableByDefault() || isHtml("a") || isHtml("area") ? 0 : -1;
    }

    /// Sets the place in the order of focus.
    public void setTabIndex(int value) {
        setAttribute("tabindex", Integer.toString(value));
    }

    /// Whether it can be focused without `tabindex`.
    public boolean isFocusableByDefault() {
        return false;
    }

    /// Whether its kind or its attributes make it focusable; whether it is disabled or has a box is not looked at.
    public boolean isFocusable() {
        return isFocusableByDefault() || Microsyntax.integer(attributeOrEmpty("tabindex")) != null
                || isContentEditable();
    }

    /// Whether it can be dragged.
    public boolean draggable() {
        String value = Names.toAsciiLowercase(attributeOrEmpty("draggable"));
        return value.equals("true") || !value.equals("false") && (isHtml("img") || isHtml("a") && hasAttribute("href"));
    }

    /// Sets whether it can be dragged.
    public void setDraggable(boolean value) {
        setAttribute("draggable", Boolean.toString(value));
    }

    /// `true`, `false`, `plaintext-only`, or `inherit`.
    public String contentEditable() {
        String value = getAttributeNS(null, "contenteditable");
        if (value == null) {
            return "inherit";
        }
        String lower = Names.toAsciiLowercase(value);
        return lower.isEmpty() ? "true" : Set.of("true", "false", "plaintext-only").contains(lower) ? lower : "inherit";
    }

    /// Sets whether its contents can be edited.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `SyntaxError` for another value
    public void setContentEditable(String value) {
        String lower = Names.toAsciiLowercase(value);
        switch (lower) {
            case "inherit" -> removeAttribute("contenteditable");
            case "true", "false", "plaintext-only" -> setAttribute("contenteditable", lower);
            default -> throw new dev.frameloop.dom.script.DOMException("SyntaxError",
                    "\"" + value + "\" is none of true, false, plaintext-only, inherit.");
        }
    }

    /// Whether its contents can be edited, by its own attribute or an ancestor's.
    public boolean isContentEditable() {
        for (Element element = this; element != null; element = element.parentElement()) {
            if (element instanceof HTMLElement html && !html.contentEditable().equals("inherit")) {
                return !html.contentEditable().equals("false");
            }
        }
        return false;
    }

    /// The attributes `data-*`, always the same object.
    public DOMStringMap dataset() {
        if (dataset == null) {
            dataset = new DOMStringMap(this);
        }
        return dataset;
    }

    /// The text with line breaks for `br` and between blocks.
    ///
    /// DIVERGES: does not ask the layout, so white space and hidden elements count as in `textContent`.
    public String innerText() {
        return InnerText.of(this);
    }

    /// Replaces the contents by a text in which line breaks become `br`.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#the-innertext-idl-attribute">HTML: innerText</a>
    public void setInnerText(String value) {
        Mutations.replaceAll(renderedTextFragment(value), this);
    }

    /// As {@link #innerText}.
    public String outerText() {
        return innerText();
    }

    /// Replaces this element by a text in which line breaks become `br`.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `NoModificationAllowedError` without a parent
    public void setOuterText(String value) {
        if (parentNode() == null) {
            throw new dev.frameloop.dom.script.DOMException("NoModificationAllowedError", "The element has no parent.");
        }
        Node next = nextSibling();
        Node previous = previousSibling();
        DocumentFragment fragment = renderedTextFragment(value);
        if (fragment.firstChild() == null) {
            fragment.appendChild(new Text(nodeDocument(), ""));
        }
        replaceWith(fragment);
        joinWithNext(next == null ? null : next.previousSibling());
        joinWithNext(previous);
    }

    private static void joinWithNext(@Nullable Node node) {
        if (node instanceof Text text && text.nextSibling() instanceof Text next) {
            text.appendData(next.data());
            Mutations.remove(next);
        }
    }

    private DocumentFragment renderedTextFragment(String value) {
        DocumentFragment fragment = new DocumentFragment(nodeDocument());
        String[] lines = value.replace("\r\n", "\n").replace('\r', '\n').split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (i > 0) {
                fragment.appendChild(nodeDocument().createHtmlElement("br"));
            }
            if (!lines[i].isEmpty()) {
                fragment.appendChild(new Text(nodeDocument(), lines[i]));
            }
        }
        return fragment;
    }

    /// Whether this is a form control that is disabled.
    public boolean isDisabledControl() {
        return false;
    }

    /// Acts as if the user had clicked here.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#dom-click">HTML: click()</a>
    public void click() {
        // 1.-2. Nothing for a disabled control, or within such a click.
        if (isDisabledControl() || clickInProgress) {
            return;
        }
        // 3.-5. The event is not trusted, since a script made it.
        clickInProgress = true;
        try {
            MouseEventInit init = MouseEventInit.at(nodeDocument().defaultView(), 0, 0, 0, 0, 0);
            dispatchEvent(new PointerEvent(relevantRealm(), "click", PointerEventInit.ofMouse(init, 0)));
        } finally {
            clickInProgress = false;
        }
    }

    /// The attribute where it is one of the known values, in small letters.
    ///
    /// @param missing what it is without the attribute
    /// @param invalid what it is for any other value
    final String limited(String name, Set<String> known, String missing, String invalid) {
        String value = getAttributeNS(null, name);
        if (value == null) {
            return missing;
        }
        String lower = Names.toAsciiLowercase(value);
        return known.contains(lower) ? lower : invalid;
    }
}
