package dev.frameloop.dom.css;

import dev.frameloop.dom.script.DOMException;

/// The computed style of an element that is not styled: it has no properties.
///
/// @see <a href="https://drafts.csswg.org/cssom/#dom-window-getcomputedstyle">CSSOM: getComputedStyle()</a>
public final class EmptyStyleDeclaration extends CSSStyleDeclaration {
    /// An empty declaration.
    public EmptyStyleDeclaration() {}

    @Override
    public String cssText() {
        return "";
    }

    @Override
    public void setCssText(String text) {
        throw readOnly();
    }

    @Override
    public long length() {
        return 0;
    }

    @Override
    public String item(long index) {
        return "";
    }

    @Override
    public String getPropertyValue(String property) {
        return "";
    }

    @Override
    public String getPropertyPriority(String property) {
        return "";
    }

    @Override
    public void setProperty(String property, String value, String priority) {
        throw readOnly();
    }

    @Override
    public String removeProperty(String property) {
        throw readOnly();
    }

    private static DOMException readOnly() {
        return new DOMException("NoModificationAllowedError", "A computed style cannot be changed.");
    }
}
