package dev.frameloop.dom.css.value;

/// A value of a property, as specified or as computed. Immutable, equal by content.
///
/// Each value knows its own text and how it computes; what only one property does (a percentage of `font-size`, `bolder`)
/// stands with that property.
public interface CssValue {
    /// The value as CSSOM serializes it.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-value">CSSOM: serialize a CSS value</a>
    String cssText();

    /// The computed form of this value: relative lengths in px, angles in degrees, times in seconds, `calc()` worked out as far as
    /// it goes without layout. A value that is computed already gives itself.
    ///
    /// @see <a href="https://drafts.csswg.org/css-cascade-5/#computed-value">CSS Cascade: computed value</a>
    default CssValue computed(ComputationContext context) {
        return this;
    }
}
