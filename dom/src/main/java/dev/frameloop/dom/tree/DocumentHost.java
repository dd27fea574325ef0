package dev.frameloop.dom.tree;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventTarget;

import org.jspecify.annotations.Nullable;

/// What elements ask of the page that shows their document: to run, load, follow or send something.
///
/// The page sets one with {@link DocumentLoading#setHost}; a document without a page has {@link #NONE}, and then nothing happens.
public interface DocumentHost {
    /// The host of a document that nobody shows.
    DocumentHost NONE = new DocumentHost() {};

    /// A `script` element is ready to be fetched and run; called once for each.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element">HTML: prepare the script element, behind
    ///     the checks of the element itself</a>
    default void scriptPrepared(Element script) {}

    /// The contents or attributes of a `style` element have changed, or it has become connected or disconnected.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#update-a-style-block">HTML: update a style block</a>
    default void styleBlockChanged(Element style) {}

    /// A `link` element's attributes have changed, or it has become connected or disconnected.
    default void linkChanged(Element link) {}

    /// An `iframe` element has become connected, or its attributes say to load something else.
    default void frameChanged(Element frame) {}

    /// An `iframe` element has become disconnected; its document is to be destroyed.
    default void frameDisconnected(Element frame) {}

    /// The source of an `img` element has changed.
    default void imageChanged(Element image) {}

    /// The user has clicked the label of a control, which gets the focus before the click is passed on to it.
    default void labelClicked(Element control) {}

    /// The user or a script has clicked a link.
    default void followHyperlink(Element link, Event event) {}

    /// A form is to be sent; its `submit` event has not been cancelled.
    ///
    /// @param submitter the button that did it, or null
    default void submit(Element form, @Nullable Element submitter) {}

    /// The document that an `iframe` element shows, or null; null too for a document of another origin.
    default @Nullable Document contentDocument(Element frame) {
        return null;
    }

    /// The window that an `iframe` element shows, or null.
    default @Nullable EventTarget contentWindow(Element frame) {
        return null;
    }
}
