package dev.frameloop.demos.page;

import dev.frameloop.renderer.page.Frameloop;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.junit.jupiter.api.Test;

import java.time.Duration;

import static org.assertj.core.api.Assertions.assertThat;

/// What the HTML Standard says of documents whose visibility state is hidden, and the wake-ups once a second that Chromium gives them.
class HiddenPageTests {
    private static final String MARKUP = """
            <script>
            const log = [];
            let frames = 0;
            requestAnimationFrame(function next() { frames++; requestAnimationFrame(next); });
            document.onvisibilitychange = e => log.push(document.visibilityState + ' ' + document.hidden + ' ' + e.bubbles);
            function tick() { log.push('t' + Math.round(performance.now())); }
            </script>""";

    @Test
    void aHiddenPageHasNoFramesAndItsTimersWakeUpOnceASecond() {
        try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open(MARKUP, PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(500));
            page.setVisible(false);
            page.runFor(Duration.ofMillis(1));
            assertThat(page.evaluate("log.join()")).isEqualTo("hidden true true");
            int frames = frames(page);

            page.evaluate("log.length = 0; setTimeout(tick, 100); setTimeout(tick, 200); setTimeout(tick, 1100)");
            page.runFor(Duration.ofMillis(1800));

            assertThat(page.evaluate("frames")).isEqualTo(frames);
            assertThat(page.evaluate("log.join()")).isEqualTo("t1000,t1000,t2000");

            page.evaluate("log.length = 0; setTimeout(tick, 10)");
            page.runFor(Duration.ofMillis(100));
            page.setVisible(true);
            page.runFor(Duration.ofMillis(100));

            assertThat(page.evaluate("log.join()")).asString().contains("visible false true", "t2");
            assertThat(frames(page)).isGreaterThan(frames + 4);
        }
    }

    private static int frames(Page page) {
        return page.evaluate("frames") instanceof Number number ? number.intValue() : -1;
    }

    @Test
    void framesThatGoAwayLeaveNothingOnTheLoop() {
        String markup = "<iframe id=f srcdoc='<script>requestIdleCallback(() => {}); Promise.reject(1)</script>'></iframe>";
        try (Frameloop frameloop = new Frameloop(); Page page = frameloop.open(markup, PageOptions.defaults())) {
            page.runFor(Duration.ofMillis(100));
            int with = page.eventLoop().taskQueues().size();
            page.evaluate("f.contentWindow.requestIdleCallback(() => {}); f.remove()");
            page.runFor(Duration.ofMillis(100));

            assertThat(page.eventLoop().taskQueues().size()).isLessThan(with);
        }
    }
}
