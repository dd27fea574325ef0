package dev.frameloop.demos;

import dev.frameloop.renderer.page.Page;
import dev.frameloop.testkit.junit.PageTest;

import java.time.Duration;

import static dev.frameloop.testkit.assertion.FrameloopAssertions.assertThat;

/// Hidden pages, by the HTML Standard's section on page visibility.
class PageVisibilityTests {
    @PageTest("""
            <iframe id=f srcdoc="<script>document.onvisibilitychange = () => parent.console.log('frame ' + document.visibilityState)</script>"></iframe>
            <script>
            addEventListener('visibilitychange', e => console.log('page ' + document.visibilityState + ' ' + e.bubbles + ' ' + e.cancelable));
            </script>""")
    void allDocumentsOfThePageHearOfItOnce(Page page) {
        page.setVisible(true);
        page.setVisible(false);
        page.setVisible(false);
        assertThat(page).as("it is told in a task").evaluating("document.visibilityState").isEqualTo("visible");

        page.runFor(Duration.ofMillis(1));
        assertThat(page).hasConsole("page hidden true false", "frame hidden");

        page.evaluate("document.body.append(window.late = document.createElement('iframe'))");
        assertThat(page).evaluating("late.contentDocument.hidden").isEqualTo(true);
    }
}
