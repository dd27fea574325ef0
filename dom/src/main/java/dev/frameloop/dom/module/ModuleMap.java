package dev.frameloop.dom.module;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// The modules of one global by address and type: each is fetched and run once.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#module-map">HTML: module map</a>
final class ModuleMap {
    private record Key(String url, String type) {}

    private static final class Entry {
        @Nullable
        List<Consumer<@Nullable ModuleScript>> waiting = new ArrayList<>();
        @Nullable
        ModuleScript script;
    }

    private final Map<Key, Entry> entries = new HashMap<>();

    /// Gives the module to a consumer: now if it is there, else when it comes; null if it could not be fetched.
    ///
    /// @param fetch begins the fetch; called if nobody has asked before
    void get(String url, String type, Consumer<@Nullable ModuleScript> consumer, Runnable fetch) {
        Entry entry = entries.get(new Key(url, type));
        if (entry == null) {
            entry = new Entry();
            entries.put(new Key(url, type), entry);
            entry.waiting = new ArrayList<>(List.of(consumer));
            fetch.run();
        } else if (entry.waiting != null) {
            entry.waiting.add(consumer);
        } else {
            consumer.accept(entry.script);
        }
    }

    /// Sets what a fetch has brought, and tells all who wait.
    void set(String url, String type, @Nullable ModuleScript script) {
        Entry entry = entries.get(new Key(url, type));
        if (entry == null || entry.waiting == null) {
            throw new IllegalStateException("nobody waits for " + url);
        }
        List<Consumer<@Nullable ModuleScript>> waiting = entry.waiting;
        entry.waiting = null;
        entry.script = script;
        waiting.forEach(it -> it.accept(script));
    }

    /// The module, or null while it is being fetched, if it could not be, and if nobody has asked for it.
    @Nullable
    ModuleScript find(String url, String type) {
        Entry entry = entries.get(new Key(url, type));
        return entry == null ? null : entry.script;
    }
}
