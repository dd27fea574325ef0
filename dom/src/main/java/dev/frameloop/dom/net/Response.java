package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;

/// What came of a fetch.
///
/// UNIMPLEMENTED: headers, streams, blobs, buffers, clones, and responses that a page makes.
///
/// @see <a href="https://fetch.spec.whatwg.org/#response-class">Fetch: Response</a>
public final class Response extends PlatformObject {
    private final Realm realm;
    private final ResourceResponse response;
    private final boolean redirected;
    private boolean bodyUsed;

    Response(Realm realm, ResourceResponse response, boolean redirected) {
        this.realm = realm;
        this.response = response;
        this.redirected = redirected;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// `"basic"`: the page may see all of it.
    public String type() {
        return "basic";
    }

    /// Where it came from in the end.
    public String url() {
        return response.url().toString();
    }

    /// Whether it came from elsewhere than was asked.
    public boolean redirected() {
        return redirected;
    }

    /// The status of HTTP.
    public int status() {
        return response.status();
    }

    /// Whether the status is one of success.
    public boolean ok() {
        return response.isOk();
    }

    /// Whether the body was read.
    public boolean bodyUsed() {
        return bodyUsed;
    }

    /// The body as text, by UTF-8.
    ///
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-body-text">Fetch: text()</a>
    public ScriptPromise text() {
        ScriptPromise promise = realm.newPromise();
        if (takeBody(promise)) {
            promise.resolve(response.text());
        }
        return promise;
    }

    /// The body as JSON.
    ///
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-body-json">Fetch: json()</a>
    public ScriptPromise json() {
        ScriptPromise promise = realm.newPromise();
        if (takeBody(promise)) {
            try {
                promise.resolve(realm.parseJson(response.text()));
            } catch (ScriptException notJson) {
                promise.reject(notJson);
            }
        }
        return promise;
    }

    private boolean takeBody(ScriptPromise promise) {
        if (bodyUsed) {
            promise.reject(SimpleException.typeError("body stream already read"));
            return false;
        }
        bodyUsed = true;
        return true;
    }
}
