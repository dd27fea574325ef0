package dev.frameloop.dom.window;

import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/// One way of a navigable to its next document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate">HTML: navigate</a>
final class Navigation {
    private static final String JAVASCRIPT = "javascript:";

    private final Navigable navigable;
    private final String url;
    private final @Nullable String markup;

    /// @param markup the text of the document where it is known
    Navigation(Navigable navigable, String url, @Nullable String markup) {
        this.navigable = navigable;
        this.url = url;
        this.markup = markup;
    }

    /// @param initiator the window around the frame, whose origin documents without an address of their own get
    void start(ResourceFetcher fetcher, Window initiator) {
        if (url.regionMatches(true, 0, JAVASCRIPT, 0, JAVASCRIPT.length())) {
            String source = decoded(url.substring(JAVASCRIPT.length()));
            initiator.queueGlobalTask(TaskSource.DOM_MANIPULATION, "javascript: URL",
                    () -> navigable.runScriptUrl(this, source));
        } else if (markup != null || url.startsWith("about:")) {
            DocumentText text = DocumentText.html(markup == null ? "" : markup);
            initiator.queueGlobalTask(TaskSource.NETWORKING, "navigate",
                    () -> navigable.finish(this, url, initiator.origin(), text));
        } else {
            fetcher.fetch(URI.create(url), result -> initiator.queueGlobalTask(TaskSource.NETWORKING, "navigate",
                    () -> arrived(initiator, result)));
        }
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            return text;
        }
    }

    private void arrived(Window initiator, ResourceFetcher.Result result) {
        ResourceResponse response = result.response();
        if (response == null) {
            initiator.tellConsole(ConsoleMessage.warning("a frame cannot show " + url + ": " + result.error()));
            navigable.finish(this, url, "null", DocumentText.html(""));
            return;
        }
        int hash = url.indexOf('#');
        String address = response.url() + (hash < 0 ? "" : url.substring(hash));
        navigable.finish(this, address, Urls.origin(response.url()), DocumentText.of(response));
    }
}
