package dev.frameloop.demos.visualiser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// A display that nobody sees (Xvfb), with somebody at its keys and its mouse (xdotool). Its pixels lie in a file.
final class VirtualDisplay implements AutoCloseable {
    private static final int BYTE_ORDER = 7;
    private static final int BYTES_PER_LINE = 12;
    private static final int COLOURS = 19;
    private static final int BYTES_PER_COLOUR = 12;

    private final Process server;
    private final String name;
    private final Path pixels;

    /// @param folder for the file with its pixels
    VirtualDisplay(Path folder, int width, int height) throws IOException {
        // -r: a key that is let go late, on a busy machine, must not repeat.
        server = new ProcessBuilder("Xvfb", "-r", "-displayfd", "1", "-screen", "0", width + "x" + height + "x24",
                "-fbdir",
                folder.toString(), "-nolisten", "tcp").redirectError(ProcessBuilder.Redirect.DISCARD).start();
        BufferedReader out = new BufferedReader(
                new InputStreamReader(server.getInputStream(), StandardCharsets.US_ASCII));
        String number = out.readLine();
        if (number == null) {
            throw new IOException("Xvfb ended before it had a display");
        }
        name = ":" + number.strip();
        pixels = folder.resolve("Xvfb_screen0");
    }

    /// Whether the programs are installed.
    static boolean isInstalled() {
        return isInstalled("Xvfb") && isInstalled("xdotool");
    }

    private static boolean isInstalled(String program) {
        return Stream.of(String.valueOf(System.getenv("PATH")).split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /// What `DISPLAY` must be.
    String name() {
        return name;
    }

    /// Types or points: the words are those of xdotool.
    void does(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("xdotool"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("DISPLAY", name);
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException(command + ": " + said);
        }
    }

    /// The colour of a pixel, `0xRRGGBB`.
    ///
    /// @see <a href="https://gitlab.freedesktop.org/xorg/proto/xorgproto/-/blob/master/include/X11/XWDFile.h">the file's format</a>
    int colour(int x, int y) throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(pixels));
        int first = file.getInt(0) + file.getInt(COLOURS * Integer.BYTES) * BYTES_PER_COLOUR;
        int at = first + y * file.getInt(BYTES_PER_LINE * Integer.BYTES) + x * Integer.BYTES;
        boolean little = file.getInt(BYTE_ORDER * Integer.BYTES) == 0;
        return file.order(little ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN).getInt(at) & 0xFFFFFF;
    }

    @Override
    public void close() throws IOException {
        server.destroy();
        try {
            server.waitFor(10, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
