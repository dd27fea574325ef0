package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Is told of the entries that come to the timeline of its global.
///
/// @see <a href="https://w3c.github.io/performance-timeline/#the-performanceobserver-interface">Performance Timeline: PerformanceObserver</a>
public final class PerformanceObserver extends PlatformObject {
    private enum Type {
        UNDEFINED, SINGLE, MULTIPLE
    }

    private final Realm realm;
    private final PerformanceTimeline timeline;
    private final PerformanceObserverCallback callback;
    private final Set<String> observedTypes = new LinkedHashSet<>();
    private List<PerformanceEntry> buffer = new ArrayList<>();
    private Type type = Type.UNDEFINED;
    private boolean requiresDroppedEntries;

    /// `new PerformanceObserver(callback)` of a script.
    public PerformanceObserver(Realm realm, PerformanceObserverCallback callback) {
        this.realm = realm;
        this.callback = callback;
        timeline = Performance.of(realm.global()).timeline();
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The types of entries that there are, sorted.
    public static List<String> supportedEntryTypes(Realm realm) {
        return Performance.of(realm.global()).timeline().supportedEntryTypes();
    }

    /// Begins to observe.
    ///
    /// @throws SimpleException `TypeError` if nothing is given to observe, or too much
    /// @throws DOMException `InvalidModificationError` if a single type comes to several, or the other way round
    /// @see <a href="https://w3c.github.io/performance-timeline/#observe-method">Performance Timeline: observe()</a>
    public void observe(PerformanceObserverInit options) {
        List<String> entryTypes = options.entryTypes();
        String single = options.type();
        // 2. - 4. Either several types and nothing else, or one type.
        if (entryTypes == null && single == null) {
            throw SimpleException.typeError("An observe() call must include either entryTypes or type arguments.");
        }
        if (entryTypes != null && (single != null || options.buffered() != null)) {
            throw SimpleException.typeError(
                    "An observe() call must not include both entryTypes and type or buffered arguments.");
        }
        // 5. - 6. And the same as before.
        setType(entryTypes != null ? Type.MULTIPLE : Type.SINGLE);
        // 7. What was lost before is told.
        requiresDroppedEntries = true;
        // 8. Several types take the place of those before.
        if (entryTypes != null) {
            List<String> supported = entryTypes.stream().filter(timeline.supportedEntryTypes()::contains).toList();
            if (!supported.isEmpty()) {
                observedTypes.clear();
                observedTypes.addAll(supported);
                timeline.register(this);
            }
        } else if (single != null && timeline.supportedEntryTypes().contains(single)) {
            // 9. A single type is added.
            observedTypes.add(single);
            timeline.register(this);
            if (Boolean.TRUE.equals(options.buffered())) {
                buffer.addAll(timeline.buffer(single));
                timeline.queueObserverTask();
            }
        }
    }

    private void setType(Type newType) {
        if (type != Type.UNDEFINED && type != newType) {
            throw new DOMException("InvalidModificationError", type == Type.SINGLE
                    ? "This PerformanceObserver has performed observe({type:...}), therefore it cannot perform observe({entryTypes:...})"
                    : "This PerformanceObserver has performed observe({entryTypes:...}), therefore it cannot perform observe({type:...})");
        }
        type = newType;
    }

    /// Ends to observe, and forgets what was not told.
    public void disconnect() {
        timeline.unregister(this);
        buffer = new ArrayList<>();
        observedTypes.clear();
        type = Type.UNDEFINED;
    }

    /// What was observed and not told yet; it will not be told.
    public List<PerformanceEntry> takeRecords() {
        List<PerformanceEntry> records = buffer;
        buffer = new ArrayList<>();
        return records;
    }

    void offer(PerformanceEntry entry) {
        if (observedTypes.contains(entry.entryType())) {
            buffer.add(entry);
        }
    }

    /// @see <a href="https://w3c.github.io/performance-timeline/#queue-the-performanceobserver-task">Performance Timeline: queue the
    ///     PerformanceObserver task, 3.3.</a>
    void deliver() {
        // 3.3.1. - 3.3.3. What there is.
        if (buffer.isEmpty()) {
            return;
        }
        PerformanceObserverEntryList entries = new PerformanceObserverEntryList(realm, takeRecords());
        // 3.3.4. - 3.3.6. How many were lost.
        PerformanceObserverCallbackOptions options = new PerformanceObserverCallbackOptions(
                requiresDroppedEntries ? observedTypes.stream().mapToLong(timeline::dropped).sum() : null);
        requiresDroppedEntries = false;
        // 3.3.7. Tell; what the callback throws is reported.
        realm.global().invokeCallback("PerformanceObserver callback", () -> callback.call(entries, this, options));
    }
}
