package dev.frameloop.dom.net;

import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.ExternalOperation;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.net.URI;
import java.util.function.Consumer;

/// Loads resources beside the loop, and brings the results back to it in the order of the requests.
public final class ResourceFetcher {
    /// What came of a load.
    ///
    /// @param response the response, null if the load failed
    /// @param error why it failed, null if it did not
    public record Result(@Nullable ResourceResponse response, @Nullable String error) {}

    private final EventLoop eventLoop;
    private final BlobUrls blobUrls;
    private final ResourceLoader loader;

    /// @param agent the agent that the results go to
    /// @param loader the policy
    public ResourceFetcher(Agent agent, ResourceLoader loader) {
        eventLoop = agent.eventLoop();
        blobUrls = BlobUrls.of(agent);
        this.loader = loader;
    }

    /// Begins a load on a thread of its own.
    ///
    /// @param url an absolute URL
    /// @param whenDone called on the loop's thread, outside every task
    public void fetch(URI url, Consumer<Result> whenDone) {
        ExternalOperation operation = eventLoop.beginLoad(url.toString());
        ResourceResponse blob = blobUrls.resolve(url);
        if (blob != null) {
            operation.complete(() -> whenDone.accept(new Result(blob, null)));
            return;
        }
        Thread.ofVirtual().name("load " + url).start(() -> {
            Result result = loadNow(url);
            operation.complete(() -> whenDone.accept(result));
        });
    }

    /// Loads while the loop waits; for what the standards do synchronously.
    public Result loadNow(URI url) {
        ResourceResponse blob = blobUrls.resolve(url);
        if (blob != null) {
            return new Result(blob, null);
        }
        if (DataUrl.is(url)) {
            ResourceResponse resource = DataUrl.resource(url);
            return resource != null ? new Result(resource, null) : new Result(null, "a malformed data: URL");
        }
        try {
            return new Result(loader.load(withoutFragment(url)), null);
        } catch (IOException e) {
            return new Result(null, String.valueOf(e.getMessage()));
        } catch (RuntimeException e) {
            return new Result(null, "the resource loader failed for " + url + ": " + e);
        }
    }

    private static URI withoutFragment(URI url) {
        String text = url.toString();
        int hash = text.indexOf('#');
        return hash < 0 ? url : URI.create(text.substring(0, hash));
    }
}
