package dev.frameloop.engine.node;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;

/// A socket that poll looks at.
public abstract sealed class ChannelHandle extends Handle permits TcpStream, TcpServer {
    private final SelectableChannel channel;
    private final SelectionKey key;

    ChannelHandle(LibuvLoop loop, SelectableChannel channel) {
        super(loop);
        this.channel = channel;
        key = loop.poll().register(channel, this);
    }

    /// Says whether poll looks for an operation of {@link SelectionKey}.
    final void interest(int operation, boolean wanted) {
        if (key.isValid()) {
            key.interestOps(wanted ? key.interestOps() | operation : key.interestOps() & ~operation);
        }
    }

    /// Something can be done without waiting.
    ///
    /// @param operations operations of {@link SelectionKey}
    abstract void ready(int operations);

    @Override
    void stopForClosing() {
        key.cancel();
        try {
            channel.close();
            loop.poll().forgetClosed();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
