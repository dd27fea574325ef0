package dev.frameloop.demos.puzzle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.terminal.Terminal;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// What each puzzle prints, and in which order, was recorded with Chromium 156.
class PuzzleTests {
    @Test
    void everyPuzzlePrintsWhatChromiumPrintsAndEachLineHasItsReason() throws IOException {
        JsonNode expected;
        try (InputStream in = PuzzleTests.class.getResourceAsStream("expected.json")) {
            expected = new ObjectMapper().readTree(in);
        }
        assertThat(Puzzle.NAMES).containsExactlyInAnyOrderElementsOf(expected::fieldNames);
        for (String name : Puzzle.NAMES) {
            List<String> wanted = new ArrayList<>();
            expected.get(name).forEach(line -> wanted.add(line.asText()));

            List<String> lines = play(name).lines().filter(line -> line.matches(".* {3}line \\d+ .*")).toList();

            assertThat(lines).as(name).extracting(line -> line.split(" {3}", 2)[0].strip())
                    .containsExactlyElementsOf(wanted);
            assertThat(lines).as(name).allMatch(line -> line.contains("task \"") || line.contains("frame at"));
        }
    }

    @Test
    void anUnknownPuzzleIsAnsweredWithTheNames() {
        assertThatThrownBy(() -> play("nope")).isInstanceOf(UsageException.class)
                .hasMessageContainingAll("nope", "async-await", "click");
    }

    private static String play(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            new Puzzle(new Terminal(out, 100, false)).run(List.of(name));
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
