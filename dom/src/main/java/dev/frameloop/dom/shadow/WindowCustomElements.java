package dev.frameloop.dom.shadow;

import dev.frameloop.dom.tree.DocumentGlobal;

/// The member of windows that gives their custom element registry.
public final class WindowCustomElements {
    private WindowCustomElements() {}

    /// The registry of a window, always the same one.
    public static CustomElementRegistry customElements(DocumentGlobal window) {
        return CustomElementRegistry.of(window.associatedDocument());
    }
}
