package dev.frameloop.testkit.page;

import dev.frameloop.engine.trace.Trace;
import dev.frameloop.engine.trace.TraceEvent;
import dev.frameloop.engine.trace.TraceEventJson;
import dev.frameloop.engine.trace.TraceKind;
import dev.frameloop.engine.trace.TracePhase;
import dev.frameloop.engine.trace.TraceRecorder;
import dev.frameloop.engine.trace.TraceSink;
import dev.frameloop.engine.trace.TraceText;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.testkit.frame.Frames;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// An open page with a recorder of its trace: what a test of frames needs, for every test framework.
///
/// ```java
/// try (Frameloop frameloop = new Frameloop();
///         PageFixture fixture = PageFixture.open(frameloop, "<p>hello", PageOptions.defaults())) {
///     fixture.page().runFor(Duration.ofSeconds(1));
///     assertThat(fixture.frames()).hasSize(1);
/// }
/// ```
///
/// It belongs to the thread that opened it.
public final class PageFixture implements AutoCloseable {
    private static final int CAPACITY = 1 << 17;
    /// How far apart the events of one instant of virtual time are drawn.
    private static final long APART = 1000;

    private final TraceRecorder recorder = new TraceRecorder(CAPACITY);
    private final Page page;
    private final Frames frames;

    private PageFixture(Opening opening, PageOptions options) throws IOException {
        TraceSink other = options.traceSink();
        page = opening.open(options.withTraceSink(other == null ? recorder : new Both(other, recorder)));
        frames = new Frames(recorder::events, options.frameSource());
    }

    private record Both(TraceSink one, TraceSink other) implements TraceSink {
        @Override
        public void event(TracePhase phase, TraceKind kind, long id, long cause, String name, long nanos, long value) {
            one.event(phase, kind, id, cause, name, nanos, value);
            other.event(phase, kind, id, cause, name, nanos, value);
        }

        @Override
        public void addedTo(Trace trace) {
            one.addedTo(trace);
            other.addedTo(trace);
        }
    }

    private interface Opening {
        Page open(PageOptions options) throws IOException;
    }

    /// Opens a text.
    ///
    /// @param frameloop what opens it; it may serve many fixtures
    /// @param markup the HTML
    /// @param options what the page's run depends on
    public static PageFixture open(Frameloop frameloop, String markup, PageOptions options) {
        try {
            return new PageFixture(recorded -> frameloop.open(markup, recorded), options);
        } catch (IOException e) {
            throw new IllegalStateException("nothing is read to open a text", e);
        }
    }

    /// Opens a file, which may load the others of its folder.
    ///
    /// @throws IOException if it cannot be read
    /// @see #open(Frameloop, String, PageOptions)
    public static PageFixture open(Frameloop frameloop, Path file, PageOptions options) throws IOException {
        return new PageFixture(recorded -> frameloop.open(file, recorded), options);
    }

    /// The page.
    public Page page() {
        return page;
    }

    /// The frames that the page has had so far.
    public Frames frames() {
        return frames;
    }

    /// What keeps the page's trace: its last 131072 events.
    public TraceRecorder recorder() {
        return recorder;
    }

    /// The trace so far, oldest event first.
    public List<TraceEvent> trace() {
        return recorder.events();
    }

    /// What the loop was doing: its last tasks, its last frames, what waits, and why.
    public String account() {
        return new LoopAccount(page, frames, trace()).text();
    }

    /// Writes what there is to see into a folder: `trace.json` for Perfetto and Chrome's Performance panel, `trace.txt`, `account.txt`, and
    /// the page's picture, `page.png`.
    ///
    /// @param folder made if it is not there
    /// @throws IOException if that fails
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        List<TraceEvent> events = trace();
        try (BufferedWriter json = Files.newBufferedWriter(folder.resolve("trace.json"))) {
            TraceEventJson.write(events, page.eventLoop().clock().isVirtual() ? APART : 0, json);
        }
        try (BufferedWriter text = Files.newBufferedWriter(folder.resolve("trace.txt"))) {
            TraceText.write(events, text);
        }
        Files.writeString(folder.resolve("account.txt"), account());
        Files.write(folder.resolve("page.png"), page.png());
    }

    @Override
    public void close() {
        page.close();
    }
}
