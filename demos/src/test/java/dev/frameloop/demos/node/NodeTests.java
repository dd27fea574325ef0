package dev.frameloop.demos.node;

import dev.frameloop.demos.cli.UsageException;
import org.junit.jupiter.api.Test;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Which words belong to the command, and which to the script.
class NodeTests {
    private final Node node = new Node(new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8));

    @Test
    void whatFollowsTheScriptIsTheScripts() {
        assertThat(node.asksForHelp(List.of("--help"))).isTrue();
        assertThat(node.asksForHelp(List.of("--clock", "virtual", "--help"))).isTrue();
        assertThat(node.asksForHelp(List.of("--clock", "virtual", "a.js", "--help"))).isFalse();
    }

    @Test
    void wrongWordsBeforeTheScriptAreNamed() {
        refused("unknown option --bogus", "--bogus", "a.js");
        refused("unknown option -x", "-x", "a.js");
        refused("--clock needs a value", "--clock");
        refused("needs SCRIPT.js");
        refused("needs SCRIPT.js", "--clock", "virtual");
    }

    private void refused(String message, String... words) {
        assertThatThrownBy(() -> node.run(List.of(words))).isInstanceOf(UsageException.class)
                .hasMessageContaining(message);
    }
}
