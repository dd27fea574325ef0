package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.ServiceLoader;

/// What matches selectors; implemented by the room of CSS, and found as a service.
///
/// Each method throws a {@link DOMException} `SyntaxError` where the selectors are none.
///
/// @see <a href="https://dom.spec.whatwg.org/#scope-match-a-selectors-string">DOM: scope-match a selectors string</a>
public interface SelectorEngine {
    /// The first descendant of `root` in tree order that the selectors match, or null.
    @Nullable
    Element first(ParentNode root, String selectors);

    /// All descendants of `root` that the selectors match, in tree order.
    List<Element> all(ParentNode root, String selectors);

    /// Whether the selectors match this element, which is also their scope.
    boolean matches(Element element, String selectors);

    /// The nearest inclusive ancestor that the selectors match, `element` being their scope; or null.
    @Nullable
    Element closest(Element element, String selectors);

    /// The engine of this application.
    ///
    /// @throws IllegalStateException where no module provides one
    static SelectorEngine get() {
        return Holder.ENGINE;
    }

    /// Keeps the engine once it was found.
    final class Holder {
        private static final SelectorEngine ENGINE = ServiceLoader
                .load(SelectorEngine.class, SelectorEngine.class.getClassLoader())
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no module provides a SelectorEngine"));

        private Holder() {}
    }
}
