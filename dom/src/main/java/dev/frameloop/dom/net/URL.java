package dev.frameloop.dom.net;

import dev.frameloop.dom.net.UrlParser.State;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;

/// An address whose parts can be read and changed. Setters ignore what cannot be a part of it.
///
/// @see <a href="https://url.spec.whatwg.org/#url-class">URL: the URL class</a>
public final class URL extends PlatformObject {
    private final Realm realm;
    private final URLSearchParams searchParams;
    private UrlRecord url;

    private URL(Realm realm, UrlRecord url) {
        this.realm = realm;
        this.url = url;
        searchParams = new URLSearchParams(realm, url.query == null ? "" : url.query);
        searchParams.setUrl(this);
    }

    /// `new URL(url, base)` of a script.
    ///
    /// @throws SimpleException `TypeError` if it is no address
    public URL(Realm realm, String url, @Nullable String base) {
        this(realm, required(url, base));
    }

    private static UrlRecord required(String url, @Nullable String base) {
        UrlRecord record = record(url, base);
        if (record == null) {
            throw SimpleException.typeError("Invalid URL");
        }
        return record;
    }

    private static @Nullable UrlRecord record(String url, @Nullable String base) {
        UrlRecord baseRecord = base == null ? null : UrlParser.parse(base, null);
        return base != null && baseRecord == null ? null : UrlParser.parse(url, baseRecord);
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The address, or null if it is none.
    public static @Nullable URL parse(Realm realm, String url, @Nullable String base) {
        UrlRecord record = record(url, base);
        return record == null ? null : new URL(realm, record);
    }

    /// Whether it is an address.
    public static boolean canParse(String url, @Nullable String base) {
        return record(url, base) != null;
    }

    /// Gives a blob an address, which stands for it until it is revoked or the global goes.
    ///
    /// @see <a href="https://w3c.github.io/FileAPI/#dfn-createObjectURL">File API: createObjectURL()</a>
    public static String createObjectURL(Realm realm, Blob blob) {
        return BlobUrls.of(realm.global().agent()).add(realm.global(), blob);
    }

    /// Takes an address back; one that is unknown is ignored.
    public static void revokeObjectURL(Realm realm, String url) {
        BlobUrls.of(realm.global().agent()).remove(url);
    }

    /// The whole address.
    public String href() {
        return url.toString();
    }

    /// Takes another address.
    ///
    /// @throws SimpleException `TypeError` if it is none
    public void setHref(String value) {
        url = required(value, null);
        searchParams.replaceAll(url.query == null ? "" : url.query);
    }

    /// The origin, `null` for an opaque one.
    public String origin() {
        return url.origin();
    }

    /// The scheme with its colon.
    public String protocol() {
        return url.scheme + ":";
    }

    /// Changes the scheme, but not a special one into another kind.
    public void setProtocol(String value) {
        UrlParser.parseInto(url, value + ":", State.SCHEME_START);
    }

    /// The user's name.
    public String username() {
        return url.username;
    }

    /// Changes the user's name.
    public void setUsername(String value) {
        if (!url.cannotHaveCredentials()) {
            url.username = PercentEncoding.USERINFO.encode(value);
        }
    }

    /// The password.
    public String password() {
        return url.password;
    }

    /// Changes the password.
    public void setPassword(String value) {
        if (!url.cannotHaveCredentials()) {
            url.password = PercentEncoding.USERINFO.encode(value);
        }
    }

    /// The host with its port.
    public String host() {
        return url.hostAndPort();
    }

    /// Changes the host, and the port where one is given.
    public void setHost(String value) {
        if (url.opaquePath == null) {
            UrlParser.parseInto(url, value, State.HOST);
        }
    }

    /// The host.
    public String hostname() {
        return url.host == null ? "" : url.host;
    }

    /// Changes the host.
    public void setHostname(String value) {
        if (url.opaquePath == null) {
            UrlParser.parseInto(url, value, State.HOSTNAME);
        }
    }

    /// The port; empty for the scheme's own.
    public String port() {
        return url.port < 0 ? "" : Integer.toString(url.port);
    }

    /// Changes the port; an empty one is the scheme's own.
    public void setPort(String value) {
        if (url.cannotHaveCredentials()) {
            return;
        }
        if (value.isEmpty()) {
            url.port = -1;
        } else {
            UrlParser.parseInto(url, value, State.PORT);
        }
    }

    /// The path.
    public String pathname() {
        return url.pathname();
    }

    /// Changes the path.
    public void setPathname(String value) {
        if (url.opaquePath == null) {
            url.path = new ArrayList<>();
            UrlParser.parseInto(url, value, State.PATH_START);
        }
    }

    /// The query with its question mark, or nothing.
    public String search() {
        return url.query == null || url.query.isEmpty() ? "" : "?" + url.query;
    }

    /// Changes the query; an empty one is none.
    public void setSearch(String value) {
        String query = value.startsWith("?") ? value.substring(1) : value;
        if (value.isEmpty()) {
            url.query = null;
        } else {
            url.query = "";
            UrlParser.parseInto(url, query, State.QUERY);
        }
        searchParams.replaceAll(query);
    }

    /// The query as pairs, which change it.
    public URLSearchParams searchParams() {
        return searchParams;
    }

    /// The fragment with its number sign, or nothing.
    public String hash() {
        return url.fragment == null || url.fragment.isEmpty() ? "" : "#" + url.fragment;
    }

    /// Changes the fragment; an empty one is none.
    public void setHash(String value) {
        if (value.isEmpty()) {
            url.fragment = null;
        } else {
            url.fragment = "";
            UrlParser.parseInto(url, value.startsWith("#") ? value.substring(1) : value, State.FRAGMENT);
        }
    }

    /// The whole address.
    public String toJSON() {
        return href();
    }

    @Override
    public String toString() {
        return href();
    }

    void searchParamsChanged(String serialized) {
        url.query = serialized.isEmpty() ? null : serialized;
    }
}
