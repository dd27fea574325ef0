package dev.frameloop.dom.css.condition;

import dev.frameloop.dom.event.EventListener;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.script.Realm;

import org.jspecify.annotations.Nullable;

/// What `window.matchMedia()` returns: a media query list that tells when its result changes.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#mediaquerylist">CSSOM View: interface MediaQueryList</a>
public final class MediaQueryList extends EventTarget {
    private final DocumentMedia media;
    private final MediaQueries queries;
    private boolean reported;

    MediaQueryList(DocumentMedia media, MediaQueries queries) {
        this.media = media;
        this.queries = queries;
        reported = matches();
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return media.document().relevantRealm();
    }

    /// The serialized queries.
    public String media() {
        return queries.toString();
    }

    /// Whether they match now.
    public boolean matches() {
        return queries.matches(media.context());
    }

    /// Adds a listener for `change`.
    public void addListener(@Nullable EventListener callback) {
        addEventListener("change", callback);
    }

    /// Removes a listener for `change`.
    public void removeListener(@Nullable EventListener callback) {
        removeEventListener("change", callback);
    }

    @Override
    protected void listenerAdded(String type) {
        if (type.equals("change") && media.watch(this)) {
            reported = matches();
        }
    }

    /// Fires `change` if the result has changed since this was asked last.
    void reportChange() {
        boolean now = matches();
        if (now != reported) {
            reported = now;
            fire(new MediaQueryListEvent(relevantRealm(), "change",
                    new MediaQueryListEventInit(false, false, false, media(), now)));
        }
    }
}
