package dev.frameloop.dom.mutation;

import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The options of a registered observer, checked and without gaps.
record Options(boolean childList, boolean attributes, boolean characterData, boolean subtree, boolean attributeOldValue,
        boolean characterDataOldValue, @Nullable List<String> attributeFilter) {

    /// @throws SimpleException `TypeError` if nothing is asked for, or what is asked for contradicts itself
    /// @see <a href="https://dom.spec.whatwg.org/#dom-mutationobserver-observe">DOM: observe(), steps 1 to 6</a>
    static Options of(MutationObserverInit init) {
        // 1. Wanting to know about attributes is asking for them.
        boolean attributes = init.attributes() != null
                ? init.attributes()
                : init.attributeOldValue() != null || init.attributeFilter() != null;
        // 2. And the same for data.
        boolean characterData = init.characterData() != null
                ? init.characterData()
                : init.characterDataOldValue() != null;
        // 3. Something must be asked for.
        if (!init.childList() && !attributes && !characterData) {
            throw SimpleException.typeError("observe: one of childList, attributes and characterData must be true.");
        }
        // 4. - 6. Nothing may be asked about what is not asked for.
        boolean attributeOldValue = Boolean.TRUE.equals(init.attributeOldValue());
        boolean characterDataOldValue = Boolean.TRUE.equals(init.characterDataOldValue());
        if (attributeOldValue && !attributes) {
            throw SimpleException.typeError("observe: attributeOldValue needs attributes to be true.");
        }
        if (init.attributeFilter() != null && !attributes) {
            throw SimpleException.typeError("observe: attributeFilter needs attributes to be true.");
        }
        if (characterDataOldValue && !characterData) {
            throw SimpleException.typeError("observe: characterDataOldValue needs characterData to be true.");
        }
        return new Options(init.childList(), attributes, characterData, init.subtree(), attributeOldValue,
                characterDataOldValue, init.attributeFilter());
    }
}
