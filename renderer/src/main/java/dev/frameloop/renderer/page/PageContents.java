package dev.frameloop.renderer.page;

import dev.frameloop.dom.html.HTMLIFrameElement;
import dev.frameloop.dom.window.Window;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.display.ImageSource;
import dev.frameloop.renderer.display.PaintedPage;
import org.jspecify.annotations.Nullable;

/// What fills the replaced boxes of a page: images, and the pages that its frames show.
///
/// UNIMPLEMENTED: `frame`, `object` and `embed` elements show nothing.
///
/// @param images the page's
record PageContents(PageImages images) implements ImageSource {
    @Override
    public @Nullable NaturalImage image(String url) {
        return images.image(url);
    }

    @Override
    public @Nullable NaturalImage content(ReplacedBox box) {
        return images.content(box);
    }

    @Override
    public @Nullable PaintedPage frame(ReplacedBox box) {
        return box.element() instanceof HTMLIFrameElement frame && frame.contentWindow() instanceof Window window
                && window.renderable() instanceof DocumentView view
                        ? view.paintedInFrame()
                        : null;
    }
}
