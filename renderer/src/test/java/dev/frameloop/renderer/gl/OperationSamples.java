package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.BorderEdge;
import dev.frameloop.renderer.display.CornerRadii;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Gradient;
import dev.frameloop.renderer.display.Gradient.ColorStop;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.Paint;
import dev.frameloop.renderer.display.PaintOperation;
import dev.frameloop.renderer.display.Path;
import dev.frameloop.renderer.display.Picture;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.display.RoundedRectangle;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.text.FontSelection;
import dev.frameloop.renderer.text.Shaper;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextSpacing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// At least one operation of every kind and look.
final class OperationSamples {
    private static final List<ColorStop> STOPS = List.of(new ColorStop(0, 0xffff0000), new ColorStop(0.3, 0x8000ff00),
            new ColorStop(0.3, 0xff0000ff), new ColorStop(1, 0xffffff00));

    private OperationSamples() {}

    static RoundedRectangle round(double x, double y, double width, double height, double radius) {
        return new RoundedRectangle(new Rectangle(x, y, width, height), CornerRadii.circular(radius));
    }

    static Path star() {
        return Path.builder().fillRule(Path.FillRule.EVENODD).moveTo(120, 10).lineTo(180, 170).lineTo(20, 70)
                .lineTo(220, 60).lineTo(60, 170).close().build();
    }

    /// Something for blending to work with.
    static PaintOperation backdrop(double width, double height) {
        List<ColorStop> stops = List.of(new ColorStop(0, 0xff3060c0), new ColorStop(1, 0xfff0e040));
        return new PaintOperation.Fill(new Rectangle(0, 0, width, height),
                new Gradient.Linear(0, 0, width, height, stops, false));
    }

    static PaintOperation text(String text, double size, double x, double y) {
        var shaped = new Shaper().shape(text, 0, text.length(),
                FontCollection.embedded().match(List.of("Liberation Sans"), FontSelection.NORMAL, size),
                TextDirection.LTR, TextSpacing.NONE);
        return new PaintOperation.DrawGlyphs(shaped.runs().getFirst(), x, y, 0xe0102030);
    }

    static Map<String, List<PaintOperation>> all() {
        Map<String, List<PaintOperation>> all = new LinkedHashMap<>();
        RoundedRectangle box = round(40.25, 30, 140, 100, 18);
        RoundedRectangle oval = new RoundedRectangle(new Rectangle(30, 20, 150, 110),
                new CornerRadii(60, 20, 10, 40, 0, 0, 50, 55));
        all.put("fills", List.of(fill(new Rectangle(20.5, 20.25, 60, 40.5), new Paint.SolidColor(0xc0ff8000)),
                fill(new Rectangle(90, 20, 0.4, 100), new Paint.SolidColor(0xff000000)),
                fill(round(100, 30, 80, 60, 30), new Paint.SolidColor(0xff008040)),
                fill(star(), new Paint.SolidColor(0x90400080))));
        all.put("gradients", List.of(fill(box, new Gradient.Linear(40, 30, 120, 70, STOPS, false)),
                fill(new Rectangle(10, 10, 60, 60), new Gradient.Linear(0, 0, 12, 5, STOPS, true)),
                fill(oval, new Gradient.Radial(100, 70, 60, 30, STOPS, false)),
                fill(new Rectangle(150, 100, 80, 70), new Gradient.Radial(190, 140, 15, 15, STOPS, true)),
                fill(star(), new Gradient.Conic(120, 90, 30, STOPS, false))));
        all.put("patterns", patterns());
        all.put("outer shadows", List.of(
                new PaintOperation.DrawOuterShadow(box, 5, 8, 14, 3, 0xb0000000),
                new PaintOperation.DrawOuterShadow(round(50, 60, 90, 40, 0), -4, 6, 9, -2, 0xff802000),
                new PaintOperation.DrawOuterShadow(round(90, 50, 60, 60, 30), 2, 2, 0, 4, 0xff206020),
                new PaintOperation.DrawOuterShadow(oval, 0, 0, 1.2, 0, 0xff000060)));
        all.put("inset shadows", List.of(new PaintOperation.DrawInsetShadow(box, 5, 8, 14, 3, 0xb0000000),
                new PaintOperation.DrawInsetShadow(round(50, 60, 90, 40, 0), -4, 6, 9, -2, 0xff802000),
                new PaintOperation.DrawInsetShadow(round(90, 50, 60, 60, 30), 2, 2, 0, 4, 0xff206020)));
        all.put("borders of equal sides", equalBorders());
        all.put("borders of unequal sides", List.of(
                border(new Rectangle(10, 10, 100, 70), 0, BorderEdge.Style.SOLID, BorderEdge.Style.DASHED,
                        BorderEdge.Style.GROOVE, BorderEdge.Style.DOTTED),
                border(new Rectangle(120, 10, 100, 70), 25, BorderEdge.Style.OUTSET, BorderEdge.Style.RIDGE,
                        BorderEdge.Style.DOUBLE, BorderEdge.Style.INSET),
                border(new Rectangle(10, 95, 100, 70), 14, BorderEdge.Style.SOLID, BorderEdge.Style.SOLID,
                        BorderEdge.Style.SOLID, BorderEdge.Style.NONE),
                new PaintOperation.DrawBorder(round(120, 95, 100, 70, 20), BorderEdge.NONE, BorderEdge.NONE,
                        new BorderEdge(6, BorderEdge.Style.SOLID, 0xff800000), BorderEdge.NONE)));
        all.put("text", List.of(text("Sphinx of black", 17, 10.3, 40.6), text("quartz", 50, 30.7, 110)));
        all.put("decorations", decorations());
        return all;
    }

