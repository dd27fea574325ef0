package dev.frameloop.renderer.page;

import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.dom.window.DocumentLoader;
import dev.frameloop.dom.window.NavigableHost;
import dev.frameloop.dom.window.Window;
import dev.frameloop.dom.window.WindowSettings;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.renderer.paint.Painter;
import dev.frameloop.renderer.text.FontCollection;
import dev.frameloop.renderer.view.DocumentLayout;
import dev.frameloop.renderer.view.LayoutView;
import dev.frameloop.renderer.view.ReplacedElements;
import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/// What the documents of a page share, the one at the top and those in frames: the agent, the scripts, the loads, the fonts. Gives each
/// of them its layout and its place in the update of the rendering.
///
/// @param agent the page's
/// @param scriptAgent what makes realms, null where no script runs
/// @param fetcher the page's
/// @param fonts the page's
/// @param newPainter makes what paints
record PageFrames(Agent agent, @Nullable ScriptAgent scriptAgent, ResourceFetcher fetcher,
        FontCollection fonts, Supplier<? extends Painter> newPainter) implements NavigableHost {
    /// The size of a window's viewport.
    private record WindowViewport(Window window) implements LayoutView.Viewport {
        @Override
        public double width() {
            return window.innerWidth();
        }

        @Override
        public double height() {
            return window.innerHeight();
        }

        @Override
        public double devicePixelRatio() {
            return window.devicePixelRatio();
        }
    }

    @Override
    public void documentShown(Window window, DocumentLoader loader) {
        DocumentView shown = newDocumentView(window, loader, false);
        window.setRenderable(shown);
        if (window.parent() == window) {
            // One that a script has opened.
            agent.eventLoop().addDocument(shown);
            window.atEnd(() -> agent.eventLoop().removeDocument(shown));
        }
    }

    /// Lays out the document of a window, and paints it.
    ///
    /// @param paintsEveryFrame whether each frame is painted, or only when somebody asks for the pixels
    DocumentView newDocumentView(Window window, DocumentLoader loader, boolean paintsEveryFrame) {
        Runnable requestFrame = agent.eventLoop()::requestFrame;
        PageImages images = new PageImages(window, loader, fetcher);
        WindowSettings settings = window.settings();
        DocumentLayout layout = new DocumentLayout(window.document(), settings.viewportWidth(),
                settings.viewportHeight(), fonts, new ReplacedElements(images), requestFrame);
        images.setListeners(layout::replacedContentChanged, layout::pictureChanged);
        LayoutView view = new LayoutView(window.document(), layout, new WindowViewport(window));
        window.initializeView(view);
        return new DocumentView(window, layout, images,
                new PagePainter(view, new PageContents(images), newPainter),
                paintsEveryFrame);
    }
}
