package dev.frameloop.demos.readme;

import dev.frameloop.demos.frames.RafVsTimer;
import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.visualiser.Visualise;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import javax.imageio.ImageIO;

import static org.assertj.core.api.Assertions.assertThat;

/// What the README says is true: its Java is that of {@link ExamplesTests}, which runs; its commands are those of the program.
class ReadmeTests {
    private static final Path ROOT = Path.of("..");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");

    @Test
    void theJavaOfTheReadmeIsThatOfTheExamples() throws IOException {
        String examples = plain(Files.readString(
                Path.of("src", "test", "java", "dev", "frameloop", "demos", "readme", "ExamplesTests.java")));

        List<String> blocks = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL).matcher(readme()).results()
                .map(match -> plain(match.group(1))).toList();

        assertThat(blocks).hasSizeGreaterThan(2).allSatisfy(block -> assertThat(examples).contains(block));
    }

    @Test
    void theCommandsOfTheReadmeAreThoseOfTheProgram() throws IOException {
        String readme = readme();
        List<String> told = Pattern.compile("(?m)^\\| `demos/run ([a-z-]+)[ `]").matcher(readme).results()
                .map((MatchResult match) -> match.group(1)).toList();
        List<String> sources = Pattern.compile("new (\\w+)\\((terminal|System\\.out|)\\)[,)]")
                .matcher(Files.readString(
                        Path.of("src", "main", "java", "dev", "frameloop", "demos", "Main.java")))
                .results().map(match -> match.group(1)).toList();

        assertThat(told).containsExactly("raf-vs-timer", "visualise", "puzzle", "trace", "screenshot", "frames", "eval",
                "explore", "window", "lwjgl-panel", "doctor", "node", "bench");
        assertThat(sources).hasSameSizeAs(told);
    }

    @Test
    void thePictureIsWhatItsCommandPrints() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            new RafVsTimer(new Terminal(out, 80, false))
                    .run(List.of("--clock", "virtual", "--work", "0ms", "--for", "1s"));
        }
        assertThat(readme())
                .contains("`demos/run raf-vs-timer --clock virtual --work 0ms --for 1s`",
                        "```text\n" + bytes.toString(StandardCharsets.UTF_8).strip() + "\n```");
    }

    /// Text and colours of the picture may change a little with what the page's rendering learns; a picture of something else would not do.
    @Test
    void theVisualisersPictureIsWhatItsCommandWrites(@TempDir Path folder) throws IOException {
        Matcher command = Pattern.compile("`demos/run visualise --offscreen pictures ([^`]+)`").matcher(readme());
        assertThat(command.find()).isTrue();
        List<String> words = new ArrayList<>(List.of("--offscreen", folder.toString()));
        words.addAll(List.of(command.group(1).split(" ")));
        new Visualise().run(words);

        BufferedImage shown = ImageIO.read(ROOT.resolve("demos/pictures/visualiser.png").toFile());
        BufferedImage written = ImageIO.read(folder.resolve("step-0019.png").toFile());
        int different = 0;
        for (int i = 0; i < shown.getWidth() * shown.getHeight(); i++) {
            int x = i % shown.getWidth();
            int y = i / shown.getWidth();
            different += shown.getRGB(x, y) == written.getRGB(x, y) ? 0 : 1;
        }
        assertThat(different).as("pixels that differ; make the picture again").isLessThan(shown.getWidth() * 9);
    }

    /// In the table of what is supported each name is one that pages find, `display: flex` one that they may ask for; those in its last column
    /// are not.
    @Test
    void whatIsSupportedIsAndWhatIsNotIsNot() throws IOException {
        String readme = readme();
        String section = readme.substring(readme.indexOf("## What is supported"), readme.indexOf("Every gap"));
        List<String> wrong = new ArrayList<>();
        try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open("", PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(100));
            for (String row : section.lines().filter(line -> line.startsWith("| ")).toList()) {
                String[] cells = row.split("\\|");
                for (int column = 2; column <= 3; column++) {
                    for (MatchResult span : CODE.matcher(cells[column]).results().toList()) {
                        String name = span.group(1);
                        Object found = page.evaluate(name.contains(": ")
                                ? "CSS.supports('" + name + "')"
                                : "typeof " + name + " !== 'undefined'");
                        if (!Boolean.valueOf(column == 2).equals(found)) {
                            wrong.add(name + " is " + found);
                        }
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    /// Code without its line breaks, indentation and comments at the ends of lines.
    private static String plain(String code) {
        return code.replaceAll(" +// .*", "").replaceAll("\\s+", " ").strip();
    }
}
