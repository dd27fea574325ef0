package dev.frameloop.engine.node;

import dev.frameloop.engine.trace.TraceKind;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.channels.SelectionKey;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.function.Consumer;

/// A TCP socket that listens.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/stream.html#c.uv_listen">libuv: uv_listen</a>
public final class TcpServer extends ChannelHandle {
    private static final String NAME = "connection";

    private final ServerSocketChannel channel;
    private final Consumer<TcpStream> connected;
    private final long id;
    private final long cause;

    private TcpServer(LibuvLoop loop, ServerSocketChannel channel, Consumer<TcpStream> connected) {
        super(loop, channel);
        this.channel = channel;
        this.connected = connected;
        id = loop.trace().queued(TraceKind.TASK, NAME, 0);
        cause = loop.trace().current();
        interest(SelectionKey.OP_ACCEPT, true);
        started();
    }

    /// Listens.
    ///
    /// @param address where; port 0 for one that is free
    /// @param backlog how many connections may wait, at least 1
    /// @param connected gets each connection, in the poll phase
    /// @throws IOException if that cannot be; the message says why
    public static TcpServer listen(LibuvLoop loop, InetSocketAddress address, int backlog,
            Consumer<TcpStream> connected) throws IOException {
        ServerSocketChannel channel = ServerSocketChannel.open();
        try {
            channel.setOption(StandardSocketOptions.SO_REUSEADDR, true);
            channel.bind(address, backlog);
        } catch (IOException e) {
            channel.close();
            throw e;
        }
        return new TcpServer(loop, channel, connected);
    }

    /// Where it listens.
    public InetSocketAddress localAddress() throws IOException {
        return (InetSocketAddress) channel.getLocalAddress();
    }

    @Override
    void ready(int operations) {
        while (!isClosing()) {
            SocketChannel accepted;
            try {
                accepted = channel.accept();
            } catch (IOException e) {
                // As in libuv: a connection that is gone before it is accepted concerns nobody.
                return;
            }
            if (accepted == null) {
                return;
            }
            TcpStream stream = new TcpStream(loop, accepted);
            loop.run(NAME, id, cause, () -> connected.accept(stream));
        }
    }
}
