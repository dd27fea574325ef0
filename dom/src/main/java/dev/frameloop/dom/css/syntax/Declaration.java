package dev.frameloop.dom.css.syntax;

/// `name: value` or `name: value !important`, not yet checked against any property's grammar.
///
/// @param name in lower case, or, for a custom property (`--x`), as written
/// @param value without white space at both ends and without `!important`; {@link ComponentValues#text()} gives the
///     original text, which custom properties keep
/// @param important whether `!important` was written
/// @see <a href="https://drafts.csswg.org/css-syntax/#declaration">CSS Syntax: declaration</a>
public record Declaration(String name, ComponentValues value, boolean important) implements BlockItem {
    /// Whether this declares a custom property.
    public boolean isCustomProperty() {
        return name.startsWith("--");
    }
}
