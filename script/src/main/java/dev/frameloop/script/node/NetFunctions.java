package dev.frameloop.script.node;

import dev.frameloop.engine.node.Handle;
import dev.frameloop.engine.node.NodeLoop;
import dev.frameloop.engine.node.TcpServer;
import dev.frameloop.engine.node.TcpStream;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// The functions of `host` for sockets.
final class NetFunctions {
    private final NodeProcess process;
    private final NodeLoop loop;

    NetFunctions(NodeProcess process) {
        this.process = process;
        loop = process.loop();
    }

    void addTo(HostFunctions functions) {
        functions.does("lookup", it -> lookup(it[0].asString(), it[1]));
        functions.give("tcpServer", it -> HostFunctions.settled(
                () -> TcpServer.listen(loop.libuv(), new InetSocketAddress(InetAddress.getByName(it[0].asString()),
                        it[1].asInt()), it[2].asInt(), loop.callback(stream -> process.call(it[3], stream)))));
        functions.give("tcpStream", _ -> HostFunctions.settled(() -> new TcpStream(loop.libuv())));
        functions.does("tcpConnect", it -> stream(it[0]).connect(
                new InetSocketAddress(it[1].asString(), it[2].asInt()), told(it[3])));
        functions.does("tcpReadStart", it -> stream(it[0]).readStart(reader(it[1])));
        functions.does("tcpReadStop", it -> stream(it[0]).readStop());
        functions.give("tcpWrite", it -> write(stream(it[0]), HostFunctions.bytes(it[1]), it[2]));
        functions.does("tcpShutdown", it -> stream(it[0]).shutdown(told(it[1])));
        functions.give("tcpAddress", it -> address(it[0], it[1].asBoolean()));
        functions.does("handleClose", it -> handle(it[0]).close(() -> loop.makeCallback(() -> process.call(it[1]))));
        functions.does("handleRef", it -> handle(it[0]).ref());
        functions.does("handleUnref", it -> handle(it[0]).unref());
    }

    private static Handle handle(Value value) {
        return value.asHostObject();
    }

    private static TcpStream stream(Value value) {
        return value.asHostObject();
    }

    private void lookup(String name, Value callback) {
        loop.queueWork("getaddrinfo", () -> InetAddress.getAllByName(name), (addresses, failure) -> {
            List<Object> found = new ArrayList<>();
            if (addresses != null) {
                for (InetAddress address : addresses) {
                    found.add(address.getHostAddress());
                    found.add(address instanceof Inet4Address ? 4 : 6);
                }
            }
            process.call(callback, failure == null ? null : HostFunctions.failureValue(failure),
                    ProxyArray.fromList(found));
        });
    }

    private Consumer<@Nullable IOException> told(Value callback) {
        return loop.callback(
                failure -> process.call(callback, failure == null ? null : HostFunctions.failureValue(failure)));
    }

    private TcpStream.Reader reader(Value callback) {
        return new TcpStream.Reader() {
            @Override
            public void data(byte[] bytes) {
                loop.makeCallback(() -> process.call(callback, HostFunctions.string(bytes), null));
            }

            @Override
            public void end() {
                loop.makeCallback(() -> process.call(callback, null, null));
            }

            @Override
            public void failed(IOException failure) {
                loop.makeCallback(() -> process.call(callback, null, HostFunctions.failureValue(failure)));
            }
        };
    }

    /// Writes what can be written at once, and the rest when it can.
    ///
    /// @return an array of whether everything was written, and of the failure
    private Object write(TcpStream stream, byte[] bytes, Value callback) {
        ByteBuffer buffer = ByteBuffer.wrap(bytes);
        return HostFunctions.settled(() -> {
            stream.tryWrite(buffer);
            if (!buffer.hasRemaining()) {
                return true;
            }
            stream.write(buffer, told(callback));
            return false;
        });
    }

    private static @Nullable Object address(Value handle, boolean remote) {
        InetSocketAddress address = switch (handle(handle)) {
            case TcpServer server -> localAddress(server);
            case TcpStream stream -> remote ? stream.remoteAddress() : stream.localAddress();
            default -> null;
        };
        return address == null
                ? null
                : ProxyArray.fromArray(address.getAddress().getHostAddress(),
                        address.getAddress() instanceof Inet4Address ? "IPv4" : "IPv6", address.getPort());
    }

    private static @Nullable InetSocketAddress localAddress(TcpServer server) {
        try {
            return server.localAddress();
        } catch (IOException e) {
            return null;
        }
    }
}
