package dev.frameloop.dom.worker;

import dev.frameloop.dom.net.URL;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

/// The address of a worker's script.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#worker-locations">HTML: the WorkerLocation interface</a>
public final class WorkerLocation extends PlatformObject {
    private final WorkerGlobalScope scope;

    WorkerLocation(WorkerGlobalScope scope) {
        this.scope = scope;
    }

    @Override
    public Realm relevantRealm() {
        return scope.realm();
    }

    private URL url() {
        return new URL(scope.realm(), scope.url(), null);
    }

    /// The whole address.
    public String href() {
        return url().href();
    }

    /// The origin as text, `null` for an opaque one.
    public String origin() {
        return url().origin();
    }

    /// The scheme with its colon.
    public String protocol() {
        return url().protocol();
    }

    /// Host and port.
    public String host() {
        return url().host();
    }

    /// The host.
    public String hostname() {
        return url().hostname();
    }

    /// The port, empty where it is the scheme's own.
    public String port() {
        return url().port();
    }

    /// The path.
    public String pathname() {
        return url().pathname();
    }

    /// The query with its question mark, or nothing.
    public String search() {
        return url().search();
    }

    /// The fragment with its number sign, or nothing.
    public String hash() {
        return url().hash();
    }

    @Override
    public String toString() {
        return href();
    }
}
