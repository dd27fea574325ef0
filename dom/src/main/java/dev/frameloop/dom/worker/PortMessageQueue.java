package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.SerializedValue;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;

/// One end of a channel: the messages that wait for the port that stands at this end, and the way to the other end. When a port is
/// transferred, its queue moves on to the port that is made for it, with all that waits in it.
///
/// UNIMPLEMENTED: ends on different event loops.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#port-message-queue">HTML: port message queue</a>
final class PortMessageQueue {
    private final Deque<SerializedValue> messages = new ArrayDeque<>();
    private @Nullable PortMessageQueue otherEnd;
    private @Nullable MessagePort port;
    private boolean enabled;
    private boolean otherEndClosed;

    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#entangle">HTML: entangle</a>
    void entangle(PortMessageQueue other) {
        otherEnd = other;
        other.otherEnd = this;
    }

    /// A port stands at this end now, or none while it is being transferred.
    void setPort(@Nullable MessagePort newPort) {
        port = newPort;
        enabled = false;
    }

    /// The port at the other end, if one is there.
    @Nullable
    MessagePort portAtOtherEnd() {
        return otherEnd == null ? null : otherEnd.port;
    }

    /// Messages go on to the port from now on, those that wait first.
    void enable() {
        enabled = true;
        MessagePort target = port;
        while (target != null && !messages.isEmpty()) {
            target.queueMessage(messages.removeFirst());
        }
        if (target != null && otherEndClosed) {
            target.queueClose();
        }
    }

    /// Sends a message to the other end; without one it is lost.
    void send(SerializedValue message) {
        if (otherEnd != null) {
            otherEnd.receive(message);
        }
    }

    /// A message for the port at this end; it waits until that takes messages.
    void receive(SerializedValue message) {
        if (enabled && port != null) {
            port.queueMessage(message);
        } else {
            messages.add(message);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#disentangle">HTML: disentangle</a>
    void disentangle() {
        PortMessageQueue other = otherEnd;
        if (other != null) {
            otherEnd = null;
            other.otherEnd = null;
            other.otherEndClosed = true;
            if (other.port != null) {
                other.port.queueClose();
            }
        }
    }
}
