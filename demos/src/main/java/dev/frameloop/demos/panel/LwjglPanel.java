package dev.frameloop.demos.panel;

import dev.frameloop.demos.cli.Arguments;
import dev.frameloop.demos.cli.Command;
import dev.frameloop.demos.cli.Option;
import dev.frameloop.demos.cli.Values;
import dev.frameloop.demos.page.PageSource;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.gl.GlPainter;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import dev.frameloop.renderer.paint.Bitmap;
import dev.frameloop.renderer.paint.PngEncoder;
import dev.frameloop.renderer.surface.GlUnavailableException;
import dev.frameloop.renderer.surface.OffscreenContext;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Objects;

/// A page as a panel in somebody else's scene: it is painted in a context that the scene owns, into a texture, which the scene then draws
/// where it likes.
public final class LwjglPanel implements Command {
    private static final Option<Path> OUT = Option.of("--out", "F.png", Values::path);
    private static final Option<Duration> AT = Option.of("--at", "1s", Values::duration, "1s");
    private static final int SIZE = 320;
    private static final int TRANSPARENT = 0;

    @Override
    public String name() {
        return "lwjgl-panel";
    }

    @Override
    public String usage() {
        return "--out F.png [--at 1s] [--viewport 800x600] [PAGE]";
    }

    @Override
    public String summary() {
        return "a page on the sides of a cube, in an OpenGL scene of the demo's own";
    }

    @Override
    public int run(List<String> words) throws IOException {
        Arguments arguments = Arguments.parse(words, OUT, AT, PageSource.VIEWPORT, PageSource.CLOCK, PageSource.ALLOW);
        arguments.atMost(1);
        Path file = arguments.get(OUT);
        Values.Viewport viewport = arguments.get(PageSource.VIEWPORT);
        try (OffscreenContext context = OffscreenContext.open();
                PageSource source = new PageSource(arguments);
                Page page = open(source, arguments.rest())) {
            page.runFor(arguments.get(AT));
            Bitmap picture = new Bitmap(viewport.width(), viewport.height());
            context.run(() -> draw(page, picture));
            Files.write(file, PngEncoder.encode(picture));
            return SUCCESS;
        } catch (GlUnavailableException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Page open(PageSource source, List<String> names) throws IOException {
        PageOptions options = source.options().withViewport(SIZE, SIZE);
        return names.isEmpty()
                ? source.openText(builtInPage(), options)
                : source.open(names.getFirst(), options);
    }

    /// The caller's side: its scene, and the painter in the scene's context.
    private static void draw(Page page, Bitmap picture) {
        try (Scene scene = new Scene(picture.width(), picture.height()); GlPainter painter = new GlPainter()) {
            painter.paint(page.displayList(), Damage.of(new Rectangle(0, 0, SIZE, SIZE)), SIZE, SIZE, TRANSPARENT);
            scene.draw(painter.texture());
            scene.read(picture);
        }
    }

    private static String builtInPage() throws IOException {
        try (InputStream in = Objects.requireNonNull(LwjglPanel.class.getResourceAsStream("panel.html"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
