package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.window.Focus;
import dev.frameloop.dom.window.FocusOptions;
import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.view.Json;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import static org.assertj.core.api.Assertions.assertThat;

/// The events of pointer, wheel and keys, in the order and with the members that Chromium 150 recorded for the same page and the same
/// user (`chromium.json`); what is left out of the records: events of the window's own focus.
class RecordedInputTests {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @SuppressWarnings("unchecked")
    static Stream<Arguments> cases() throws IOException {
        try (InputStream in = RecordedInputTests.class.getResourceAsStream("chromium.json")) {
            Map<String, Object> all = (Map<String, Object>) Json
                    .parse(new String(in.readAllBytes(), StandardCharsets.UTF_8));
            return ((List<Map<String, Object>>) Objects.requireNonNull(all.get("cases"))).stream()
                    .map(one -> Arguments.of(one.get("name"), one));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("cases")
    @SuppressWarnings("unchecked")
    void aUserDoes(String name, Map<String, Object> recorded) {
        PageOptions options = PageOptions.defaults().withViewport(400, 300).withScripting(false);
        try (Frameloop frameloop = new Frameloop();
                Page page = frameloop.open("<!DOCTYPE html><style>body{margin:0}</style>" + recorded.get("html"),
                        options)) {
            page.runUntilLoaded(SECOND);
            page.runFrame(SECOND);
            EventLog log = new EventLog(page);
            for (List<Object> action : (List<List<Object>>) Objects.requireNonNull(recorded.get("actions"))) {
                List<String> words = new ArrayList<>();
                for (Object word : action) {
                    words.add(word instanceof Double number ? Integer.toString(number.intValue()) : (String) word);
                }
                log.note("-- " + String.join(" ", words));
                act(page, words);
                for (int i = 0; i < 3; i++) {
                    page.runFrame(SECOND);
                }
            }

            assertThat(String.join("\n", log.lines()))
                    .isEqualTo(String.join("\n", (List<String>) recorded.get("log")));
            assertThat(log.state()).isEqualTo(recorded.get("state"));
        }
    }

    private static void act(Page page, List<String> words) {
        String what = words.size() > 1 ? words.get(1) : "left";
        switch (words.getFirst()) {
            case "move" -> page.pointer().move(Integer.parseInt(what), Integer.parseInt(words.get(2)));
            case "down" -> page.pointer().press(button(what));
            case "up" -> page.pointer().release(button(what));
            case "wheel" -> page.pointer().wheel(Integer.parseInt(what), Integer.parseInt(words.get(2)));
            case "keydown" -> page.keyboard().down(what);
            case "keyup" -> page.keyboard().up(what);
            case "press" -> page.keyboard().press(what);
            case "type" -> page.keyboard().type(what);
            case "focus" -> Focus.focus((HTMLElement) Objects.requireNonNull(page.document().selectFirst(what)),
                    new FocusOptions(false, null));
            default -> throw new IllegalArgumentException(words.toString());
        }
    }

    private static PointerButton button(String name) {
        return switch (name) {
            case "left" -> PointerButton.MAIN;
            case "right" -> PointerButton.SECONDARY;
            case "middle" -> PointerButton.MIDDLE;
            default -> throw new IllegalArgumentException(name);
        };
    }
}
