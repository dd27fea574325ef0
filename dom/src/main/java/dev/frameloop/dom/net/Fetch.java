package dev.frameloop.dom.net;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;

/// What pages load by themselves.
///
/// UNIMPLEMENTED: requests other than simple ones by the address, so that there is no `RequestInit`.
///
/// @see <a href="https://fetch.spec.whatwg.org/#fetch-method">Fetch: fetch()</a>
public final class Fetch {
    private Fetch() {}

    /// Loads a resource, with what a page sees of it.
    ///
    /// @param fetcher loads it
    /// @param url the address, resolved
    public static ScriptPromise fetch(GlobalObject global, ResourceFetcher fetcher, URI url) {
        Realm realm = global.realm();
        ScriptPromise promise = realm.newPromise();
        Runnable network = () -> fetcher.fetch(url, result -> global.queueGlobalTask(TaskSource.NETWORKING, "fetch",
                () -> settle(realm, promise, url, result.response())));
        if (!FetchInterception.of(global.agent()).interceptor().intercept(global, url,
                response -> settle(realm, promise, url, response), network)) {
            network.run();
        }
        return promise;
    }

    private static void settle(Realm realm, ScriptPromise promise, URI url, @Nullable ResourceResponse response) {
        if (response == null) {
            promise.reject(SimpleException.typeError("Failed to fetch"));
        } else {
            promise.resolve(new Response(realm, response, !response.url().equals(url)));
        }
    }
}
