package dev.frameloop.dom.css;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// A style sheet of any language.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-stylesheet-interface">CSSOM: interface StyleSheet</a>
public abstract sealed class StyleSheet extends PlatformObject permits CSSStyleSheet {
    private boolean disabled;

    StyleSheet() {}

    /// Its language.
    public String type() {
        return "text/css";
    }

    /// Its address, or null where it stands in the page.
    public abstract @Nullable String href();

    /// The element that it belongs to, or null.
    public abstract @Nullable Element ownerNode();

    /// The sheet that imports it, or null.
    public abstract @Nullable CSSStyleSheet parentStyleSheet();

    /// Its title, or null.
    public abstract @Nullable String title();

    /// For which media it is, always the same object.
    public abstract MediaList media();

    /// Whether it is switched off.
    public final boolean disabled() {
        return disabled;
    }

    /// Switches it off or on.
    public final void setDisabled(boolean value) {
        if (disabled != value) {
            disabled = value;
            changed();
        }
    }

    /// Called after something in the sheet, or about it, has changed.
    abstract void changed();
}
