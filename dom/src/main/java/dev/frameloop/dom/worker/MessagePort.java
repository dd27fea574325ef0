package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.MessageEvent;
import dev.frameloop.dom.event.MessageEventInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.dom.script.TransferableObject;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/// One of the two ports of a channel: it gets what is posted to the other.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports">HTML: message ports</a>
public final class MessagePort extends EventTarget implements TransferableObject {
    private final GlobalObject global;
    /// Null once the port is detached: closed or transferred.
    private @Nullable PortMessageQueue queue;
    /// What became of the queue when the port was transferred.
    private @Nullable PortMessageQueue movedQueue;

    MessagePort(GlobalObject global, PortMessageQueue queue) {
        this.global = global;
        this.queue = queue;
        queue.setPort(this);
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// Posts a message to the other port.
    ///
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws DOMException `DataCloneError` if the message cannot be cloned, or this port is to be transferred
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-postmessage">HTML: postMessage()</a>
    public void postMessage(@Nullable Object message, List<?> transfer) {
        // 2. The message port post message steps: 2. a port cannot be sent through itself.
        if (scriptWrapper() != null && transfer.contains(scriptWrapper())) {
            throw new DOMException("DataCloneError", "Port at index " + transfer.indexOf(scriptWrapper())
                    + " contains the source port.");
        }
        // 3. - 4. Nor through the port that would receive it: then the message is lost.
        MessagePort target = queue == null ? null : queue.portAtOtherEnd();
        boolean doomed = target != null && target.scriptWrapper() != null && transfer.contains(target.scriptWrapper());
        // 5. Serialize.
        SerializedValue serialized = global.realm().structuredSerialize(message, transfer);
        // 6. - 7. Send it, if there is somebody to send it to.
        if (queue != null && !doomed) {
            queue.send(serialized);
        }
    }

    /// Posts a message to the other port.
    public void postMessage(@Nullable Object message, StructuredSerializeOptions options) {
        postMessage(message, options.transfer());
    }

    /// Begins to deliver messages.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-start">HTML: start()</a>
    public void start() {
        if (queue != null) {
            queue.enable();
        }
    }

    /// Ends the connection; the other port gets a `close` event.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#dom-messageport-close">HTML: close()</a>
    public void close() {
        // 1. Detached.
        PortMessageQueue closing = queue;
        queue = null;
        // 2. Disentangled.
        if (closing != null) {
            closing.setPort(null);
            closing.disentangle();
        }
    }

    /// A handler for messages starts the port, as a listener does not.
    @Override
    protected void eventHandlerSet(String name) {
        if (name.equals("onmessage")) {
            start();
        }
    }

    void queueMessage(SerializedValue message) {
        global.queueGlobalTask(TaskSource.POSTED_MESSAGE, "message", () -> deliver(message));
    }

    void queueClose() {
        global.queueGlobalTask(TaskSource.POSTED_MESSAGE, "close", () -> {
            close();
            fire("close");
        });
    }

    /// The task of a message.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-port-post-message-steps">HTML: message port post message
    ///     steps, 7.</a>
    private void deliver(SerializedValue message) {
        // 7.1. A port that was transferred meanwhile passes the message on to the port that stands for it.
        if (queue == null) {
            if (movedQueue != null) {
                movedQueue.receive(message);
            }
            return;
        }
        // 7.2. - 7.4. Deserialize; what cannot be is told of.
        DeserializedValue deserialized;
        try {
            deserialized = relevantRealm().structuredDeserialize(message);
        } catch (DOMException | ScriptException e) {
            fire(new MessageEvent(relevantRealm(), "messageerror", init(null, List.of())));
            return;
        }
        // 7.5. - 7.7. Tell.
        fire(new MessageEvent(relevantRealm(), "message",
                init(deserialized.value(), deserialized.transferred(MessagePort.class))));
    }

    private static MessageEventInit init(@Nullable Object data, List<MessagePort> ports) {
        return new MessageEventInit(false, false, false, data, "", "", null, ports);
    }

    @Override
    public boolean isDetached() {
        return queue == null;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports:transfer-steps">HTML: transfer steps of a message
    ///     port</a>
    @Override
    public Function<Realm, PlatformObject> transferSteps() {
        PortMessageQueue moving = queue;
        if (moving == null) {
            throw new DOMException("DataCloneError", "A detached port cannot be transferred.");
        }
        queue = null;
        movedQueue = moving;
        moving.setPort(null);
        return realm -> new MessagePort(realm.global(), moving);
    }
}
