package dev.frameloop.dom.messaging;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.MessageEvent;
import dev.frameloop.dom.event.MessageEventInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.DeserializedValue;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Sends messages to all other channels of the same name.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#broadcasting-to-other-browsing-contexts">HTML: broadcasting</a>
public final class BroadcastChannel extends EventTarget {
    private final GlobalObject global;
    private final String name;
    private final String origin;
    private boolean closed;

    /// `new BroadcastChannel(name)` of a script.
    public BroadcastChannel(Realm realm, String name) {
        global = realm.global();
        this.name = name;
        origin = global.origin();
        channels().add(this);
        agent().atEnd(() -> channels().remove(this));
    }

    private BroadcastChannels channels() {
        return agent().agents().shared(BroadcastChannels.class, BroadcastChannels::new);
    }

    private Agent agent() {
        return global.agent();
    }

    @Override
    public Realm relevantRealm() {
        return global.realm();
    }

    /// The name of the channel.
    public String name() {
        return name;
    }

    /// Sends a message to all other channels of this name.
    ///
    /// @throws DOMException `InvalidStateError` after {@link #close()}, `DataCloneError` if the message cannot be cloned
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#dom-broadcastchannel-postmessage">HTML: postMessage()</a>
    public void postMessage(@Nullable Object message) {
        // 1. - 2. Not after it was closed.
        if (closed) {
            throw new DOMException("InvalidStateError", "Channel is closed");
        }
        // 3. Serialize.
        SerializedValue serialized = global.realm().structuredSerialize(message, List.of());
        // 4. - 8. Each destination gets it in a task of its own.
        for (BroadcastChannel destination : channels().destinationsOf(this)) {
            if (destination.origin.equals(origin)) {
                destination.agent().postFrom(agent(),
                        () -> destination.global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "broadcast message",
                                () -> destination.deliver(serialized)));
            }
        }
    }

    private void deliver(SerializedValue message) {
        if (closed) {
            return;
        }
        try {
            DeserializedValue deserialized = relevantRealm().structuredDeserialize(message);
            fire(event("message", deserialized.value()));
        } catch (DOMException | ScriptException e) {
            fire(event("messageerror", null));
        }
    }

    private MessageEvent event(String type, @Nullable Object data) {
        return new MessageEvent(relevantRealm(), type,
                new MessageEventInit(false, false, false, data, origin, "", null, List.of()));
    }

    /// Neither sends nor gets messages any more.
    public void close() {
        closed = true;
        channels().remove(this);
    }
}
