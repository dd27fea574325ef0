package dev.frameloop.dom.event;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Another document changed a storage area.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webstorage.html#storageevent">HTML: StorageEvent</a>
public final class StorageEvent extends Event {
    private @Nullable String key;
    private @Nullable String oldValue;
    private @Nullable String newValue;
    private String url;
    private @Nullable Object storageArea;

    /// `new StorageEvent(type, init)` of a script.
    public StorageEvent(@Nullable Realm realm, String type, StorageEventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        key = init.key();
        oldValue = init.oldValue();
        newValue = init.newValue();
        url = init.url();
        storageArea = init.storageArea();
    }

    /// The key that changed; null if all were cleared.
    public @Nullable String key() {
        return key;
    }

    /// The value before, or null.
    public @Nullable String oldValue() {
        return oldValue;
    }

    /// The value now, or null.
    public @Nullable String newValue() {
        return newValue;
    }

    /// The URL of the document that did it.
    public String url() {
        return url;
    }

    /// The storage area.
    public @Nullable Object storageArea() {
        return storageArea;
    }

    /// Gives the event another type and other members; without effect while it is being dispatched.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webstorage.html#dom-storageevent-initstorageevent">HTML: initStorageEvent()</a>
    public void initStorageEvent(String type, boolean bubbles, boolean cancelable, @Nullable String key,
            @Nullable String oldValue, @Nullable String newValue, String url, @Nullable Object storageArea) {
        if (!dispatching) {
            initialize(type, bubbles, cancelable);
            this.key = key;
            this.oldValue = oldValue;
            this.newValue = newValue;
            this.url = url;
            this.storageArea = storageArea;
        }
    }
}
