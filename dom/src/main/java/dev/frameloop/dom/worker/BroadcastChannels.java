package dev.frameloop.dom.worker;

import java.util.ArrayList;
import java.util.List;

/// The open broadcast channels of an agent, in the order in which they were made.
///
/// UNIMPLEMENTED: channels of other agents.
final class BroadcastChannels {
    private final List<BroadcastChannel> open = new ArrayList<>();

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
