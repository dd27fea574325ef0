package dev.frameloop.dom.messaging;

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
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/// One of the two ports of a channel: it gets what is posted to the other.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-ports">HTML: message ports</a>
public final class MessagePort extends EventTarget implements TransferableObject {
    private final GlobalObject global;
    private final @Nullable EventTarget messageEventTarget;
    /// Null once the port is detached: closed or transferred.
    private @Nullable PortMessageQueue queue;

    MessagePort(GlobalObject global, PortMessageQueue queue) {
        this(global, queue, null);
    }

    private MessagePort(GlobalObject global, PortMessageQueue queue, @Nullable EventTarget messageEventTarget) {
        this.global = global;
        this.queue = queue;
        this.messageEventTarget = messageEventTarget;
        queue.setPort(this);
    }

    /// A new port whose messages are fired at another target: one that a page does not see, behind a worker, say.
    ///
    /// @param messageEventTarget where its messages go, null for the port itself
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-event-target">HTML: message event target</a>
    public static MessagePort withTarget(GlobalObject global, @Nullable EventTarget messageEventTarget) {
        return new MessagePort(global, PortMessageQueue.ofNewChannel(), messageEventTarget);
    }

    /// The way to the other end of a new channel, of which this port is the one end.
    ///
    /// @param target where the messages of the port go that will stand there, null for the port itself
    /// @return makes that port, in the agent of the global that it is given; to be called once
    public Function<GlobalObject, MessagePort> otherEnd(Function<GlobalObject, @Nullable EventTarget> target) {
        PortMessageQueue end = queue == null ? null : queue.otherEnd();
        if (end == null) {
            throw new IllegalStateException("the port is detached");
        }
        return newGlobal -> new MessagePort(newGlobal, end, target.apply(newGlobal));
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
        boolean doomed = target != null && target.agent() == agent() && target.scriptWrapper() != null
                && transfer.contains(target.scriptWrapper());
        // 5. Serialize.
        SerializedValue serialized = global.realm().structuredSerialize(message, transfer);
        // 6. - 7. Send it, if there is somebody to send it to.
        if (queue != null && !doomed) {
            queue.send(agent(), serialized);
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
            closing.disentangle(agent());
        }
    }

    /// A handler for messages starts the port, as a listener does not.
    @Override
    protected void eventHandlerSet(String name) {
        if (name.equals("onmessage")) {
            start();
        }
    }

    Agent agent() {
        return global.agent();
    }

    /// A message is in the queue: takes it in a task.
    ///
    /// @param sender the agent that runs
    void queueMessage(Agent sender) {
        agent().postFrom(sender,
                () -> global.queueGlobalTask(TaskSource.POSTED_MESSAGE, "message", this::deliverNext));
    }

    /// The other port was closed.
    ///
    /// @param closer the agent that runs
    void queueClose(Agent closer) {
        agent().postFrom(closer, () -> global.queueGlobalTask(TaskSource.POSTED_MESSAGE, "close", () -> {
            close();
            fire("close");
        }));
    }

    /// The task of a message.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-port-post-message-steps">HTML: message port post message
    ///     steps, 7.</a>
    private void deliverNext() {
        // 7.1. A port that was transferred meanwhile has taken its messages along.
        SerializedValue message = queue == null ? null : queue.take();
        if (message == null) {
            return;
        }
        // 7.2. - 7.4. Deserialize; what cannot be is told of.
        EventTarget target = messageEventTarget == null ? this : messageEventTarget;
        DeserializedValue deserialized;
        try {
            deserialized = relevantRealm().structuredDeserialize(message);
        } catch (DOMException | ScriptException e) {
            target.fire(new MessageEvent(relevantRealm(), "messageerror", init(null, List.of())));
            return;
        }
        // 7.5. - 7.7. Tell.
        target.fire(new MessageEvent(relevantRealm(), "message",
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
        moving.setPort(null);
        return realm -> new MessagePort(realm.global(), moving);
    }
}
