package dev.frameloop.dom.script;

import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

class InterfaceDescriptionsTests {
    @Test
    void everyDescriptionIsListed() throws IOException {
        Path root = Path.of("src/main/resources/dev/frameloop/dom");
        try (Stream<Path> files = Files.walk(root)) {
            List<String> present = files.filter(it -> it.toString().endsWith(".webidl"))
                    .map(it -> root.relativize(it).toString().replace('\\', '/')).sorted().toList();
            assertThat(InterfaceDescriptions.all()).extracting(it -> it.room().replace('.', '/') + "/" + it.file())
                    .containsExactlyInAnyOrderElementsOf(present);
        }
    }
}
