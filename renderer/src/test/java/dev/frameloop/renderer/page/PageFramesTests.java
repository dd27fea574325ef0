package dev.frameloop.renderer.page;

import dev.frameloop.dom.html.HTMLIFrameElement;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.paint.Bitmap;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import static org.assertj.core.api.Assertions.assertThat;

/// What is done and painted in a page's frames. Colours and places follow from the pages' own CSS.
class PageFramesTests {
    private static final Duration LIMIT = Duration.ofSeconds(1);
    private static final String HEAD = "<!DOCTYPE html><style>body { margin: 0 } #d { width: 10.5px; height: 10px; "
            + "background: #0000ff }</style>";
    private static final int BLUE = 0xFF0000FF;
    private static final int RED = 0xFFFF0000;
    private static final int WHITE = 0xFFFFFFFF;

    private final List<String> work = new ArrayList<>();

    private Page open(String markup, double devicePixelRatio) {
        PageOptions options = PageOptions.defaults().withViewport(100, 50).withDevicePixelRatio(devicePixelRatio)
                .withPainting(true).withTraceSink((phase, kind, id, cause, name, nanos, value) -> {
                    if (name.equals("pixels painted") || name.equals("elements restyled")
                            || name.equals("boxes laid out")) {
                        work.add(name + " " + value);
                    }
                });
        Page page = new Frameloop().open(markup, options);
        page.runUntilLoaded(LIMIT);
        page.runFrame(LIMIT);
        work.clear();
        return page;
    }

    private static Element element(Document document, String id) {
        return Objects.requireNonNull(document.getElementById(id), id);
    }

    @Test
    void anUnchangedFrameDoesNothing() {
        try (Page page = open(HEAD + "<div id=d></div>", 1)) {
            for (int i = 0; i < 3; i++) {
                page.runFrame(LIMIT);
            }
            assertThat(work).containsExactly("pixels painted 0", "pixels painted 0", "pixels painted 0");
        }
    }

    @Test
    void aFrameDoesWhatAChangeReaches() {
        try (Page page = open(HEAD + "<div id=d></div><p>text", 1)) {
            element(page.document(), "d").setAttribute("style", "background: red");
            page.runFrame(LIMIT);
            // 10.5 px snap to 11.
            assertThat(work).containsExactly("elements restyled 1", "pixels painted 110");
            work.clear();
            element(page.document(), "d").setAttribute("data-other", "x");
            page.runFrame(LIMIT);
            assertThat(work).containsExactly("pixels painted 0");
        }
    }

    /// An edge at 10.5 px lies between pixels at a ratio of 2, and is rounded up to 11 px at 1.
    @Test
    void thePictureIsInDevicePixels() {
        try (Page page = open(HEAD + "<div id=d></div>", 2)) {
            Bitmap picture = page.picture();
            assertThat(List.of(picture.width(), picture.height())).containsExactly(200, 100);
            assertThat(picture.color(20, 19)).isEqualTo(BLUE);
            assertThat(picture.color(21, 19)).isEqualTo(WHITE);
            assertThat(picture.color(20, 20)).isEqualTo(WHITE);
            assertThat(page.window().view().elementsFromPoint(10.25, 9.9))
                    .contains(element(page.document(), "d"));
        }
        try (Page page = open(HEAD + "<div id=d></div>", 1.5)) {
            assertThat(List.of(page.picture().width(), page.picture().height())).containsExactly(150, 75);
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-values-4/#snap-a-length-as-a-border-width">CSS Values 4: snap as a border width</a>
    @Test
    void bordersAreWholeDevicePixels() {
        String markup = HEAD + "<div id=d style='border: 1.7px solid; box-sizing: content-box'></div>";
        for (double[] expected : new double[][]{{1, 1}, {2, 1.5}}) {
            try (Page page = open(markup, expected[0])) {
                assertThat(page.window().view().boundingClientRect(element(page.document(), "d")).height())
                        .isEqualTo(10 + 2 * expected[1]);
            }
        }
    }

    @Test
    void aFrameShowsItsPage() {
        String inner = "<!DOCTYPE html><style>body { margin: 0 } #e { width: 500px; height: 10px; background: red }"
                + "</style><div id=e></div>";
        for (int ratio : new int[]{1, 2}) {
            try (Page page = open(HEAD + "<iframe id=f style='position: absolute; left: 10px; top: 5px; width: 30px; "
                    + "height: 20px; border: 2px solid blue' srcdoc=\"" + inner + "\"></iframe>", ratio)) {
                page.runFor(Duration.ofMillis(100));
                Bitmap picture = page.picture();
                assertThat(picture.color(11 * ratio, 8 * ratio)).isEqualTo(BLUE);
                assertThat(picture.color(12 * ratio, 7 * ratio)).isEqualTo(RED);
                assertThat(picture.color(42 * ratio - 1, 17 * ratio - 1)).isEqualTo(RED);
                assertThat(picture.color(42 * ratio, 16 * ratio)).isEqualTo(BLUE);
                assertThat(picture.color(12 * ratio, 17 * ratio)).isEqualTo(WHITE);
                HTMLIFrameElement frame = (HTMLIFrameElement) element(page.document(), "f");
                work.clear();
                element(Objects.requireNonNull(frame.contentDocument()), "e").setAttribute("style", "height: 12px");
                page.runFor(Duration.ofMillis(50));
                assertThat(work).anyMatch(item -> item.matches("pixels painted [1-9]\\d*"));
                assertThat(page.picture().color(12 * ratio, 18 * ratio)).isEqualTo(RED);
            }
        }
    }
}
