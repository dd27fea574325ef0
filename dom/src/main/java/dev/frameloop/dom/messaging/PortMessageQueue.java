package dev.frameloop.dom.messaging;

import dev.frameloop.dom.script.SerializedValue;
import dev.frameloop.engine.agent.Agent;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;

/// One end of a channel: the messages that wait for the port that stands at this end, and the way to the other end. When a port is
/// transferred, its queue moves on to the port that is made for it, with all that waits in it.
///
/// The ends may be in different agents, on different threads. A message stays in the queue until its task runs, so that the order is
/// kept however often the port moves.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#port-message-queue">HTML: port message queue</a>
final class PortMessageQueue {
    /// Guards both ends of a channel.
    private final Object lock;
    private final Deque<SerializedValue> messages = new ArrayDeque<>();
    private @Nullable PortMessageQueue otherEnd;
    private @Nullable MessagePort port;
    private boolean enabled;
    private boolean otherEndClosed;

    private PortMessageQueue(Object lock) {
        this.lock = lock;
    }

    /// One end of a new channel; {@link #otherEnd()} is the other.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#entangle">HTML: entangle</a>
    static PortMessageQueue ofNewChannel() {
        Object lock = new Object();
        PortMessageQueue first = new PortMessageQueue(lock);
        PortMessageQueue second = new PortMessageQueue(lock);
        first.otherEnd = second;
        second.otherEnd = first;
        return first;
    }

    /// The other end, if the channel was not closed.
    @Nullable
    PortMessageQueue otherEnd() {
        synchronized (lock) {
            return otherEnd;
        }
    }

    /// A port stands at this end now, or none while it is being transferred.
    void setPort(@Nullable MessagePort newPort) {
        synchronized (lock) {
            port = newPort;
            enabled = false;
        }
    }

    /// The port at the other end, if one is there.
    @Nullable
    MessagePort portAtOtherEnd() {
        synchronized (lock) {
            return otherEnd == null ? null : otherEnd.port;
        }
    }

    /// Messages go on to the port from now on, those that wait first.
    void enable() {
        synchronized (lock) {
            MessagePort target = port;
            if (enabled || target == null) {
                return;
            }
            enabled = true;
            Agent agent = target.agent();
            for (int i = 0; i < messages.size(); i++) {
                target.queueMessage(agent);
            }
            if (otherEndClosed) {
                target.queueClose(agent);
            }
        }
    }

    /// Sends a message to the other end; without one it is lost.
    ///
    /// @param sender the agent that runs
    void send(Agent sender, SerializedValue message) {
        synchronized (lock) {
            if (otherEnd != null) {
                otherEnd.messages.add(message);
                if (otherEnd.enabled && otherEnd.port != null) {
                    otherEnd.port.queueMessage(sender);
                }
            }
        }
    }

    /// The next message, whose task runs; null if it has moved away with its port.
    @Nullable
    SerializedValue take() {
        synchronized (lock) {
            return messages.poll();
        }
    }

    /// @param closer the agent that runs
    /// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#disentangle">HTML: disentangle</a>
    void disentangle(Agent closer) {
        synchronized (lock) {
            PortMessageQueue other = otherEnd;
            if (other != null) {
                otherEnd = null;
                other.otherEnd = null;
                other.otherEndClosed = true;
                if (other.port != null) {
                    other.port.queueClose(closer);
                }
            }
        }
    }
}
