package dev.frameloop.renderer.page;

import dev.frameloop.dom.html.HTMLImageElement;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.window.DocumentLoader;
import dev.frameloop.dom.window.Window;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.renderer.box.NaturalSize;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.box.ReplacedContent;
import dev.frameloop.renderer.display.Image;
import dev.frameloop.renderer.display.ImageSource;
import dev.frameloop.renderer.paint.ImageDecoder;
import dev.frameloop.renderer.view.SvgSize;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The images of a page: those of its `img` elements and those that its styles name. Each address is loaded once, and the page's `load`
/// event waits for it.
///
/// UNIMPLEMENTED: `srcset`, `picture`, `loading=lazy`, SVG images.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/images.html#updating-the-image-data">HTML: update the image data</a>
final class PageImages implements ImageSource, ReplacedContent {
    /// One address.
    private static final class Entry {
        boolean loaded;
        @Nullable
        Image image;
        NaturalSize size = NaturalSize.NONE;
        final List<Runnable> waiting = new ArrayList<>();
    }

    private final Window window;
    private final DocumentLoader loader;
    private final ResourceFetcher fetcher;
    private final Map<String, Entry> entries = new HashMap<>();
    private Consumer<Element> contentChanged = element -> {};
    private Runnable pictureChanged = () -> {};

    PageImages(Window window, DocumentLoader loader, ResourceFetcher fetcher) {
        this.window = window;
        this.loader = loader;
        this.fetcher = fetcher;
        loader.setImageHost(this::sourceChanged);
    }

    /// Who is told when an element's content has changed, and when something must be painted anew.
    void setListeners(Consumer<Element> newContentChanged, Runnable newPictureChanged) {
        contentChanged = newContentChanged;
        pictureChanged = newPictureChanged;
    }

    private void sourceChanged(Element element) {
        if (!(element instanceof HTMLImageElement image)) {
            return;
        }
        String url = image.src();
        if (url.isEmpty()) {
            image.endLoading(0, 0);
            contentChanged.accept(image);
            return;
        }
        image.beginLoading();
        whenLoaded(url, () -> {
            if (url.equals(image.src())) {
                finish(image, entries.get(url));
            }
        });
    }

    private void finish(HTMLImageElement element, @Nullable Entry entry) {
        Image image = entry == null ? null : entry.image;
        element.endLoading(image == null ? 0 : image.width(), image == null ? 0 : image.height());
        contentChanged.accept(element);
        element.fire(image == null ? "error" : "load");
    }

    /// Has something done in a task once the image of an address is there, or known not to come.
    private void whenLoaded(String url, Runnable action) {
        Entry entry = entries.computeIfAbsent(url, this::load);
        if (entry.loaded) {
            loader.delayLoadEvent();
            window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "image loaded", () -> {
                action.run();
                loader.undelayLoadEvent();
            });
        } else {
            entry.waiting.add(action);
        }
    }

    private Entry load(String url) {
        Entry entry = new Entry();
        URI address;
        try {
            address = URI.create(url);
        } catch (IllegalArgumentException e) {
            entry.loaded = true;
            return entry;
        }
        loader.delayLoadEvent();
        fetcher.fetch(address, result -> window.queueGlobalTask(TaskSource.NETWORKING, "image loaded", () -> {
            ResourceResponse response = result.response();
            entry.loaded = true;
            if (response != null && response.isOk()) {
                entry.image = ImageDecoder.decode(response.body());
                entry.size = size(entry.image, response.body());
            }
            List.copyOf(entry.waiting).forEach(Runnable::run);
            entry.waiting.clear();
            loader.undelayLoadEvent();
        }));
        return entry;
    }

    /// Gives an address a picture that is not loaded. Boxes that show it already keep their size.
    void set(String url, Image image) {
        Entry entry = entries.computeIfAbsent(url, _ -> new Entry());
        entry.loaded = true;
        entry.image = image;
        entry.size = NaturalSize.of(image.width(), image.height());
        pictureChanged.run();
    }

    private static NaturalSize size(@Nullable Image image, byte[] body) {
        return image == null
                ? SvgSize.of(new String(body, StandardCharsets.UTF_8))
                : NaturalSize.of(image.width(), image.height());
    }

    @Override
    public @Nullable NaturalImage image(String url) {
        Entry entry = entries.get(url);
        if (entry == null) {
            whenLoaded(url, pictureChanged);
            return null;
        }
        return entry.image == null ? null : NaturalImage.of(entry.image);
    }

    @Override
    public @Nullable NaturalImage content(ReplacedBox box) {
        return box.element() instanceof HTMLImageElement element ? image(element.src()) : null;
    }

    @Override
    public @Nullable NaturalSize naturalSize(Element element) {
        if (!(element instanceof HTMLImageElement image)) {
            return null;
        }
        Entry entry = entries.get(image.src());
        return entry == null ? NaturalSize.NONE : entry.size;
    }
}
