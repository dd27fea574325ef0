package dev.frameloop.renderer.surface;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.paint.Bitmap;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

class OffscreenPainterTests {
    private static final int RED = 0xffff0000;

    private final List<String> problems = new ArrayList<>();

    private OffscreenPainter open() {
        try {
            return OffscreenPainter.open(problems::add);
        } catch (GlUnavailableException e) {
            return abort(String.valueOf(e.getMessage()));
        }
    }

    private static Bitmap paint(OffscreenPainter painter, int width) {
        Rectangle all = new Rectangle(0, 0, width, 2);
        DisplayList list = DisplayList.builder()
                .add(new PaintOperation.Fill(all, new Paint.SolidColor(RED))).build();
        Bitmap bitmap = new Bitmap(width, 2);
        painter.paint(list, Damage.of(all), bitmap, -1);
        return bitmap;
    }

    @Test
    void paintersOfOneThreadDoNotDisturbOneAnother() {
        try (OffscreenPainter one = open(); OffscreenPainter other = open()) {
            assertThat(paint(one, 2).pixels()).containsOnly(RED);
            assertThat(paint(other, 3).pixels()).containsOnly(RED);
            assertThat(paint(one, 4).pixels()).containsOnly(RED);
        }
        assertThat(problems).isEmpty();
    }

    @Test
    void theSoftwarePainterTakesOverWhatOpenGlCannotDo() {
        try (OffscreenPainter painter = open()) {
            int tooWide = 1 << 20;
            assertThat(paint(painter, tooWide).pixels()).containsOnly(RED);
            assertThat(problems).hasSize(1).first().asString().contains("the software painter takes over",
                    tooWide + "x2 pixels is too large");
            assertThat(paint(painter, 3).pixels()).containsOnly(RED);
            assertThat(problems).hasSize(1);
        }
    }

    @Test
    void twoHundredAreOpenedAndClosed() {
        // One that stays open keeps GLFW from being started and ended each time.
        try (OffscreenPainter first = open()) {
            for (int i = 0; i < 200; i++) {
                open().close();
            }
            assertThat(paint(first, 2).pixels()).containsOnly(RED);
        }
        OffscreenPainter closed = open();
        closed.close();
        closed.close();
        assertThatThrownBy(() -> paint(closed, 2)).hasMessageContaining("closed");
    }
}
