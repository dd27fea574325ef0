package dev.frameloop.dom.net;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.engine.loop.TaskSource;

import java.net.URI;

/// What pages load by themselves.
///
/// UNIMPLEMENTED: requests other than simple ones by the address, so that there is neither `Request` nor `RequestInit`.
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
        fetcher.fetch(url, result -> global.queueGlobalTask(TaskSource.NETWORKING, "fetch", () -> {
            ResourceResponse response = result.response();
            if (response == null) {
                promise.reject(SimpleException.typeError("Failed to fetch"));
            } else {
                promise.resolve(new Response(realm, response, !response.url().equals(url)));
            }
        }));
        return promise;
    }
}
