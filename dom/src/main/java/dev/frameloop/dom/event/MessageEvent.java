package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// A message arrived, from another window, a worker or a server.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/comms.html#messageevent">HTML: MessageEvent</a>
public final class MessageEvent extends Event {
    private @Nullable Object data;
    private String origin;
    private String lastEventId;
    private @Nullable Object source;
    private List<?> ports;

    /// `new MessageEvent(type, init)` of a script.
    public MessageEvent(@Nullable Realm realm, String type, MessageEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        data = init.data();
        origin = init.origin();
        lastEventId = init.lastEventId();
        source = init.source();
        ports = init.ports();
    }

    /// The message.
    public @Nullable Object data() {
        return data;
    }

    /// The origin of who sent it, or the empty string.
    public String origin() {
        return origin;
    }

    /// The id of the last event of an event source, or the empty string.
    public String lastEventId() {
        return lastEventId;
    }

    /// The window, message port or worker that sent it, or null.
    public @Nullable Object source() {
        return source;
    }

    /// The message ports that were sent along.
    public List<?> ports() {
        return ports;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/comms.html#dom-messageevent-initmessageevent">HTML: initMessageEvent()</a>
    public void initMessageEvent(String type, boolean bubbles, boolean cancelable, @Nullable Object data, String origin,
            String lastEventId, @Nullable Object source, List<?> ports) {
        if (!dispatching) {
            initialize(type, bubbles, cancelable);
            this.data = data;
            this.origin = origin;
            this.lastEventId = lastEventId;
            this.source = source;
            this.ports = ports;
        }
    }
}
