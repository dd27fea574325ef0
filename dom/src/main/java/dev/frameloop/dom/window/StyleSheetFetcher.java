package dev.frameloop.dom.window;

import dev.frameloop.dom.css.StyleSheetLoader;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.engine.loop.TaskSource;

import java.util.function.Consumer;

/// Loads the style sheets of a document, whose `load` event waits for them.
final class StyleSheetFetcher implements StyleSheetLoader {
    private final Window window;
    private final DocumentLoader loader;
    private final ResourceFetcher fetcher;

    StyleSheetFetcher(Window window, DocumentLoader loader, ResourceFetcher fetcher) {
        this.window = window;
        this.loader = loader;
        this.fetcher = fetcher;
    }

    @Override
    public void load(String url, String baseURL, Consumer<Loaded> then) {
        String absolute;
        try {
            absolute = Urls.resolve(baseURL, url);
        } catch (IllegalArgumentException e) {
            deliver(then, new Loaded(url, null));
            return;
        }
        loader.delayLoadEvent();
        fetcher.fetch(Urls.parse(absolute), result -> {
            ResourceResponse response = result.response();
            deliver(told -> {
                then.accept(told);
                loader.undelayLoadEvent();
            }, response == null || !response.isOk()
                    ? new Loaded(absolute, null)
                    : new Loaded(response.url().toString(), response.text()));
        });
    }

    private void deliver(Consumer<Loaded> then, Loaded loaded) {
        window.queueGlobalTask(TaskSource.NETWORKING, "style sheet loaded", () -> then.accept(loaded));
    }
}
