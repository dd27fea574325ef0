package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The targets that an event visits, innermost first, fixed before the first listener is called.
///
/// @see <a href="https://dom.spec.whatwg.org/#event-path">DOM: event path</a>
final class EventPath {
    /// The path of an event that is not being dispatched.
    static final EventPath EMPTY = new EventPath(List.of());

    /// One target of the path.
    ///
    /// @param invocationTarget whose listeners are called
    /// @param shadowAdjustedTarget what is the event's target there
    /// @param atTarget whether the invocation target is the event's target there, which the standard tells by a target of its own
    /// @param inShadowTree whether the invocation target is a node of a shadow tree
    /// @param relatedTarget what is the event's related target there
    /// @param rootOfClosedTree whether the invocation target is a closed shadow root
    /// @param slotInClosedTree whether the invocation target is a slot through which the path entered a closed shadow tree
    record Entry(EventTarget invocationTarget, EventTarget shadowAdjustedTarget, boolean atTarget,
            boolean inShadowTree, @Nullable EventTarget relatedTarget, boolean rootOfClosedTree,
            boolean slotInClosedTree) {}

    private final List<Entry> entries;

    private EventPath(List<Entry> entries) {
        this.entries = entries;
    }

    EventPath() {
        this(new ArrayList<>());
    }

    void append(Entry entry) {
        entries.add(entry);
    }

    int size() {
        return entries.size();
    }

    Entry get(int index) {
        return entries.get(index);
    }

    /// What a listener on the current target may see of the path.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-event-composedpath">DOM: composedPath()</a>
    List<EventTarget> composedPath(@Nullable EventTarget currentTarget) {
        List<EventTarget> composedPath = new ArrayList<>();
        if (entries.isEmpty() || currentTarget == null) {
            return composedPath;
        }
        // 7. - 11. Find the current target, and how deep in closed trees it is.
        int currentTargetIndex = entries.size() - 1;
        int currentTargetLevel = 0;
        for (; currentTargetIndex >= 0; currentTargetIndex--) {
            Entry entry = entries.get(currentTargetIndex);
            currentTargetLevel += entry.rootOfClosedTree() ? 1 : 0;
            if (entry.invocationTarget() == currentTarget) {
                break;
            }
            currentTargetLevel -= entry.slotInClosedTree() ? 1 : 0;
        }
        // 12. - 13. Go inwards from it, leaving out what lies in deeper closed trees.
        int currentLevel = currentTargetLevel;
        int maxLevel = currentTargetLevel;
        for (int index = currentTargetIndex - 1; index >= 0; index--) {
            Entry entry = entries.get(index);
            currentLevel += entry.rootOfClosedTree() ? 1 : 0;
            if (currentLevel <= maxLevel) {
                composedPath.add(entry.invocationTarget());
            }
            if (entry.slotInClosedTree()) {
                currentLevel--;
                maxLevel = Math.min(maxLevel, currentLevel);
            }
        }
        Collections.reverse(composedPath);
        composedPath.add(currentTarget);
        // 14. - 15. Go outwards from it in the same way.
        currentLevel = currentTargetLevel;
        maxLevel = currentTargetLevel;
        for (int index = currentTargetIndex + 1; index < entries.size(); index++) {
            Entry entry = entries.get(index);
            currentLevel += entry.slotInClosedTree() ? 1 : 0;
            if (currentLevel <= maxLevel) {
                composedPath.add(entry.invocationTarget());
            }
            if (entry.rootOfClosedTree()) {
                currentLevel--;
                maxLevel = Math.min(maxLevel, currentLevel);
            }
        }
        return composedPath;
    }
}