    private static PaintOperation fill(dev.frameloop.renderer.display.Shape shape, Paint paint) {
        return new PaintOperation.Fill(shape, paint);
    }

    private static List<PaintOperation> patterns() {
        int[] pixels = new int[24 * 16];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % 24;
            int y = i / 24;
            pixels[i] = (x + y & 4) == 0 ? 0xff000000 | x * 10 << 16 | y * 15 << 8 | 40 : 0x80ffffff;
        }
        Image image = Image.ofStraight(24, 16, pixels);
        DisplayList drawn = DisplayList.builder()
                .add(fill(round(1, 1, 18, 18, 9), new Paint.SolidColor(0xffd02060))).build();
        Rectangle tile = new Rectangle(12, 13, 24, 16);
        return List.of(
                fill(new Rectangle(10, 10, 100, 60),
                        new Paint.Pattern(image, tile, 24, 16, Paint.Sampling.NEAREST)),
                fill(round(120, 10, 100, 60, 20),
                        new Paint.Pattern(image, new Rectangle(121, 5, 37, 29), 37, 29, Paint.Sampling.SMOOTH)),
                fill(new Rectangle(10, 80, 100, 90),
                        new Paint.Pattern(new Gradient.Radial(15, 15, 14, 14, STOPS, false),
                                new Rectangle(14, 84, 30, 30), 40, 36, Paint.Sampling.SMOOTH)),
                fill(new Rectangle(120, 80, 40, 90), new Paint.Pattern(new Picture.Drawing(drawn, 20, 20),
                        new Rectangle(120, 80, 20, 20), 20, 20, Paint.Sampling.SMOOTH)),
                new PaintOperation.DrawImage(image, new Rectangle(2, 2, 20, 12), new Rectangle(170, 80.5, 60, 50),
                        Paint.Sampling.SMOOTH),
                new PaintOperation.DrawImage(image, new Rectangle(0, 0, 24, 16), new Rectangle(170, 140, 9, 6),
                        Paint.Sampling.SMOOTH));
    }

    private static List<PaintOperation> equalBorders() {
        List<PaintOperation> borders = new ArrayList<>();
        BorderEdge.Style[] styles = BorderEdge.Style.values();
        for (int i = 0; i < styles.length; i++) {
            borders.add(border(new Rectangle(8 + i % 5 * 46, 10 + i / 5 * 84, 40, 36), 0, styles[i], styles[i],
                    styles[i], styles[i]));
            BorderEdge edge = new BorderEdge(5, styles[i], 0xff704020);
            borders.add(new PaintOperation.DrawBorder(round(8 + i % 5 * 46, 52 + i / 5 * 84, 40, 36, 12), edge, edge,
                    edge, edge));
        }
        return borders;
    }

    private static PaintOperation border(Rectangle r, double radius, BorderEdge.Style top, BorderEdge.Style right,
            BorderEdge.Style bottom, BorderEdge.Style left) {
        return new PaintOperation.DrawBorder(new RoundedRectangle(r, CornerRadii.circular(radius)),
                new BorderEdge(6, top, 0xffc02020), new BorderEdge(9, right, 0xff20a040),
                new BorderEdge(4, bottom, 0xff2040d0), new BorderEdge(7, left, 0xffd0a020));
    }

    private static List<PaintOperation> decorations() {
        List<PaintOperation> lines = new ArrayList<>();
        for (PaintOperation.DrawDecoration.Line line : PaintOperation.DrawDecoration.Line.values()) {
            lines.add(new PaintOperation.DrawDecoration(20.5, 20 + 18 * line.ordinal(), 180, 2, line, 0xff600040));
            lines.add(new PaintOperation.DrawDecoration(20, 100 + 18 * line.ordinal(), 180, 5, line, 0xff006040));
        }
        return lines;
    }
}
