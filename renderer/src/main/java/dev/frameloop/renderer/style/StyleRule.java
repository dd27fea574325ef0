package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.PropertyDeclaration;
import dev.frameloop.dom.css.selector.ComplexSelector;

import java.util.List;

/// One selector of a style rule, ready for matching.
///
/// @param selector what it selects
/// @param declarations what it declares
/// @param origin the level of its declarations that are not important
/// @param layer the rank of its cascade layer: later layers are greater, what is in none is greatest
/// @param order its place among all rules
record StyleRule(ComplexSelector selector, List<PropertyDeclaration> declarations, CascadeLevel origin, int layer,
        int order) {
    /// The rank of what is in no layer.
    static final int UNLAYERED = Integer.MAX_VALUE;
}
