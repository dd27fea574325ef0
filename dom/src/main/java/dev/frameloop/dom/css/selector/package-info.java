/// Selectors: parsed once into small objects that match, serialize, and tell what they depend on.
///
/// The standard is Selectors Level 4, with the shadow tree selectors of CSS Scoping and CSS Shadow Parts and the nesting selector.
/// A {@link dev.frameloop.dom.css.selector.ComplexSelector} is matched from right to left without recursion over the depth of
/// the document and without allocation. A {@link dev.frameloop.dom.css.selector.MatchContext} carries what a match needs to know
/// beside the element. May use {@code dom.tree}, {@code dom.shadow} and {@code dom.css.syntax}.
/// Read {@link dev.frameloop.dom.css.selector.SelectorList} first, then {@link dev.frameloop.dom.css.selector.ComplexSelector}.
@NullMarked
package dev.frameloop.dom.css.selector;

import org.jspecify.annotations.NullMarked;
