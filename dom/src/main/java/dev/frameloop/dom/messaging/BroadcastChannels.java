package dev.frameloop.dom.messaging;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// The open broadcast channels of all agents of a family, in the order in which they were made. Any thread.
final class BroadcastChannels {
    private final List<BroadcastChannel> open = new CopyOnWriteArrayList<>();

    void add(BroadcastChannel channel) {
        open.add(channel);
    }

    void remove(BroadcastChannel channel) {
        open.remove(channel);
    }

    /// The channels that get what one posts.
    List<BroadcastChannel> destinationsOf(BroadcastChannel source) {
        return open.stream().filter(it -> it != source && it.name().equals(source.name())).toList();
    }
}
