package dev.frameloop.demos.visualiser;

import dev.frameloop.demos.report.Report;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Writes what the visualiser shows as pictures, step by step, and a page that leafs through them.
final class Offscreen {
    private final WatchedPage subject;
    private final Screen screen;
    private final Path folder;

    Offscreen(WatchedPage subject, Screen screen, Path folder) {
        this.subject = subject;
        this.screen = screen;
        this.folder = folder;
    }

    /// Steps the page and writes a picture of each stop.
    ///
    /// @param from the page's time of the first picture, in nanoseconds
    /// @param count how many pictures at the most
    /// @return how many were written; fewer where the page has nothing left to do
    int write(long from, int count, StepSize every) throws IOException {
        Files.createDirectories(folder);
        Snapshot snapshot = subject.stepper().awaitHeld();
        while (snapshot != null && snapshot.nanos() < from && snapshot.phase() != Snapshot.Phase.REST) {
            snapshot = step(StepSize.TASK);
        }
        List<String> captions = new ArrayList<>();
        for (snapshot = step(every); snapshot != null; snapshot = step(every)) {
            screen.show(snapshot, subject.controls());
            Files.write(folder.resolve(file(captions.size() + 1)), screen.page().png());
            captions.add(String.format(Locale.ROOT, "%.3f ms: %s", snapshot.nanos() / 1e6, snapshot.at()));
            if (captions.size() == count || snapshot.phase() == Snapshot.Phase.REST) {
                break;
            }
        }
        Files.writeString(folder.resolve("index.html"), index(captions));
        return captions.size();
    }

    private @Nullable Snapshot step(StepSize size) {
        subject.stepper().step(size);
        return subject.stepper().awaitHeld();
    }

    private static String file(int number) {
        return String.format(Locale.ROOT, "step-%04d.png", number);
    }

    private static String index(List<String> captions) throws IOException {
        StringBuilder figures = new StringBuilder();
        for (int i = 0; i < captions.size(); i++) {
            figures.append("<figure><img src=").append(file(i + 1)).append(" width=").append(Screen.WIDTH)
                    .append(" height=").append(Screen.HEIGHT).append(" alt=''><figcaption>")
                    .append(Report.escaped(captions.get(i))).append("</figcaption></figure>\n");
        }
        return Resources.text("index.html").replace("<!-- figures -->", figures);
    }
}
