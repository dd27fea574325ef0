package dev.frameloop.dom.window;

import dev.frameloop.dom.event.MessageEvent;
import dev.frameloop.dom.event.MessageEventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.net.URL;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// The messages that are posted to a window.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#posting-messages">HTML: posting messages</a>
final class WindowMessages {
    private final Window target;

    WindowMessages(Window target) {
        this.target = target;
    }

    /// @param source the window that sends it
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#window-post-message-steps">HTML: window post message steps</a>
    void post(Window source, @Nullable Object message, String targetOrigin, List<?> transfer) {
        // 1. - 5. For whom it is meant.
        String expected = switch (targetOrigin) {
            case "/" -> source.origin();
            case "*" -> null;
            default -> originOf(targetOrigin);
        };
        // 6. - 7. Serialize.
        SerializedValue serialized = target.realm().structuredSerialize(message, transfer);
        // 8. Deliver it in a task.
        target.queueGlobalTask(TaskSource.POSTED_MESSAGE, "message", () -> {
            if (expected == null || expected.equals(target.origin())) {
                deliver(source, serialized);
            }
        });
    }

    private static String originOf(String url) {
        if (!URL.canParse(url, null)) {
            throw new DOMException("SyntaxError", "Invalid target origin '" + url + "' in a call to 'postMessage'.");
        }
        return Urls.origin(Urls.parse(url));
    }

    private void deliver(Window source, SerializedValue message) {
        // 8.2. - 8.5. Deserialize; what cannot be is told of.
        DeserializedValue deserialized;
        try {
            deserialized = target.realm().structuredDeserialize(message);
        } catch (DOMException | ScriptException e) {
            target.fire(event("messageerror", source, null, List.of()));
            return;
        }
        // 8.6. - 8.8. Tell.
        target.fire(event("message", source, deserialized.value(), deserialized.transferred(MessagePort.class)));
    }

    private MessageEvent event(String type, Window source, @Nullable Object data, List<MessagePort> ports) {
        return new MessageEvent(target.realm(), type,
                new MessageEventInit(false, false, false, data, source.origin(), "", source, ports));
    }
}
