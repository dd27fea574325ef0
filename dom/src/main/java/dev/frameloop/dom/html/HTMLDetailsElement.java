package dev.frameloop.dom.html;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.ToggleEvent;
import dev.frameloop.dom.event.ToggleEventInit;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.loop.TaskSource;

import org.jspecify.annotations.Nullable;

/// A summary with details that can be opened.
///
/// UNIMPLEMENTED: groups of which one at most is open.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#htmldetailselement">HTML: HTMLDetailsElement</a>
public final class HTMLDetailsElement extends HTMLElement {
    HTMLDetailsElement(Document document, String localName) {
        super(document, localName);
    }

    /// The state before the changes that the event on its way tells of; null while none is.
    private @Nullable String oldState;

    /// @see <a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#the-details-element">HTML: the details element, attribute
    ///     change steps</a>
    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String namespace) {
        super.attributeChangeSteps(name, oldValue, newValue, namespace);
        if (namespace == null && name.equals("open") && (oldValue == null) != (newValue == null)) {
            queueToggleEvent(oldValue == null ? "closed" : "open");
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/interactive-elements.html#queue-a-details-toggle-event-task">HTML: queue a details
    ///     toggle event task</a>
    private void queueToggleEvent(String stateBefore) {
        Realm realm = relevantRealm();
        // 1. An event on its way tells of this change too.
        if (oldState != null || realm == null) {
            return;
        }
        oldState = stateBefore;
        // 2. - 3. Tell in a task.
        realm.global().queueGlobalTask(TaskSource.DOM_MANIPULATION, "toggle", () -> {
            oldState = null;
            fire(new ToggleEvent(realm, "toggle",
                    new ToggleEventInit(false, false, false, stateBefore, hasAttribute("open") ? "open" : "closed")));
        });
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
