package dev.frameloop.engine.node;

import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.channels.UnresolvedAddressException;
import java.nio.channels.UnsupportedAddressTypeException;
import java.util.ArrayDeque;
import java.util.function.Consumer;

/// One end of a TCP connection.
///
/// It is active while it reads; what it writes, its connecting and its shutting down are requests, which keep the loop alive too.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/stream.html">libuv: uv_stream_t</a>
public final class TcpStream extends ChannelHandle {
    private static final int READ_SIZE = 65_536;
    private static final int MOST_READS = 32;

    /// Told of what a stream reads.
    public interface Reader {
        /// Some bytes came.
        void data(byte[] bytes);

        /// The other end will send no more.
        void end();

        /// Reading failed.
        void failed(IOException failure);
    }

    /// A request that waits: to connect, to write, to shut down.
    private record Request(String name, long id, long cause, Consumer<@Nullable IOException> after) {}

    private record Write(ByteBuffer bytes, Request request) {}

    private final SocketChannel channel;
    private @Nullable Request connecting;
    private @Nullable Reader reader;
    private long readId;
    private long readCause;
    private final ArrayDeque<Write> writes = new ArrayDeque<>();
    private @Nullable Request shuttingDown;

    /// A stream that is not connected.
    ///
    /// @throws IOException if no socket can be had
    public TcpStream(LibuvLoop loop) throws IOException {
        this(loop, SocketChannel.open());
    }

    TcpStream(LibuvLoop loop, SocketChannel channel) {
        super(loop, channel);
        this.channel = channel;
    }

    /// Connects.
    ///
    /// @param after told of the failure, or null for success: of success in the poll phase, of a failure that shows at once in the pending phase
    public void connect(InetSocketAddress address, Consumer<@Nullable IOException> after) {
        Request request = begin("connect", after);
        connecting = request;
        try {
            if (channel.connect(address)) {
                interest(SelectionKey.OP_WRITE, true);
            } else {
                interest(SelectionKey.OP_CONNECT, true);
            }
        } catch (IOException e) {
            loop.feed(() -> connected(e));
        } catch (UnresolvedAddressException | UnsupportedAddressTypeException e) {
            loop.feed(() -> connected(new IOException("no such address: " + address, e)));
        }
    }

    /// Begins to read, or goes on.
    public void readStart(Reader newReader) {
        if (isClosing()) {
            return;
        }
        reader = newReader;
        readId = loop.trace().queued(TraceKind.TASK, "read", 0);
        readCause = loop.trace().current();
        interest(SelectionKey.OP_READ, true);
        started();
    }

    /// Stops reading; what comes waits.
    public void readStop() {
        reader = null;
        interest(SelectionKey.OP_READ, false);
        stopped();
    }

    /// Writes what can be written without waiting.
    ///
    /// @param bytes its remaining bytes are written; those that then still remain were not
    public void tryWrite(ByteBuffer bytes) throws IOException {
        if (connecting == null && writes.isEmpty()) {
            channel.write(bytes);
        }
    }

    /// Writes, as soon as that is possible.
    ///
    /// @param after told of the failure, or null once everything is written
    public void write(ByteBuffer bytes, Consumer<@Nullable IOException> after) {
        writes.add(new Write(bytes, begin("write", after)));
        if (connecting == null) {
            interest(SelectionKey.OP_WRITE, true);
        }
    }

    /// Tells the other end that no more will come, after everything is written.
    ///
    /// @param after told of the failure, or null for success, never within this call
    public void shutdown(Consumer<@Nullable IOException> after) {
        shuttingDown = begin("shutdown", after);
        if (writes.isEmpty()) {
            loop.feed(this::drain);
        }
    }

    /// Its own address, or null while it has none.
    public @Nullable InetSocketAddress localAddress() {
        try {
            return (InetSocketAddress) channel.getLocalAddress();
        } catch (IOException e) {
            return null;
        }
    }

    /// The address of the other end, or null while there is none.
    public @Nullable InetSocketAddress remoteAddress() {
        try {
            return (InetSocketAddress) channel.getRemoteAddress();
        } catch (IOException e) {
            return null;
        }
    }

    private Request begin(String name, Consumer<@Nullable IOException> after) {
        loop.activeRequests++;
        return new Request(name, loop.trace().queued(TraceKind.TASK, name, 0), loop.trace().current(), after);
    }

    private void end(Request request, @Nullable IOException failure) {
        loop.activeRequests--;
        loop.run(request.name, request.id, request.cause, () -> request.after.accept(failure));
    }

    @Override
    void ready(int operations) {
        if (connecting != null) {
            finishConnecting();
            return;
        }
        if ((operations & SelectionKey.OP_READ) != 0) {
            read();
        }
        if ((operations & SelectionKey.OP_WRITE) != 0 && !isClosing()) {
            writeWaiting();
        }
    }

    private void finishConnecting() {
        interest(SelectionKey.OP_CONNECT | SelectionKey.OP_WRITE, false);
        IOException failure = null;
        try {
            channel.finishConnect();
        } catch (IOException e) {
            failure = e;
        }
        connected(failure);
    }

    private void connected(@Nullable IOException failure) {
        Request request = connecting;
        connecting = null;
        if (request != null) {
            if (failure == null && !writes.isEmpty()) {
                interest(SelectionKey.OP_WRITE, true);
            }
            end(request, failure);
        }
    }

    private void read() {
        for (int i = 0; i < MOST_READS && reader != null && !isClosing(); i++) {
            Reader now = reader;
            ByteBuffer buffer = ByteBuffer.allocate(READ_SIZE);
            int count;
            try {
                count = channel.read(buffer);
            } catch (IOException e) {
                readStop();
                loop.run("read", readId, readCause, () -> now.failed(e));
                return;
            }
            if (count < 0) {
                readStop();
                loop.run("read", readId, readCause, now::end);
            } else if (count > 0) {
                byte[] bytes = new byte[count];
                buffer.flip().get(bytes);
                loop.run("read", readId, readCause, () -> now.data(bytes));
            }
            if (count < READ_SIZE) {
                return;
            }
        }
    }

    private void writeWaiting() {
        IOException failure = null;
        while (!writes.isEmpty() && !isClosing()) {
            Write write = writes.getFirst();
            try {
                channel.write(write.bytes);
            } catch (IOException e) {
                failure = e;
            }
            if (failure == null && write.bytes.hasRemaining()) {
                return;
            }
            writes.removeFirst();
            end(write.request, failure);
        }
        interest(SelectionKey.OP_WRITE, false);
        drain();
    }

    private void drain() {
        Request request = shuttingDown;
        if (request == null || isClosing()) {
            return;
        }
        shuttingDown = null;
        IOException failure = null;
        try {
            channel.shutdownOutput();
        } catch (IOException e) {
            failure = e;
        }
        end(request, failure);
    }

    @Override
    void stopForClosing() {
        reader = null;
        super.stopForClosing();
    }

    /// What still waits is cancelled before the close callback is called.
    @Override
    void finishClosing() {
        IOException cancelled = new ClosedChannelException();
        connected(cancelled);
        while (!writes.isEmpty()) {
            end(writes.removeFirst().request, cancelled);
        }
        if (shuttingDown != null) {
            Request request = shuttingDown;
            shuttingDown = null;
            end(request, cancelled);
        }
        super.finishClosing();
    }
}
