package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;

/// The legacy names of event interfaces, by which `document.createEvent` makes events.
///
/// @see <a href="https://dom.spec.whatwg.org/#dom-document-createevent">DOM: createEvent()</a>
public final class EventInterfaces {
    private EventInterfaces() {}

    /// `document.createEvent(name)`.
    ///
    /// @throws DOMException `NotSupportedError` for a name that is not in the table
    public static Event createEvent(Document document, String name) {
        return createEvent(document.relevantRealm(), name);
    }

    /// An event without a type, which `initEvent` has to give it before it can be dispatched.
    ///
    /// UNIMPLEMENTED: the interfaces of devices, drags and touches.
    ///
    /// @param name an interface name or one of its legacy forms, in any case
    /// @throws DOMException `NotSupportedError` for a name that is not in the table
    public static Event createEvent(@Nullable Realm realm, String name) {
        Event event = switch (name.toLowerCase(Locale.ROOT)) {
            case "beforeunloadevent" -> new BeforeUnloadEvent(realm, "", false);
            case "compositionevent", "textevent" -> new CompositionEvent(realm, "",
                    new CompositionEventInit(false, false, false, null, 0, ""));
            case "customevent" -> new CustomEvent(realm, "", new CustomEventInit(false, false, false, null));
            case "event", "events", "htmlevents", "svgevents" -> new Event(realm, "", false, false, false);
            case "focusevent" -> new FocusEvent(realm, "", new FocusEventInit(false, false, false, null, 0, null));
            case "hashchangeevent" ->
                new HashChangeEvent(realm, "", new HashChangeEventInit(false, false, false, "", ""));
            case "keyboardevent" -> new KeyboardEvent(realm, "", KEYBOARD);
            case "messageevent" -> new MessageEvent(realm, "",
                    new MessageEventInit(false, false, false, null, "", "", null, List.of()));
            case "mouseevent", "mouseevents" -> new MouseEvent(realm, "", MOUSE);
            case "storageevent" -> new StorageEvent(realm, "",
                    new StorageEventInit(false, false, false, null, null, null, "", null));
            case "uievent", "uievents" -> new UIEvent(realm, "", new UIEventInit(false, false, false, null, 0));
            default -> throw new DOMException("NotSupportedError", "There is no event interface '" + name + "' here.");
        };
        event.initialized = false;
        return event;
    }

    private static final MouseEventInit MOUSE = new MouseEventInit(false, false, false, null, 0, false, false, false,
            false, false, false, false, false, false, false, false, false, false, false, 0, 0, 0, 0, 0, 0, null, 0, 0);

    private static final KeyboardEventInit KEYBOARD = new KeyboardEventInit(false, false, false, null, 0, false, false,
            false, false, false, false, false, false, false, false, false, false, false, false, "", "", 0, false, false,
            0,
            0);
}
