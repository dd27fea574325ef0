package dev.frameloop.demos.page;

import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The commands that write files of a page: pictures and traces.
class PicturesTests {
    /// A page whose left half turns grey by the time of each frame: 100 ms are 10 levels.
    private static final String PAGE = """
            <!doctype html>
            <style>body { margin: 0 } div { width: 50px; height: 50px; background: rgb(0, 0, 0) }</style>
            <div id=box></div>
            <script>
            requestAnimationFrame(function step(time) {
              const level = Math.round(time / 10);
              box.style.background = `rgb(${level}, ${level}, ${level})`;
              requestAnimationFrame(step);
            });
            </script>
            """;

    @TempDir
    Path folder;

    @Test
    void frameNIsThePageAtExactlyNthOfItsTime() throws IOException {
        Path out = folder.resolve("a").resolve("b");

        assertThat(new Frames().run(List.of("--out", out.toString(), "--fps", "10", "--for", "500ms", "--viewport",
                "100x50", page()))).isEqualTo(Command.SUCCESS);

        List<Integer> levels = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            BufferedImage image = ImageIO.read(out.resolve("frame-0000" + i + ".png").toFile());
            assertThat(image.getWidth()).isEqualTo(100);
            assertThat(image.getRGB(75, 25)).isEqualTo(0xFFFFFFFF);
            levels.add(image.getRGB(25, 25) & 0xFF);
        }
        assertThat(levels.subList(1, 5)).containsExactly(10, 20, 30, 40);
        assertThat(out.resolve("frame-00005.png")).doesNotExist();
    }

    @Test
    void aScreenshotIsTakenAtItsTime() throws IOException {
        Path file = folder.resolve("out.png");

        assertThat(new Screenshot().run(List.of("--out", file.toString(), "--at", "1s", page())))
                .isEqualTo(Command.SUCCESS);

        BufferedImage image = ImageIO.read(file.toFile());
        assertThat(List.of(image.getWidth(), image.getHeight())).containsExactly(800, 600);
        assertThat(image.getRGB(25, 25) & 0xFF).isEqualTo(100);
        assertThatThrownBy(() -> new Screenshot().run(List.of(page()))).isInstanceOf(UsageException.class)
                .hasMessageContaining("--out F.png");
        assertThatThrownBy(() -> new Frames().run(List.of("--out", "x", "--for", "1us", page())))
                .isInstanceOf(UsageException.class).hasMessageContaining("0 frames");
    }

    @Test
    void aTraceTellsTheLinesAndItsReportIsOneFile() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Trace trace = new Trace(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        Path report = folder.resolve("report.html");
        Path json = folder.resolve("trace.json");

        assertThat(trace.run(List.of("--for", "100ms", page()))).isEqualTo(Command.SUCCESS);
        assertThat(trace.run(List.of("--for", "100ms", "--report", report.toString(), "--out", json.toString(),
                page()))).isEqualTo(Command.SUCCESS);

        assertThat(bytes.toString(StandardCharsets.UTF_8)).contains("script  page.html:4",
                "requestAnimationFrame callback", "at page.html:5", "at page.html:8");
        assertThat(Files.readString(report)).contains("<svg", "page.html:8").doesNotContain("src=");
        assertThat(Files.readString(json)).contains("\"location\":\"page.html:8\"");
    }

    private String page() throws IOException {
        return Files.writeString(folder.resolve("page.html"), PAGE).toString();
    }
}
