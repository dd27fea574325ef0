package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.css.condition.MediaContext.ColorScheme;
import dev.frameloop.dom.css.condition.MediaContext.Pointer;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.tree.Document;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;

class MediaQueriesTests {
    /// The context that `media.txt` was recorded in: Chromium without a display, at 800 x 600.
    private static final MediaContext RECORDED = new MediaContext(800, 600, 800, 600, 1, 16, ColorScheme.LIGHT, false,
            false,
            Pointer.NONE, true);

    static List<String> recorded() throws IOException {
        try (InputStream in = MediaQueriesTests.class.getResourceAsStream("media.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    /// Recorded from Chromium: query, `matchMedia(query).media`, `matchMedia(query).matches`.
    @ParameterizedTest
    @MethodSource("recorded")
    void evaluatesAndSerializesAsABrowserDoes(String line) {
        String[] parts = line.split("  =>  ?", -1);
        MediaQueries queries = MediaQueries.parse(parts[0]);
        assertThat(queries.toString()).isEqualTo(parts[1].strip());
        assertThat(queries.matches(RECORDED)).isEqualTo(Boolean.parseBoolean(parts[2].strip()));
    }

    @Test
    void survivesDeepNesting() {
        assertThat(MediaQueries.parse("(".repeat(100_000) + "width").matches(RECORDED)).isFalse();
        assertThat(MediaQueries.parse("not (".repeat(100_000)).matches(RECORDED)).isFalse();
    }

    /// CSS Conditional Rules, sections 6 and 7.
    @ParameterizedTest
    @CsvSource(delimiter = ';', value = {"(a: b); true", "(x: b); false", "not (x: b); true", "(a: b) and (a: c); true",
            "(a: b) and (x: c); false", "(x: b) or (a: c); true", "((a: b)); true", "not ((x: b) or (x: c)); true",
            "selector(a > b); true", "selector(::foo); false", "selector(a, b); false", "f(x); false", "not f(x); true",
            "(a b); false",
            "(a: b) and (a: c) or (a: d); null", "a: b; null", "not(a: b); false", "(a: b) and(a: b); null"})
    void evaluatesSupports(String text, String expected) {
        SupportsCondition condition = SupportsCondition.parse(Parser.parseComponentValues(text));
        assertThat(condition == null ? "null" : String.valueOf(condition.matches(d -> d.name().equals("a"))))
                .isEqualTo(expected);
    }

    @Test
    void reportsChangesToThoseWhoListen() {
        Document document = Document.newHtml("about:blank");
        DocumentMedia media = DocumentMedia.of(document);
        List<String> seen = new ArrayList<>();
        MediaQueryList wide = media.matchMedia("(min-width: 900px)");
        MediaQueryList tall = media.matchMedia("(min-height:500px)");
        for (MediaQueryList list : List.of(wide, tall)) {
            list.addEventListener("change",
                    (Event e) -> seen.add(((MediaQueryListEvent) e).media() + ((MediaQueryListEvent) e).matches()));
        }
        media.evaluateMediaQueriesAndReportChanges();
        assertThat(seen).isEmpty();
        media.setContext(MediaContext.desktop(1000, 400, 1));
        assertThat(wide.matches()).isTrue();
        assertThat(seen).isEmpty();
        media.evaluateMediaQueriesAndReportChanges();
        media.evaluateMediaQueriesAndReportChanges();
        assertThat(seen).containsExactly("(min-width: 900px)true", "(min-height: 500px)false");
    }
}
