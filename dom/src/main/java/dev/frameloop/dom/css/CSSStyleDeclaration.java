package dev.frameloop.dom.css;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// Declarations as scripts see them: those of a rule, of a `style` attribute, or of a computed style.
///
/// The hundreds of attributes, one for each property, are one pair of methods, {@link #namedItem} and {@link #setNamedItem}.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-cssstyledeclaration-interface">CSSOM: interface CSSStyleDeclaration</a>
public abstract class CSSStyleDeclaration extends PlatformObject {
    /// Another kind of declarations.
    protected CSSStyleDeclaration() {}

    /// All declarations as text.
    public abstract String cssText();

    /// Replaces all declarations.
    ///
    /// @throws DOMException `NoModificationAllowedError` for a computed style
    public abstract void setCssText(String text);

    /// The number of declarations.
    public abstract long length();

    /// The name of the property at this place, or the empty string.
    public abstract String item(long index);

    /// The value, or the empty string.
    public abstract String getPropertyValue(String property);

    /// `important` or the empty string.
    public abstract String getPropertyPriority(String property);

    /// Sets a property; nothing happens where the value is invalid. An empty value removes it.
    ///
    /// @throws DOMException `NoModificationAllowedError` for a computed style
    public abstract void setProperty(String property, String value, String priority);

    /// As {@link #setProperty(String, String, String)}, not important.
    public final void setProperty(String property, String value) {
        setProperty(property, value, "");
    }

    /// Removes a property and returns the value it had.
    ///
    /// @throws DOMException `NoModificationAllowedError` for a computed style
    public abstract String removeProperty(String property);

    /// The rule, or null.
    public @Nullable CSSRule parentRule() {
        return null;
    }

    /// The property `float`.
    public final String cssFloat() {
        return getPropertyValue("float");
    }

    /// Sets the property `float`.
    public final void setCssFloat(String value) {
        setProperty("float", value, "");
    }

    /// The value of the property that an attribute such as `backgroundColor` or `background-color` stands for; null where it stands for
    /// none.
    public final @Nullable String namedItem(String attribute) {
        String property = StyleAttributes.property(attribute);
        return property == null ? null : getPropertyValue(property);
    }

    /// Sets the property that an attribute stands for; nothing happens where it stands for none.
    public final void setNamedItem(String attribute, String value) {
        String property = StyleAttributes.property(attribute);
        if (property != null) {
            setProperty(property, value, "");
        }
    }

    /// The attributes that stand for properties.
    public final Set<String> supportedPropertyNames() {
        return StyleAttributes.all();
    }
}
