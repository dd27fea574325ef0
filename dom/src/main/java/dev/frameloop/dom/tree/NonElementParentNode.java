package dev.frameloop.dom.tree;

import org.jspecify.annotations.Nullable;

/// A root that finds elements by ID.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-nonelementparentnode">DOM: mixin NonElementParentNode</a>
public sealed interface NonElementParentNode permits Document, DocumentFragment {
    /// The first descendant in tree order with this ID, or null.
    @Nullable
    Element getElementById(String elementId);
}
