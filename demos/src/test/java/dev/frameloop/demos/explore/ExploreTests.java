package dev.frameloop.demos.explore;

import dev.frameloop.demos.cli.UsageException;
import dev.frameloop.demos.terminal.Terminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// The outcomes that the HTML Standard allows for the built-in pages, and no others.
class ExploreTests {
    @TempDir
    Path folder;

    private static String explore(String... words) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8)) {
            new Explore(new Terminal(out, 120, false)).run(List.of(words));
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void twoResponsesRace() throws IOException {
        assertThat(explore("--seeds", "40", "fetch-race")).contains("2 outcomes of 40 seeds", "\"new\"", "\"old\"",
                "it takes 1 choice other than in the default order:",
                "the response of data:text/plain,new, asked for at (page):7, instead of ");
    }

    @Test
    void aFrameMayComeBeforeATimeoutButNoPromiseAfterEither() throws IOException {
        String told = explore("--seeds", "40", "frame-and-timeout");

        assertThat(told).contains("2 outcomes of 40 seeds", "\"promise,timeout,frame\"", "\"promise,frame,timeout\"",
                "it takes 1 choice other than in the default order:").containsAnyOf("the frame comes at once",
                        "\"setTimeout callback\" is 20.0 ms late");
    }

    @Test
    void aMessageMayBeLate() throws IOException {
        assertThat(explore("--seeds", "60", "timer-and-message")).contains("\"timer,message\"",
                "how late the message is: \"message\" is 10.0 ms late (asked for by script");
    }

    @Test
    void aMessageOfAWorkerMayBeLate() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), """
                <script>
                const order = [];
                const code = 'onmessage = event => postMessage(event.data)';
                const worker = new Worker(URL.createObjectURL(new Blob([code])));
                worker.onmessage = event => order.push(event.data);
                worker.postMessage('echo');
                setTimeout(() => order.push('timeout'), 6);
                </script>""");

        String told = explore("--expr", "order.join()", "--seeds", "20", page.toString());

        assertThat(told).contains("2 outcomes of 20 seeds", "\"echo,timeout\"", "\"timeout,echo\"",
                "how late the message is: \"message\" is 10.0 ms late");
        assertThat(explore("--expr", "order.join()", "--seeds", "20", page.toString())).isEqualTo(told);
    }

    @Test
    void aSeedIsReplayedOnAFile() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"),
                "<script>var n = 1; setTimeout(() => { n = 2 }, 0); addEventListener('load', () => { n = 3 })</script>");

        String first = explore("--expr", "n", "--replay", "3", page.toString());

        assertThat(first).contains("seed 3, of").isEqualTo(explore("--expr", "n", "--replay", "3", page.toString()));
    }

    @Test
    void theWordsForARunAgainHoldAllThatItDependsOn() throws IOException {
        Path page = Files.writeString(folder.resolve("page.html"), """
                <script>
                var order = '';
                fetch('data:,a').then(() => { order += 'a' });
                fetch('data:,b').then(() => { order += 'b' });
                </script>""");

        String told = explore("--expr", "order + 'x'", "--for", "500ms", "--seeds", "40", page.toString());

        assertThat(told).contains(" --expr 'order + '\\''x'\\''' --for 500ms " + page)
                .containsPattern("again: demos/run explore --replay [0-9]+ --expr");
    }

    @Test
    void wrongUsageIsNamed() {
        assertThatThrownBy(() -> explore("page.html")).isInstanceOf(UsageException.class)
                .hasMessageContaining("--expr");
        assertThatThrownBy(() -> explore("--seeds", "0")).hasMessageContaining("number of seeds");
        assertThatThrownBy(() -> explore("--expr", "1", "no-such-page.html")).isInstanceOf(IOException.class);
    }
}
