package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A window has posted a message to a service worker.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#extendablemessageevent-interface">Service Workers: ExtendableMessageEvent</a>
public final class ExtendableMessageEvent extends ExtendableEvent {
    private final @Nullable Object data;
    private final String origin;
    private final Client source;
    private final List<MessagePort> ports;

    ExtendableMessageEvent(Realm realm, String type, @Nullable Object data, String origin, Client source,
            List<MessagePort> ports) {
        super(realm, type, EventInit.DEFAULT);
        this.data = data;
        this.origin = origin;
        this.source = source;
        this.ports = ports;
    }

    /// The message.
    public @Nullable Object data() {
        return data;
    }

    /// The origin of who sent it.
    public String origin() {
        return origin;
    }

    /// The empty string.
    public String lastEventId() {
        return "";
    }

    /// Who sent it.
    public Client source() {
        return source;
    }

    /// The message ports that were sent along.
    public List<MessagePort> ports() {
        return ports;
    }
}
