package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.BlendMode;
import dev.frameloop.renderer.display.BorderEdge;
import dev.frameloop.renderer.display.CornerRadii;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Filter;
import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Gradient.ColorStop;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.display.Transform;
import org.junit.jupiter.api.Test;

import java.util.List;

import static org.assertj.core.api.Assertions.assertThat;

/// Expected colours are worked out by hand from the standards' formulas.
class SoftwarePainterTests {
    private static final int WHITE = 0xffffffff;

    private static Bitmap paint(DisplayList.Builder list, int width, int height) {
        Bitmap bitmap = new Bitmap(width, height);
        new SoftwarePainter().paint(list.build(), Damage.of(new Rectangle(0, 0, width, height)), bitmap, WHITE);
        return bitmap;
    }

    private static PaintOperation fill(double x, double y, double w, double h, int color) {
        return new PaintOperation.Fill(new Rectangle(x, y, w, h), new Paint.SolidColor(color));
    }

    private static Group.Layer opacity(double opacity) {
        return new Group.Layer(opacity, BlendMode.NORMAL, List.of());
    }

    @Test
    void laysColorsOverEachOther() {
        Bitmap bitmap = paint(DisplayList.builder().add(fill(0, 0, 2, 1, 0x800000ff)).add(fill(1, 0, 1, 1, 0xff00ff00)),
                3, 1);
        assertThat(bitmap.pixels()).containsExactly(0xff7f7fff, 0xff00ff00, WHITE);
    }

    @Test
    void makesAGroupTranslucentAsAWhole() {
        // Inside of the group the second rectangle hides the first; then half of either remains.
        Bitmap bitmap = paint(DisplayList.builder().push(opacity(0.5)).add(fill(0, 0, 2, 1, 0xff000000))
                .add(fill(1, 0, 1, 1, 0xffff0000)).pop().add(fill(2, 0, 1, 1, 0xff0000ff)), 3, 1);
        assertThat(bitmap.pixels()).containsExactly(0xff7f7f7f, 0xffff7f7f, 0xff0000ff);
    }

    @Test
    void blendsAndFiltersLayers() {
        Bitmap multiplied = paint(DisplayList.builder().add(fill(0, 0, 1, 1, 0xff808080))
                .push(new Group.Layer(1, BlendMode.MULTIPLY, List.of())).add(fill(0, 0, 1, 1, 0xff8000ff)).pop(), 1, 1);
        assertThat(multiplied.color(0, 0)).isEqualTo(0xff400080);
        Bitmap inverted = paint(
                DisplayList.builder().push(new Group.Layer(1, BlendMode.NORMAL, List.of(Filter.invert(1))))
                        .add(fill(0, 0, 1, 1, 0xff104080)).pop(),
                1, 1);
        assertThat(inverted.color(0, 0)).isEqualTo(0xffefbf7f);
    }

    @Test
    void clipsToShapesWithSmoothEdges() {
        Bitmap bitmap = paint(DisplayList.builder().push(new Group.Clip(new Rectangle(0.5, 0, 1.5, 1)))
                .add(fill(0, 0, 3, 1, 0xff000000)).pop(), 3, 1);
        assertThat(bitmap.pixels()).containsExactly(0xff7f7f7f, 0xff000000, WHITE);
    }

    @Test
    void movesContentByTransformsAndScrolling() {
        Bitmap bitmap = paint(DisplayList.builder().push(new Group.Transformed(Transform.scaling(2, 1)))
                .push(new Group.Scrolled(-1, 0)).add(fill(0, 0, 1, 1, 0xff000000)), 5, 1);
        assertThat(bitmap.pixels()).containsExactly(WHITE, WHITE, 0xff000000, 0xff000000, WHITE);
    }

    @Test
    void interpolatesGradientsAfterMultiplicationByAlpha() {
        var stops = List.of(new ColorStop(0, 0xffff0000), new ColorStop(1, 0x000000ff));
        Bitmap bitmap = new Bitmap(2, 1);
        DisplayList list = DisplayList.builder().add(new PaintOperation.Fill(new Rectangle(0, 0, 2, 1),
                new Gradient.Linear(0, 0, 2, 0, stops, false))).build();
        new SoftwarePainter().paint(list, Damage.of(new Rectangle(0, 0, 2, 1)), bitmap, 0);
        // A quarter and three quarters of the way; the blue of the transparent stop never shows.
        assertThat(bitmap.pixels()).containsExactly(0xbfbf0000, 0x40400000);
    }

    @Test
    void repeatsHardStopsAroundACentre() {
        var stops = List.of(new ColorStop(0, 0xff000000), new ColorStop(0.125, 0xff000000), new ColorStop(0.125, WHITE),
                new ColorStop(0.25, WHITE));
        Bitmap bitmap = paint(DisplayList.builder().add(new PaintOperation.Fill(new Rectangle(0, 0, 8, 8),
                new Gradient.Conic(4, 4, 0, stops, true))), 8, 8);
        // The first eighth of each quarter turn, clockwise from up, is black.
        assertThat(bitmap.color(5, 0)).isEqualTo(0xff000000);
        assertThat(bitmap.color(7, 2)).isEqualTo(WHITE);
        assertThat(bitmap.color(7, 5)).isEqualTo(0xff000000);
        assertThat(bitmap.color(5, 7)).isEqualTo(WHITE);
        assertThat(bitmap.color(0, 2)).isEqualTo(0xff000000);
    }

