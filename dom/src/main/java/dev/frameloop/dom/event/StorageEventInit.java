package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link StorageEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param key the key that changed; null if all were cleared
/// @param oldValue the value before, or null
/// @param newValue the value now, or null
/// @param url the URL of the document that did it
/// @param storageArea the storage area
/// @see <a href="https://html.spec.whatwg.org/multipage/webstorage.html#storageevent">HTML: StorageEventInit</a>
public record StorageEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable String key,
        @Nullable String oldValue, @Nullable String newValue, String url, @Nullable Object storageArea) {}
