package dev.frameloop.renderer.page;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

import static org.junit.jupiter.api.Assumptions.abort;

/// An X server without a screen, on which windows of this process open while it runs. It shows its pixels in a file, and takes events as from
/// another program: XSendEvent, by Xlib itself, since what makes them like a real device's is one more package.
@SuppressWarnings("restricted") // calls into C
final class XvfbDisplay implements AutoCloseable {
    private static final String SIZE = "640x480x24";
    private static final int KEY_PRESS = 2;
    private static final int KEY_RELEASE = 3;
    private static final int BUTTON_PRESS = 4;
    private static final int BUTTON_RELEASE = 5;
    private static final int MOTION = 6;
    private static final int EVENT_SIZE = 192;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG;
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;

    private final Arena arena = Arena.ofShared();
    private final SymbolLookup xlib = SymbolLookup.libraryLookup("libX11.so.6", arena);
    private final Process server;
    private final Path screen;
    private final long connection;
    private long time;

    private XvfbDisplay(Process server, Path screen, String name) {
        this.server = server;
        this.screen = screen;
        // GLFW finds its display by the process's environment, which Java cannot change.
        call(Linker.nativeLinker().defaultLookup(), "setenv", arena.allocateFrom("DISPLAY").address(),
                arena.allocateFrom(name).address(), 1);
        connection = call(xlib, "XOpenDisplay", arena.allocateFrom(name).address());
    }

    /// Starts the server, or skips the test where there is none.
    static XvfbDisplay start(Path folder) {
        try {
            Process server = new ProcessBuilder("Xvfb", "-displayfd", "1", "-nolisten", "tcp", "-screen", "0", SIZE,
                    "-fbdir", folder.toString()).redirectError(ProcessBuilder.Redirect.DISCARD).start();
            BufferedReader reader = new BufferedReader(
                    new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
            String number = reader.readLine();
            return number == null
                    ? abort("Xvfb ended at once, so no window was opened")
                    : new XvfbDisplay(server, folder.resolve("Xvfb_screen0"), ":" + number.strip());
        } catch (IOException e) {
            return abort("there is no Xvfb, so no window was opened: " + e.getMessage());
        }
    }

    /// Calls a function of C whose parameters and result are as wide as pointers, or pass for it.
    private static long call(SymbolLookup library, String name, long... arguments) {
        MemoryLayout[] parameters = new MemoryLayout[arguments.length];
        Object[] values = new Object[arguments.length];
        for (int i = 0; i < arguments.length; i++) {
            parameters[i] = LONG;
            values[i] = arguments[i];
        }
        try {
            return (long) Linker.nativeLinker()
                    .downcallHandle(library.findOrThrow(name), FunctionDescriptor.of(LONG, parameters))
                    .invokeWithArguments(values);
        } catch (Throwable e) {
            throw new IllegalStateException(name, e);
        }
    }

    /// The colour of a pixel of the screen, `0xRRGGBB`. The file's format is that of `xwd`.
    int pixel(int x, int y) throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(screen));
        int headerSize = file.getInt(0);
        int bytesPerLine = file.getInt(12 * 4);
        int colors = file.getInt(19 * 4);
        return Integer.reverseBytes(file.getInt(headerSize + colors * 12 + y * bytesPerLine + x * 4)) & 0xFFFFFF;
    }

    void move(long window, int x, int y) {
        send(window, MOTION, 0, x, y);
    }

    /// @param button the server's number: 1 left, 4 wheel up, 5 wheel down
    void button(long window, int button, boolean down, int x, int y) {
        send(window, down ? BUTTON_PRESS : BUTTON_RELEASE, button, x, y);
    }

    /// @param keycode the server's number of the key
    void key(long window, int keycode, boolean down) {
        send(window, down ? KEY_PRESS : KEY_RELEASE, keycode, 0, 0);
    }

    /// Sends an XKeyEvent, XButtonEvent or XMotionEvent, which have the same members in the same places.
    private void send(long window, int type, int detail, int x, int y) {
        try (Arena own = Arena.ofConfined()) {
            MemorySegment event = own.allocate(EVENT_SIZE, 8);
            event.set(INT, 0, type);
            event.set(LONG, 24, connection);
            event.set(LONG, 32, window);
            event.set(LONG, 40, call(xlib, "XDefaultRootWindow", connection));
            event.set(LONG, 56, ++time);
            event.set(INT, 64, x);
            event.set(INT, 68, y);
            event.set(INT, 72, x);
            event.set(INT, 76, y);
            event.set(INT, 84, detail);
            event.set(INT, 88, 1);
            call(xlib, "XSendEvent", connection, window, 1, 0, event.address());
            call(xlib, "XFlush", connection);
        }
    }

    @Override
    public void close() {
        call(xlib, "XCloseDisplay", connection);
        call(Linker.nativeLinker().defaultLookup(), "unsetenv", arena.allocateFrom("DISPLAY").address());
        server.destroy();
        arena.close();
    }
}
