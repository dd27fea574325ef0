package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

/// What came of a fetch.
///
/// UNIMPLEMENTED: headers and streams.
///
/// @see <a href="https://fetch.spec.whatwg.org/#response-class">Fetch: Response</a>
public final class Response extends PlatformObject {
    private final Realm realm;
    private final ResourceResponse response;
    private final boolean redirected;
    private boolean isMade;
    private boolean bodyUsed;

    Response(Realm realm, ResourceResponse response, boolean redirected) {
        this.realm = realm;
        this.response = response;
        this.redirected = redirected;
    }

    /// `new Response(body, init)` of a script.
    ///
    /// @param body a string, a {@link Blob}, a buffer or view as the script engine holds it, or null
    /// @throws SimpleException `RangeError` for a status outside of 200 to 599
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-response">Fetch: new Response()</a>
    public Response(Realm realm, @Nullable Object body, ResponseInit init) {
        this(realm, made(realm, body, init), false);
        isMade = true;
    }

    private static ResourceResponse made(Realm realm, @Nullable Object body, ResponseInit init) {
        if (init.status() < 200 || init.status() > 599) {
            throw SimpleException.rangeError("Failed to construct 'Response': The status provided (" + init.status()
                    + ") is outside the range [200, 599].");
        }
        String type = init.contentType();
        String ownType = body instanceof Blob blob
                ? blob.type()
                : body instanceof String ? "text/plain;charset=UTF-8" : "";
        byte[] bytes = body == null ? new byte[0] : Blob.bytesOf(realm, body);
        return new ResourceResponse(BlobUrls.NO_URL, init.status(), type == null ? ownType : type, bytes);
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// What a service worker answers with: all of it, which counts as read.
    ///
    /// @return null if it was read before
    public @Nullable ResourceResponse takeContent() {
        if (bodyUsed) {
            return null;
        }
        bodyUsed = true;
        return response;
    }

    /// `"basic"`: the page may see all of it; `"default"` for one that a page has made.
    public String type() {
        return isMade ? "default" : "basic";
    }

    /// Where it came from in the end.
    public String url() {
        return isMade ? "" : response.url().toString();
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

    /// The body as a buffer.
    ///
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-body-arraybuffer">Fetch: arrayBuffer()</a>
    public ScriptPromise arrayBuffer() {
        ScriptPromise promise = realm.newPromise();
        if (takeBody(promise)) {
            promise.resolve(realm.newArrayBuffer(response.body()));
        }
        return promise;
    }

    /// The body as a blob.
    ///
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-body-blob">Fetch: blob()</a>
    public ScriptPromise blob() {
        ScriptPromise promise = realm.newPromise();
        if (takeBody(promise)) {
            promise.resolve(new Blob(realm, response.body(), response.contentType()));
        }
        return promise;
    }

    /// Another one whose body can be read on its own.
    ///
    /// @throws SimpleException `TypeError` if the body was read
    /// @see <a href="https://fetch.spec.whatwg.org/#dom-response-clone">Fetch: clone()</a>
    public Response cloneResponse() {
        if (bodyUsed) {
            throw SimpleException.typeError("Response body is already used");
        }
        Response copy = new Response(realm, response, redirected);
        copy.isMade = isMade;
        return copy;
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
