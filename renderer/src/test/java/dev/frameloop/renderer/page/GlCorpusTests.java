package dev.frameloop.renderer.page;

import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.paint.PictureDifference;
import dev.frameloop.renderer.paint.SoftwarePainter;
import dev.frameloop.renderer.surface.GlUnavailableException;
import dev.frameloop.renderer.surface.OffscreenPainter;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

/// The pages of {@link PaintCorpusTests}, painted with OpenGL: each that the software painter gets right must be right here too, and both pictures
/// must be far closer to one another than to Chromium's.
class GlCorpusTests {
    private static final List<String> PROBLEMS = new ArrayList<>();
    private static OffscreenPainter gl;

    @BeforeAll
    static void open() {
        try {
            gl = OffscreenPainter.open(PROBLEMS::add);
        } catch (GlUnavailableException e) {
            abort(String.valueOf(e.getMessage()));
        }
    }

    @AfterAll
    static void close() {
        if (gl != null) {
            gl.close();
        }
    }

    @Test
    void bothPaintersPassTheSameCasesAndAgree() throws IOException, URISyntaxException {
        List<String> wrong = new ArrayList<>();
        List<String> failing = PaintCorpusTests.failing();
        try (Frameloop frameloop = new Frameloop()) {
            for (String name : PaintCorpusTests.names()) {
                BufferedImage chromium = PictureDifference.recorded(PaintCorpusTests.class, "paint/" + name + ".png");
                BufferedImage software = image(picture(frameloop, name, SoftwarePainter::new));
                Bitmap picture = picture(frameloop, name, () -> shared(gl));
                PictureDifference recorded = of(picture, chromium);
                PictureDifference between = of(picture, software);
                if (!failing.contains(name) && !recorded.isWithin(PaintCorpusTests.limit(name))) {
                    wrong.add(name + " is not as in Chromium: " + recorded);
                }
                if (!between.isWithin(new PictureDifference(0.25, 0.05, 1))) {
                    wrong.add(name + " is not as the software painter has it: " + between);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(PROBLEMS).isEmpty();
    }

    private static Bitmap picture(Frameloop frameloop, String name, Supplier<Painter> painter) throws IOException {
        try (Page page = PaintCorpusTests.open(frameloop, name, painter)) {
            return page.picture();
        }
    }

    private static PictureDifference of(Bitmap picture, BufferedImage other) {
        return PictureDifference.of(picture, other, 0, 0, picture.width(), picture.height());
    }

    private static BufferedImage image(Bitmap picture) {
        BufferedImage image = new BufferedImage(picture.width(), picture.height(), BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, picture.width(), picture.height(), picture.pixels(), 0, picture.width());
        return image;
    }

    /// A painter that outlives its page.
    private static Painter shared(Painter painter) {
        return painter::paint;
    }
}
