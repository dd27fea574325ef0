package dev.frameloop.dom.window;

import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The session history of a window: the entries of its one document.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#the-history-interface">HTML: the History interface</a>
public final class History extends PlatformObject {
    private record Entry(@Nullable Object state, String url) {}

    private final Window window;
    private final List<Entry> entries = new ArrayList<>();
    private int current;
    private String scrollRestoration = "auto";

    History(Window window) {
        this.window = window;
        entries.add(new Entry(null, window.document().URL()));
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return window.relevantRealm();
    }

    /// How many entries there are.
    public long length() {
        return entries.size();
    }

    /// The state of the current entry.
    public @Nullable Object state() {
        return entries.get(current).state();
    }

    /// `auto` or `manual`.
    public String scrollRestoration() {
        return scrollRestoration;
    }

    /// Sets it to `auto` or `manual`.
    public void setScrollRestoration(String value) {
        scrollRestoration = value;
    }

    /// Adds an entry, and forgets those after the current one.
    ///
    /// @throws DOMException `SecurityError` for an address of another origin, `DataCloneError` for a state that cannot be cloned
    public void pushState(@Nullable Object data, String unused, @Nullable String url) {
        Object state = clone(data);
        String address = address(url);
        entries.subList(current + 1, entries.size()).clear();
        entries.add(new Entry(state, address));
        current++;
        window.document().setURL(address);
    }

    /// Replaces the current entry.
    ///
    /// @throws DOMException `SecurityError` for an address of another origin, `DataCloneError` for a state that cannot be cloned
    public void replaceState(@Nullable Object data, String unused, @Nullable String url) {
        Object state = clone(data);
        String address = address(url);
        entries.set(current, new Entry(state, address));
        window.document().setURL(address);
    }

    private @Nullable Object clone(@Nullable Object data) {
        Realm realm = window.realm();
        return realm.structuredDeserialize(realm.structuredSerialize(data, List.of())).value();
    }

    private String address(@Nullable String url) {
        String old = window.document().URL();
        if (url == null) {
            return old;
        }
        String resolved;
        try {
            resolved = Urls.resolve(window.document().documentBaseURL(), url);
        } catch (IllegalArgumentException e) {
            throw new DOMException("SecurityError", "'" + url + "' is not a valid URL.");
        }
        if (!Urls.parse(resolved).resolve("/").equals(Urls.parse(old).resolve("/"))) {
            throw new DOMException("SecurityError", "A history entry with '" + resolved
                    + "' cannot be made in a document of the origin '" + window.origin() + "'.");
        }
        return resolved;
    }
}
