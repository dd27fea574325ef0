package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// An address, taken apart.
///
/// @see <a href="https://url.spec.whatwg.org/#concept-url">URL: the URL record</a>
final class UrlRecord {
    String scheme = "";
    String username = "";
    String password = "";
    /// Serialized; null for none.
    @Nullable
    String host;
    /// -1 for none, and for the scheme's own.
    int port = -1;
    List<String> path = new ArrayList<>();
    /// The path where it is opaque: `mailto:`'s, say.
    @Nullable
    String opaquePath;
    @Nullable
    String query;
    @Nullable
    String fragment;

    /// The port that a scheme has by itself, or -1.
    static int defaultPort(String scheme) {
        return switch (scheme) {
            case "ftp" -> 21;
            case "http", "ws" -> 80;
            case "https", "wss" -> 443;
            default -> -1;
        };
    }

    static boolean isSpecial(String scheme) {
        return scheme.equals("file") || defaultPort(scheme) >= 0;
    }

    boolean isSpecial() {
        return isSpecial(scheme);
    }

    boolean includesCredentials() {
        return !username.isEmpty() || !password.isEmpty();
    }

    /// @see <a href="https://url.spec.whatwg.org/#cannot-have-a-username-password-port">URL: cannot have a username/password/port</a>
    boolean cannotHaveCredentials() {
        return host == null || host.isEmpty() || scheme.equals("file");
    }

    void copyAuthority(UrlRecord other) {
        username = other.username;
        password = other.password;
        host = other.host;
        port = other.port;
    }

    void copyPath(UrlRecord other) {
        path = new ArrayList<>(other.path);
        opaquePath = other.opaquePath;
        query = other.query;
    }

    /// @see <a href="https://url.spec.whatwg.org/#shorten-a-urls-path">URL: shorten a URL's path</a>
    void shortenPath() {
        boolean drive = scheme.equals("file") && path.size() == 1 && UrlParser.isDriveLetter(path.getFirst())
                && path.getFirst().charAt(1) == ':';
        if (!drive && !path.isEmpty()) {
            path.removeLast();
        }
    }

    /// @see <a href="https://url.spec.whatwg.org/#url-path-serializer">URL: URL path serializer</a>
    String pathname() {
        return opaquePath != null ? opaquePath : path.isEmpty() ? "" : "/" + String.join("/", path);
    }

    /// The host with its port, or the empty string.
    String hostAndPort() {
        return host == null ? "" : port < 0 ? host : host + ":" + port;
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-url-origin">URL: origin</a>
    String origin() {
        if (scheme.equals("blob")) {
            UrlRecord inner = UrlParser.parse(pathname(), null);
            return inner != null && inner.scheme.startsWith("http") ? inner.origin() : "null";
        }
        return isSpecial() && !scheme.equals("file") ? scheme + "://" + hostAndPort() : "null";
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-url-serializer">URL: URL serializer</a>
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(scheme).append(':');
        if (host != null) {
            text.append("//");
            if (includesCredentials()) {
                text.append(username);
                if (!password.isEmpty()) {
                    text.append(':').append(password);
                }
                text.append('@');
            }
            text.append(hostAndPort());
        } else if (opaquePath == null && path.size() > 1 && path.getFirst().isEmpty()) {
            text.append("/.");
        }
        text.append(pathname());
        if (query != null) {
            text.append('?').append(query);
        }
        if (fragment != null) {
            text.append('#').append(fragment);
        }
        return text.toString();
    }
}
