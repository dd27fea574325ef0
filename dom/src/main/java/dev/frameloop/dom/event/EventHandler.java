package dev.frameloop.dom.event;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// One event handler of a target: `onclick`, say, set by a script or by a content attribute.
///
/// Its place among the listeners is that of the moment at which it was first set; another value keeps the place, null gives it up.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers">HTML: event handlers</a>
final class EventHandler implements EventListener {
    /// The text of a content attribute, which is compiled when it is first needed.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#internal-raw-uncompiled-handler">HTML: internal raw uncompiled handler</a>
    record InternalRawUncompiledHandler(String body) {}

    private static final List<String> ERROR_PARAMETERS = List.of("event", "source", "lineno", "colno", "error");

    private final EventTarget target;
    private final String name;
    private @Nullable Object value;
    private @Nullable RegisteredEventListener listener;

    EventHandler(EventTarget target, String name) {
        this.target = target;
        this.name = name;
    }

    /// @param newValue one of the callbacks, an uncompiled text, or null
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#activate-an-event-handler">HTML: activate an event handler</a>
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#deactivate-an-event-handler">HTML: deactivate an event handler</a>
    void set(@Nullable Object newValue) {
        value = newValue;
        if (newValue == null && listener != null) {
            target.removeListener(type(), listener);
            listener = null;
        } else if (newValue != null && listener == null) {
            listener = new RegisteredEventListener(this, false, false, target.isPassiveByDefault(type()), null);
            target.appendListener(type(), listener);
        }
    }

    private String type() {
        return name.substring(2);
    }

    /// The callback, compiled if need be; null if there is none, or its text is no JavaScript.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler">HTML: getting the
    ///     current value of the event handler</a>
    @Nullable
    Object currentValue() {
        if (value instanceof InternalRawUncompiledHandler(String body)) {
            // 3.1. - 3.4. Without scripting there is no value.
            Realm realm = target.relevantRealm();
            if (realm == null || !realm.isScriptingEnabled()) {
                return null;
            }
            // 3.5. - 3.12. Compile it, once; a text with an error is reported, and counts as null from then on.
            try {
                value = compile(realm, body);
            } catch (ScriptException error) {
                value = null;
                realm.global().reportException(error);
            }
        }
        return value;
    }

    private Object compile(Realm realm, String body) {
        List<String> parameters = isSpecialError(target) ? ERROR_PARAMETERS : List.of("event");
        Class<?> type = switch (name) {
            case "onerror" -> OnErrorEventHandlerNonNull.class;
            case "onbeforeunload" -> OnBeforeUnloadEventHandlerNonNull.class;
            default -> EventHandlerNonNull.class;
        };
        List<? extends PlatformObject> scope = target.eventHandlerScope();
        String url = !scope.isEmpty() && scope.getFirst() instanceof Document document ? document.URL() : "";
        return realm.compileFunction(type, name, parameters, body, scope, url, 0);
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#the-event-handler-processing-algorithm">HTML: the event handler
    ///     processing algorithm</a>
    @Override
    public void handleEvent(Event event) {
        // 1. - 2. The callback.
        Object callback = currentValue();
        // 3. - 5. Call it as its kind wants it, and see what its return value means.
        switch (callback) {
            case EventHandlerNonNull handler -> {
                if (Boolean.FALSE.equals(handler.invoke(event))) {
                    event.preventDefault();
                }
            }
            case OnErrorEventHandlerNonNull handler -> handleError(handler, event);
            case OnBeforeUnloadEventHandlerNonNull handler -> {
                String returnValue = handler.invoke(event);
                if (event instanceof BeforeUnloadEvent beforeUnload && returnValue != null) {
                    event.preventDefault();
                    if (beforeUnload.legacyReturnValue().isEmpty()) {
                        beforeUnload.setLegacyReturnValue(returnValue);
                    }
                }
            }
            case null, default -> {
            }
        }
    }

    private static void handleError(OnErrorEventHandlerNonNull handler, Event event) {
        if (event instanceof ErrorEvent error && event.type().equals("error") && isSpecialError(event.currentTarget)) {
            Object handled = handler.invoke(error.message(), error.filename(), error.lineno(), error.colno(),
                    error.error());
            if (Boolean.TRUE.equals(handled)) {
                event.preventDefault();
            }
        } else if (Boolean.FALSE.equals(handler.invoke(event, null, null, null, null))) {
            event.preventDefault();
        }
    }

    private static boolean isSpecialError(@Nullable EventTarget target) {
        return target instanceof GlobalObject;
    }
}
