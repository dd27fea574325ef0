package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;

import org.jspecify.annotations.Nullable;

/// A summary with details that can be opened. UNIMPLEMENTED: its `toggle` event and exclusive groups.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldetailselement">HTML: HTMLDetailsElement</a>
public final class HTMLDetailsElement extends HTMLElement {
    HTMLDetailsElement(Document document, String localName) {
        super(document, localName);
    }

    @Nullable
    Element summary() {
        for (Element child = firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.isHtml("summary")) {
                return child;
            }
        }
        return null;
    }

    /// A `summary`, which opens and closes its `details`.
    static final class Summary extends HTMLElement {
        Summary(Document document, String localName) {
            super(document, localName);
        }

        private @Nullable HTMLDetailsElement details() {
            return parentElement() instanceof HTMLDetailsElement details && details.summary() == this ? details : null;
        }

        @Override
        public boolean isFocusableByDefault() {
            return details() != null;
        }

        @Override
        protected boolean hasActivationBehavior() {
            return details() != null;
        }

        @Override
        protected void activationBehavior(Event event) {
            HTMLDetailsElement details = details();
            if (details != null) {
                details.toggleAttribute("open", null);
            }
        }
    }
}
