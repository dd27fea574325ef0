package dev.frameloop.engine.explore;

import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/// An order in which a run may happen: the choices that differ from what happens without exploration.
///
/// @param departures for the number of each such choice in its run, from 0, the option that is taken; all greater than 0
public record Schedule(NavigableMap<Integer, Integer> departures) {
    /// What happens without exploration.
    public static final Schedule DEFAULT = new Schedule(new TreeMap<>());

    /// How many choices differ.
    public int size() {
        return departures.size();
    }

    Schedule without(Iterable<Integer> indexes) {
        NavigableMap<Integer, Integer> fewer = new TreeMap<>(departures);
        indexes.forEach(fewer::remove);
        return new Schedule(fewer);
    }

    Schedule with(int index, int taken) {
        NavigableMap<Integer, Integer> changed = new TreeMap<>(departures);
        changed.put(index, taken);
        return new Schedule(changed);
    }

    boolean isShorterThan(Schedule other) {
        return size() != other.size() ? size() < other.size() : sum() < other.sum();
    }

    private int sum() {
        return departures.values().stream().mapToInt(Integer::intValue).sum();
    }

    /// Answers by the schedule; an option that is not there any more, since an earlier choice has changed the run, is the last one.
    int taken(int index, int count) {
        Map.Entry<Integer, Integer> departure = departures.floorEntry(index);
        return departure == null || departure.getKey() != index ? 0 : Math.min(departure.getValue(), count - 1);
    }
}
