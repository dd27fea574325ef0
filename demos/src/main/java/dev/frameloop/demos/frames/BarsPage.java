package dev.frameloop.demos.frames;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/// The page of `raf-vs-timer --window`: each way moves a bar.
final class BarsPage {
    private static final String FILE = "raf-vs-timer.html";

    private BarsPage() {}

    /// The page's text.
    ///
    /// @param work how long each frame is busy
    static String markup(Duration work) throws IOException {
        try (InputStream in = BarsPage.class.getResourceAsStream(FILE)) {
            if (in == null) {
                throw new IOException("the page " + FILE + " is missing in the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("WORK ms",
                    work.toNanos() / 1e6 + " ms").replace("'WORK'", "'" + work.toNanos() / 1e6 + "'");
        }
    }
}
