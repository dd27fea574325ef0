package dev.frameloop.demos.cli;

import org.junit.jupiter.api.Test;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class ArgumentsTests {
    private static final Option<Duration> TIME = Option.of("--time", "2s", Values::duration, "1s");
    private static final Option<String> NAME = Option.of("--name", "TEXT", Values::text);
    private static final Option<Boolean> LOUD = Option.flag("--loud");

    @Test
    void wordsAreSortedIntoOptionsAndTheRest() {
        Arguments arguments = parse("a", "--time", "5ms", "--name=x=y", "-", "--time=7ms", "--loud", "--name", "", "--",
                "--loud");

        assertThat(arguments.rest()).containsExactly("a", "-", "--loud");
        assertThat(arguments.get(TIME)).isEqualTo(Duration.ofMillis(7));
        assertThat(arguments.all(NAME)).containsExactly("x=y", "");
        assertThat(arguments.get(LOUD)).isTrue();
        assertThat(parse().get(TIME)).isEqualTo(Duration.ofSeconds(1));
        assertThat(parse().find(NAME)).isNull();
        assertThat(parse().get(LOUD)).isFalse();
    }

    @Test
    void wrongWordsAreAnsweredWithWhatWouldBeRight() {
        refused(() -> parse("--nme", "x"), "--nme", "--name TEXT", "--time 2s");
        refused(() -> parse("--name"), "--name needs a value");
        refused(() -> parse("--loud=yes"), "--loud takes no value");
        refused(() -> parse("--time", "5"), "--time", "\"5\"", "4ms");
        refused(() -> parse().get(NAME), "--name TEXT");
        refused(() -> parse().single("PAGE"), "needs PAGE");
        refused(() -> parse("a", "b").single("PAGE"), "\"b\"");
    }

    @Test
    void valuesAreReadExactly() {
        assertThat(Values.duration("1.5s")).isEqualTo(Duration.ofMillis(1500));
        assertThat(Values.duration("0.25ms")).isEqualTo(Duration.ofNanos(250_000));
        assertThat(Values.duration("3us")).isEqualTo(Duration.ofNanos(3000));
        assertThat(Values.duration("2min")).isEqualTo(Duration.ofMinutes(2));
        assertThat(Values.viewport("1x16384")).isEqualTo(new Values.Viewport(1, 16_384));
        assertThat(Values.rate("59.94")).isEqualTo(59.94);
        refusedValues(Values::duration, "", "-1s", "1", "s", "1 s", "1h", "1e3s", "99999999999s");
        refusedValues(Values::positiveDuration, "0s", "0ms");
        refusedValues(Values::viewport, "0x0", "800", "800x", "0x600", "16385x1", "-1x1", "800X600");
        refusedValues(Values::rate, "0", "NaN", "1001", "-60", "sixty", "");
        refusedValues(Values::clock, "real", "");
        refusedValues(Values::path, "a\0b");
    }

    @Test
    void failuresOfFilesAreToldInWords() {
        assertThat(Failure.text(new NoSuchFileException("a.html"))).isEqualTo("there is no a.html");
        assertThat(Failure.text(new NoSuchFileException("no-such-folder/a.png")))
                .isEqualTo("there is no folder no-such-folder for no-such-folder/a.png");
        assertThat(Failure.text(new FileAlreadyExistsException("a.html")))
                .isEqualTo("a.html is there already, and is no folder");
        assertThat(Failure.text(new AccessDeniedException("a.html"))).contains("a.html may not be");
        assertThat(Failure.text(new FileSystemException("a", null, "Is a directory"))).isEqualTo("a: Is a directory");
        assertThat(Failure.text(new java.net.ConnectException())).isEqualTo("ConnectException");
    }

    private static Arguments parse(String... words) {
        return Arguments.parse(List.of(words), TIME, NAME, LOUD);
    }

    private static void refused(Runnable call, String... parts) {
        assertThatThrownBy(call::run).isInstanceOf(UsageException.class).hasMessageContainingAll(parts);
    }

    private static void refusedValues(Function<String, ?> read, String... texts) {
        for (String text : texts) {
            assertThatThrownBy(() -> read.apply(text)).as(text).isInstanceOf(UsageException.class)
                    .hasMessageContaining("\"" + text + "\"");
        }
    }
}
