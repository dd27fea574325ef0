package dev.frameloop.engine.trace;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

class JfrTraceSinkTests {
    @TempDir
    Path folder;

    @Test
    void aRecordingTellsWhatRanAndBecauseOfWhat() throws IOException {
        Path file = folder.resolve("loop.jfr");
        try (Recording recording = new Recording()) {
            for (String name : List.of("Span", "Instant", "Request")) {
                recording.enable("dev.frameloop." + name).withoutThreshold();
            }
            recording.start();
            EventLoop loop = new EventLoop();
            loop.trace().addSink(new JfrTraceSink());
            loop.queueTask(TaskSource.NETWORKING, null, "load", () -> {
                loop.queueMicrotask("promise job", () -> loop.trace().instant(TraceKind.MESSAGE, "hello", 7));
                loop.newTimers(null).setTimeout(() -> {}, 5);
            });
            loop.runFor(Duration.ofMillis(20));
            recording.stop();
            recording.dump(file);
        }

        List<RecordedEvent> events = RecordingFile.readAllEvents(file);
        RecordedEvent load = find(events, "Span", "load");
        RecordedEvent job = find(events, "Span", "promise job");
        assertThat(job.getLong("cause")).isEqualTo(load.getLong("number"));
        assertThat(job.getStartTime()).isBetween(load.getStartTime(), load.getEndTime());
        assertThat(find(events, "Instant", "hello").getLong("value")).isEqualTo(7);
        assertThat(find(events, "Request", "setTimeout callback").getLong("cause")).isEqualTo(load.getLong("number"));
        assertThat(find(events, "Span", "setTimeout callback").getLong("loopTime")).isEqualTo(5_000_000);
        assertThat(job.getString("kind")).isEqualTo("microtask");
    }

    private static RecordedEvent find(List<RecordedEvent> events, String type, String name) {
        return events.stream().filter(event -> event.getEventType().getName().equals("dev.frameloop." + type)
                && event.getString("name").equals(name)).findFirst().orElseThrow();
    }
}
