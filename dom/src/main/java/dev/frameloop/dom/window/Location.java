package dev.frameloop.dom.window;

import dev.frameloop.dom.event.HashChangeEvent;
import dev.frameloop.dom.event.HashChangeEventInit;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;

/// The address of a window's document.
///
/// UNIMPLEMENTED: navigation of the page itself to another document; it is told on the console, and the page stays. Frames navigate.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-location-interface">HTML: the Location interface</a>
public final class Location extends PlatformObject {
    private final Window window;

    Location(Window window) {
        this.window = window;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return window.relevantRealm();
    }

    /// The whole address.
    public String href() {
        return window.document().URL();
    }

    /// Navigates.
    public void setHref(String url) {
        navigate(url);
    }

    /// Navigates.
    public void assign(String url) {
        navigate(url);
    }

    /// Navigates, in place of the current entry of the session history.
    public void replace(String url) {
        navigate(url);
    }

    /// Loads the document again.
    public void reload() {
        navigate(href());
    }

    /// The scheme with its colon.
    public String protocol() {
        return uri().getScheme() + ":";
    }

    /// Host and port.
    public String host() {
        String authority = uri().getRawAuthority();
        return authority == null ? "" : authority.substring(authority.indexOf('@') + 1);
    }

    /// The host.
    public String hostname() {
        String host = uri().getHost();
        return host == null ? "" : host;
    }

    /// The port, empty where it is the scheme's own.
    public String port() {
        return uri().getPort() < 0 ? "" : Integer.toString(uri().getPort());
    }

    /// The path.
    public String pathname() {
        String path = uri().isOpaque() ? uri().getRawSchemeSpecificPart() : uri().getRawPath();
        return path == null ? "" : path;
    }

    /// The query with its question mark, or nothing.
    public String search() {
        String query = uri().getRawQuery();
        return query == null || query.isEmpty() ? "" : "?" + query;
    }

    /// The fragment with its number sign, or nothing.
    public String hash() {
        String fragment = uri().getRawFragment();
        return fragment == null || fragment.isEmpty() ? "" : "#" + fragment;
    }

    /// Navigates to a fragment.
    public void setHash(String fragment) {
        String bare = fragment.startsWith("#") ? fragment.substring(1) : fragment;
        navigate("#" + bare);
    }

    /// The origin as text, `null` for an opaque one.
    public String origin() {
        return uri().getHost() == null ? "null" : protocol() + "//" + host();
    }

    @Override
    public String toString() {
        return href();
    }

    /// @see <a href="https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy">Secure Contexts: potentially trustworthy</a>
    boolean isPotentiallyTrustworthy() {
        return switch (protocol()) {
            case "https:", "file:" -> true;
            case "http:" -> {
                String host = hostname();
                yield host.equals("localhost") || host.endsWith(".localhost") || host.startsWith("127.")
                        || host.equals("[::1]");
            }
            default -> false;
        };
    }

    private void navigate(String url) {
        Navigable navigable = window.navigable();
        navigate(navigable, url);
    }

    /// Navigates the window's own navigable or another one.
    ///
    /// @param url relative to the window's document
    void navigate(@Nullable Navigable navigable, String url) {
        if (navigable != null && url.strip().regionMatches(true, 0, "javascript:", 0, "javascript:".length())) {
            navigable.navigate(url.strip());
            return;
        }
        String target;
        try {
            target = Urls.resolve(window.document().documentBaseURL(), url);
        } catch (IllegalArgumentException e) {
            throw new DOMException("SyntaxError", "'" + url + "' is not a valid URL.");
        }
        Window shown = navigable == null ? window : navigable.window();
        String old = shown.location().href();
        if (withoutFragment(target).equals(withoutFragment(old)) && target.contains("#")) {
            shown.location().navigateToFragment(old, target);
        } else if (navigable != null && navigable.container() != null) {
            navigable.navigate(target);
        } else {
            window.tellConsole(ConsoleMessage.warning("navigation to " + target + " is not supported"));
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate-fragid">HTML: navigate to a fragment</a>
    private void navigateToFragment(String old, String target) {
        if (!target.equals(old)) {
            window.document().setURL(target);
            window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "hashchange", () -> window.fire(new HashChangeEvent(
                    window.relevantRealm(), "hashchange", new HashChangeEventInit(false, false, false, old, target))));
        }
    }

    private static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    private URI uri() {
        return Urls.parse(href());
    }
}
