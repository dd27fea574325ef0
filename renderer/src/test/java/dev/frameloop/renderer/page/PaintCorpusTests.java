package dev.frameloop.renderer.page;

import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.paint.PictureDifference;
import dev.frameloop.renderer.paint.SoftwarePainter;
import dev.frameloop.renderer.text.DejaVuFonts;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// Whole pages against their pictures in Chromium 156, within the limits that each page states.
///
/// The list `failing.txt` names the cases that are not expected to pass; it has to be kept exact.
class PaintCorpusTests {
    private static final int WIDTH = 400;
    private static final int HEIGHT = 300;
    private static final Pattern TOLERANCE = Pattern
            .compile("name=\"paint-tolerance\" content=\"(\\S+) (\\S+) (\\S+)\"");

    @Test
    void pagesLookAsInChromium() throws IOException, URISyntaxException {
        Set<String> failing = new TreeSet<>();
        StringBuilder report = new StringBuilder();
        try (Frameloop frameloop = new Frameloop()) {
            for (String name : names()) {
                PictureDifference limit = limit(name);
                PictureDifference difference = difference(frameloop, name);
                boolean passes = difference.isWithin(limit);
                report.append(passes ? "passes " : "FAILS  ").append(name).append(' ').append(difference).append('\n');
                if (!passes) {
                    failing.add(name);
                }
            }
        }
        assertThat(failing).as(report.toString()).isEqualTo(new TreeSet<>(failing()));
    }

    static List<String> failing() throws IOException {
        return read("failing.txt").lines().filter(line -> !line.isBlank()).toList();
    }

    @Test
    void aPictureIsTheSameBytesEachTime() throws IOException {
        try (Frameloop frameloop = new Frameloop()) {
            assertThat(png(frameloop, "paint-multi-layers-card")).isEqualTo(png(frameloop, "paint-multi-layers-card"));
        }
    }

    private static byte[] png(Frameloop frameloop, String name) throws IOException {
        try (Page page = open(frameloop, name, SoftwarePainter::new)) {
            return page.png();
        }
    }

    private static PictureDifference difference(Frameloop frameloop, String name) throws IOException {
        try (Page page = open(frameloop, name, SoftwarePainter::new)) {
            return PictureDifference.of(page.picture(),
                    PictureDifference.recorded(PaintCorpusTests.class, "paint/" + name + ".png"), 0, 0, WIDTH, HEIGHT);
        }
    }

    /// A page that has loaded all that its first picture asks for.
    static Page open(Frameloop frameloop, String name, Supplier<Painter> painter) throws IOException {
        Page page = frameloop.open(read(name + ".html"),
                PageOptions.defaults().withViewport(WIDTH, HEIGHT).withFonts(DejaVuFonts.collection())
                        .withPainter(painter));
        page.runUntilLoaded(Duration.ofSeconds(1));
        page.picture();
        page.runFrame(Duration.ofSeconds(1));
        return page;
    }

    static PictureDifference limit(String name) throws IOException {
        Matcher matcher = TOLERANCE.matcher(read(name + ".html"));
        return matcher.find()
                ? new PictureDifference(Double.parseDouble(matcher.group(1)), Double.parseDouble(matcher.group(2)),
                        Double.parseDouble(matcher.group(3)))
                : new PictureDifference(1, 0.5, 12);
    }

    static List<String> names() throws IOException, URISyntaxException {
        Path folder = Path.of(Objects.requireNonNull(PaintCorpusTests.class.getResource("paint")).toURI());
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".html"))
                    .map(name -> name.substring(0, name.length() - ".html".length())).sorted().toList();
        }
    }

    private static String read(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PaintCorpusTests.class.getResourceAsStream("paint/" + name))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
