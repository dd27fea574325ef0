package dev.frameloop.demos;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// What is missing and what differs on purpose is tagged in the sources, and counted here: a change of these numbers is a decision.
class TagsTests {
    /// How often each module says `UNIMPLEMENTED:` and `DIVERGES:`.
    private static final Map<String, Counts> EXPECTED = Map.of(
            "engine", new Counts(0, 2),
            "dom", new Counts(48, 39),
            "renderer", new Counts(32, 10),
            "script", new Counts(2, 5));

    private record Counts(int unimplemented, int diverges) {}

    @Test
    void theTagsAreAsManyAsThoseWeKnow() throws IOException {
        Map<String, Counts> counted = new TreeMap<>();
        List<String> found = new ArrayList<>();
        for (String module : List.of("engine", "dom", "renderer", "script", "testkit", "demos")) {
            List<String> unimplemented = lines(module, "UNIMPLEMENTED:");
            List<String> diverges = lines(module, "DIVERGES:");
            found.addAll(unimplemented);
            found.addAll(diverges);
            Counts counts = new Counts(unimplemented.size(), diverges.size());
            if (!counts.equals(new Counts(0, 0))) {
                counted.put(module, counts);
            }
        }

        assertThat(counted).as("if these are meant, set the numbers:\n%s", String.join("\n", found))
                .isEqualTo(EXPECTED);
    }

    private static List<String> lines(String module, String tag) throws IOException {
        Path sources = Path.of("..", module, "src", "main");
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().matches(".*\\.(java|webidl|js)")).sorted()
                    .flatMap(file -> linesOf(file, sources, tag).stream()).collect(Collectors.toList());
        }
    }

    private static List<String> linesOf(Path file, Path sources, String tag) {
        try {
            return Files.readAllLines(file).stream().filter(line -> line.contains(tag))
                    .map(line -> sources.relativize(file) + ": " + line.strip()).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
