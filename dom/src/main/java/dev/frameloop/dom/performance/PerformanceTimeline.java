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
    private static final List<String> TYPES = List.of(PerformanceMark.TYPE, PerformanceMeasure.TYPE);
    private static final List<String> TYPES_WITH_DOCUMENT = List.of(PerformanceLongTaskTiming.TYPE,
            PerformanceMark.TYPE,
            PerformanceMeasure.TYPE);

    /// How many entries are kept of a type that only observers see.
    ///
    /// @see <a href="https://w3c.github.io/timing-entrytypes-registry/#registry">Timing Entry Names Registry</a>
    private static final int LONG_TASK_LIMIT = 200;

    private final GlobalObject global;
    /// The performance entry buffer map.
    private final Map<String, List<PerformanceEntry>> buffers = new TreeMap<>();
    private final List<String> supportedEntryTypes;
    private final List<PerformanceObserver> observers = new ArrayList<>();
    private boolean taskQueued;
    private long droppedLongTasks;

    PerformanceTimeline(GlobalObject global, boolean hasDocument) {
        this.global = global;
        supportedEntryTypes = hasDocument ? TYPES_WITH_DOCUMENT : TYPES;
        supportedEntryTypes.forEach(type -> buffers.put(type, new ArrayList<>()));
    }

    /// @see <a href="https://w3c.github.io/performance-timeline/#queue-a-performanceentry">Performance Timeline: queue a PerformanceEntry</a>
    void queueEntry(PerformanceEntry entry) {
        // 1. - 5. Each observer of the type keeps it.
        observers.forEach(observer -> observer.offer(entry));
        // 6. - 8. So does the timeline; marks and measures have no limit.
        List<PerformanceEntry> buffer = buffer(entry.entryType());
        if (entry.entryType().equals(PerformanceLongTaskTiming.TYPE) && buffer.size() >= LONG_TASK_LIMIT) {
            droppedLongTasks++;
        } else {
            buffer.add(entry);
        }
        // 9. Tell the observers in a task.
        queueObserverTask();
    }

    /// The types of entries that there are, sorted.
    List<String> supportedEntryTypes() {
        return supportedEntryTypes;
    }

    /// How many entries of a type were lost because there were too many.
    long dropped(String type) {
        return type.equals(PerformanceLongTaskTiming.TYPE) ? droppedLongTasks : 0;
    }

    /// What is kept of a type.
    List<PerformanceEntry> buffer(String type) {
        return buffers.getOrDefault(type, List.of());
    }

    /// The entries of a type and name, by the time at which they began; null stands for any. Long tasks only observers see.
    ///
    /// @see <a href="https://w3c.github.io/performance-timeline/#filter-buffer-map-by-name-and-type">Performance Timeline: filter buffer map by
    ///     name and type</a>
    List<PerformanceEntry> entries(@Nullable String name, @Nullable String type) {
        List<PerformanceEntry> all = new ArrayList<>();
        buffers.forEach((bufferType, entries) -> {
            boolean isAvailable = !bufferType.equals(PerformanceLongTaskTiming.TYPE);
            if (isAvailable && (type == null || type.equals(bufferType))) {
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
