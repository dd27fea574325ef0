package dev.frameloop.dom.css;

import dev.frameloop.dom.css.syntax.Serialization;

import org.jspecify.annotations.Nullable;

/// `@property`: a registered custom property.
///
/// @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#the-css-property-rule-interface">CSS Properties and Values: interface CSSPropertyRule</a>
public final class CSSPropertyRule extends CSSRule {
    private final String name;
    private final String syntax;
    private final boolean inherits;
    private final @Nullable String initialValue;

    CSSPropertyRule(String name, String syntax, boolean inherits, @Nullable String initialValue) {
        this.name = name;
        this.syntax = syntax;
        this.inherits = inherits;
        this.initialValue = initialValue;
    }

    /// The custom property, with its dashes.
    public String name() {
        return name;
    }

    /// The syntax string.
    public String syntax() {
        return syntax;
    }

    /// Whether it is inherited.
    public boolean inherits() {
        return inherits;
    }

    /// The initial value, or null.
    public @Nullable String initialValue() {
        return initialValue;
    }

    @Override
    public String cssText() {
        String initial = initialValue == null ? "" : " initial-value: " + initialValue + ";";
        return "@property " + Serialization.identifier(name) + " { syntax: " + Serialization.string(syntax)
                + "; inherits: "
                + inherits + ";" + initial + " }";
    }
}
