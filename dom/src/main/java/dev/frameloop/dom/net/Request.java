package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

/// What a fetch asks for.
///
/// UNIMPLEMENTED: requests that a page makes; they all are `GET` without headers.
///
/// @see <a href="https://fetch.spec.whatwg.org/#request-class">Fetch: Request</a>
public final class Request extends PlatformObject {
    private final Realm realm;
    private final String url;

    /// @param url an absolute address
    public Request(Realm realm, String url) {
        this.realm = realm;
        this.url = url;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The address.
    public String url() {
        return url;
    }

    /// `GET`.
    public String method() {
        return "GET";
    }
}