    @Test
    void tilesPicturesWithGaps() {
        Image image = Image.ofStraight(2, 1, new int[]{0xffff0000, 0xff0000ff});
        Bitmap bitmap = paint(DisplayList.builder().add(new PaintOperation.Fill(new Rectangle(0, 0, 6, 1),
                new Paint.Pattern(image, new Rectangle(1, 0, 2, 1), 3, 1, Paint.Sampling.NEAREST))), 6, 1);
        assertThat(bitmap.pixels()).containsExactly(WHITE, 0xffff0000, 0xff0000ff, WHITE, 0xffff0000, 0xff0000ff);
    }

    @Test
    void joinsBorderSidesWithoutSeams() {
        BorderEdge red = new BorderEdge(2, BorderEdge.Style.SOLID, 0xffff0000);
        BorderEdge blue = new BorderEdge(2, BorderEdge.Style.SOLID, 0xff0000ff);
        RoundedRectangle box = new RoundedRectangle(new Rectangle(0, 0, 6, 6), CornerRadii.ZERO);
        Bitmap bitmap = paint(DisplayList.builder().add(new PaintOperation.DrawBorder(box, red, blue, red, blue)), 6,
                6);
        assertThat(bitmap.color(1, 0)).isEqualTo(0xffff0000);
        assertThat(bitmap.color(0, 1)).isEqualTo(0xff0000ff);
        assertThat(bitmap.color(0, 0)).as("half of either, and nothing of the white below").isEqualTo(0xff800080);
        assertThat(bitmap.color(3, 3)).isEqualTo(WHITE);
    }

    @Test
    void paintsSharpShadowsOutsideAndInsideOfBoxes() {
        RoundedRectangle box = new RoundedRectangle(new Rectangle(1, 0, 3, 1), CornerRadii.ZERO);
        Bitmap outer = paint(DisplayList.builder().add(new PaintOperation.DrawOuterShadow(box, 1, 0, 0, 0, 0xff000000)),
                6, 1);
        assertThat(outer.pixels()).containsExactly(WHITE, WHITE, WHITE, WHITE, 0xff000000, WHITE);
        Bitmap inset = paint(DisplayList.builder().add(new PaintOperation.DrawInsetShadow(box, 1, 0, 0, 0, 0xff000000)),
                6, 1);
        assertThat(inset.pixels()).containsExactly(WHITE, 0xff000000, WHITE, WHITE, WHITE, WHITE);
    }

    @Test
    void blursShadowsSymmetricallyAroundTheEdge() {
        RoundedRectangle box = new RoundedRectangle(new Rectangle(-100, -100, 120, 300), CornerRadii.ZERO);
        Bitmap bitmap = paint(
                DisplayList.builder().add(new PaintOperation.DrawOuterShadow(box, 10, 0, 4, 0, 0xff000000)), 40, 1);
        int before = bitmap.color(29, 0) & 0xff;
        int after = bitmap.color(30, 0) & 0xff;
        assertThat(before + after).as("half is covered at the edge").isBetween(254, 256);
        assertThat(bitmap.color(21, 0) & 0xff).as("more than 1.5 blur radii inside, the shadow is whole").isZero();
        assertThat(bitmap.color(38, 0)).isEqualTo(WHITE);
    }

    @Test
    void repaintsDamageToTheSamePixels() {
        DisplayList.Builder builder = DisplayList.builder();
        for (int i = 0; i < 20; i++) {
            builder.push(opacity(0.7)).push(new Group.Transformed(Transform.rotation(i * 7)))
                    .add(fill(5 + i, 3, 20, 9, 0xff000000 | i * 0x0c0a07)).pop().pop();
        }
        DisplayList list = builder.build();
        Bitmap whole = new Bitmap(40, 40);
        SoftwarePainter painter = new SoftwarePainter();
        painter.paint(list, Damage.of(new Rectangle(0, 0, 40, 40)), whole, WHITE);
        Bitmap parts = new Bitmap(40, 40);
        parts.fill(0xff00ff00);
        painter.paint(list, new Damage(List.of(new Rectangle(0, 0, 13, 40), new Rectangle(13, 0, 27, 17),
                new Rectangle(10, 17, 30, 23))), parts, WHITE);
        assertThat(parts.pixels()).isEqualTo(whole.pixels());
    }

    @Test
    void survivesDeepAndDegenerateGroups() {
        DisplayList.Builder list = DisplayList.builder();
        for (int i = 0; i < 20_000; i++) {
            list.push(i % 2 == 0 ? opacity(1) : new Group.Scrolled(0, 0));
        }
        list.add(fill(0, 0, 1, 1, 0xff000000));
        list.push(new Group.Transformed(new Transform(0, 0, 0, 0, 0, 0))).add(fill(0, 0, 2, 1, 0xffff0000));
        list.push(new Group.Transformed(new Transform(Double.NaN, 0, 0, 1, 0, 0))).add(fill(0, 0, 2, 1, 0xffff0000));
        assertThat(paint(list, 2, 1).pixels()).containsExactly(0xff000000, WHITE);
    }
}
