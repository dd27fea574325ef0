package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// The entries of one global, and the observers that are told of them.
///
/// @see <a href="https://w3c.github.io/performance-timeline/#performance-timeline">Performance Timeline</a>
final class PerformanceTimeline {
    /// The types of entries that there are, sorted.
    static final List<String> SUPPORTED_ENTRY_TYPES = List.of(PerformanceMark.TYPE, PerformanceMeasure.TYPE);

    private final GlobalObject global;
    /// The performance entry buffer map.
    private final Map<String, List<PerformanceEntry>> buffers = new TreeMap<>();
    private final List<PerformanceObserver> observers = new ArrayList<>();
    private boolean taskQueued;

    PerformanceTimeline(GlobalObject global) {
        this.global = global;
        SUPPORTED_ENTRY_TYPES.forEach(type -> buffers.put(type, new ArrayList<>()));
    }

    /// @see <a href="https://w3c.github.io/performance-timeline/#queue-a-performanceentry">Performance Timeline: queue a PerformanceEntry</a>
    void queueEntry(PerformanceEntry entry) {
        // 1. - 5. Each observer of the type keeps it.
        observers.forEach(observer -> observer.offer(entry));
        // 6. - 8. So does the timeline; marks and measures have no limit.
        buffer(entry.entryType()).add(entry);
        // 9. Tell the observers in a task.
        queueObserverTask();
    }

    private List<PerformanceEntry> buffer(String type) {
        return buffers.getOrDefault(type, List.of());
    }

    /// The entries of a type and name, by the time at which they began; null stands for any.
    ///
    /// @see <a href="https://w3c.github.io/performance-timeline/#filter-buffer-map-by-name-and-type">Performance Timeline: filter buffer map by
    ///     name and type</a>
    List<PerformanceEntry> entries(@Nullable String name, @Nullable String type) {
        List<PerformanceEntry> all = new ArrayList<>();
        buffers.forEach((bufferType, entries) -> {
            if (type == null || type.equals(bufferType)) {
                all.addAll(entries);
            }
        });
        return filtered(all, name, type);
    }

    /// @see <a href="https://w3c.github.io/performance-timeline/#filter-buffer-by-name-and-type">Performance Timeline: filter buffer by name and
    ///     type</a>
    static List<PerformanceEntry> filtered(List<PerformanceEntry> entries, @Nullable String name,
            @Nullable String type) {
        return entries.stream()
                .filter(entry -> (name == null || name.equals(entry.name()))
                        && (type == null || type.equals(entry.entryType())))
                .sorted(Comparator.comparingDouble(PerformanceEntry::startTime)).toList();
    }

    /// The entry of a type and name that was made last, or null.
    @Nullable
    PerformanceEntry last(String type, String name) {
        return buffer(type).reversed().stream().filter(entry -> entry.name().equals(name)).findFirst().orElse(null);
    }

    /// Forgets the entries of a type and name; null stands for any name.
    void clear(String type, @Nullable String name) {
        buffer(type).removeIf(entry -> name == null || name.equals(entry.name()));
    }

    void register(PerformanceObserver observer) {
        if (!observers.contains(observer)) {
            observers.add(observer);
        }
    }

    void unregister(PerformanceObserver observer) {
        observers.remove(observer);
    }

    /// @see <a href="https://w3c.github.io/performance-timeline/#queue-the-performanceobserver-task">Performance Timeline: queue the
    ///     PerformanceObserver task</a>
    void queueObserverTask() {
        // 1. - 2. One task at a time.
        if (taskQueued || observers.isEmpty()) {
            return;
        }
        taskQueued = true;
        // 3. In it, tell each observer that was there at its beginning.
        global.queueGlobalTask(TaskSource.PERFORMANCE_TIMELINE, "performance observers", () -> {
            taskQueued = false;
            List.copyOf(observers).forEach(PerformanceObserver::deliver);
        });
    }
}
