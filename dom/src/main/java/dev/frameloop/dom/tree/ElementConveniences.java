package dev.frameloop.dom.tree;

import java.util.ArrayList;
import java.util.List;

/// What Java code wants every day, named as jsoup names it. Where a name has another meaning in the DOM Standard, that one holds.
///
/// Scripts do not see these.
public sealed interface ElementConveniences permits Element {
    /// The value of an attribute, or the empty string.
    default String attr(String name) {
        String value = ((Element) this).getAttribute(name);
        return value == null ? "" : value;
    }

    /// Sets an attribute; returns this element.
    default Element attr(String name, String value) {
        Element self = (Element) this;
        self.setAttribute(name, value);
        return self;
    }

    /// Whether there is an attribute.
    default boolean hasAttr(String name) {
        return ((Element) this).hasAttribute(name);
    }

    /// Removes an attribute; returns this element.
    default Element removeAttr(String name) {
        Element self = (Element) this;
        self.removeAttribute(name);
        return self;
    }

    /// The text of this element and its descendants, with white space collapsed and stripped.
    default String text() {
        return Names.stripAndCollapse(((Element) this).descendantTextContent());
    }

    /// Replaces all children by a text; returns this element.
    default Element text(String text) {
        Element self = (Element) this;
        self.stringReplaceAll(text);
        return self;
    }

    /// The text of the children that are texts, with white space collapsed and stripped.
    default String ownText() {
        return Names.stripAndCollapse(((Element) this).childTextContent());
    }

    /// The contents as markup.
    default String html() {
        return ((Element) this).innerHTML();
    }

    /// Replaces the contents by what is parsed from markup; returns this element.
    default Element html(String markup) {
        Element self = (Element) this;
        self.setInnerHTML(markup);
        return self;
    }

    /// This element with its contents as markup.
    default String outerHtml() {
        return ((Element) this).outerHTML();
    }

    /// Adds a class; returns this element.
    default Element addClass(String name) {
        Element self = (Element) this;
        self.classList().add(name);
        return self;
    }

    /// Removes a class; returns this element.
    default Element removeClass(String name) {
        Element self = (Element) this;
        self.classList().remove(name);
        return self;
    }

    /// Adds a class that is not there and removes one that is; returns this element.
    default Element toggleClass(String name) {
        Element self = (Element) this;
        self.classList().toggle(name, null);
        return self;
    }

    /// Whether there is this class.
    default boolean hasClass(String name) {
        return ((Element) this).hasClasses(List.of(name));
    }

    /// Whether the selectors match this element.
    default boolean is(String selectors) {
        return ((Element) this).matches(selectors);
    }

    /// The ancestors that are elements, the nearest first.
    default List<Element> parents() {
        List<Element> parents = new ArrayList<>();
        for (Element up = ((Element) this).parentElement(); up != null; up = up.parentElement()) {
            parents.add(up);
        }
        return parents;
    }

    /// The child element at this place.
    ///
    /// @throws IndexOutOfBoundsException where there is none
    default Element child(int index) {
        Element found = ((Element) this).children().item(index);
        if (found == null) {
            throw new IndexOutOfBoundsException(
                    "index: " + index + ", of " + ((Element) this).childElementCount() + " child elements");
        }
        return found;
    }

    /// Makes an HTML element and appends it; returns the new one.
    default Element appendElement(String localName) {
        Element self = (Element) this;
        Element created = self.nodeDocument().createHtmlElement(localName);
        self.appendChild(created);
        return created;
    }

    /// Appends a text; returns this element.
    default Element appendText(String text) {
        Element self = (Element) this;
        self.append(text);
        return self;
    }

    /// Removes all children; returns this element.
    default Element empty() {
        return text("");
    }
}
