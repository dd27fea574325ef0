package dev.frameloop.dom.event;

import dev.frameloop.dom.shadow.Retargeting;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.shadow.Slot;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// Fixes the path of an event before its first listener is called, and finds what a click activates.
///
/// @see <a href="https://dom.spec.whatwg.org/#concept-event-dispatch">DOM: dispatch, steps 3 to 6.9</a>
final class EventPathBuilder {
    private final Event event;
    private final EventPath path = new EventPath();
    private final boolean isActivationEvent;
    private final @Nullable EventTarget originalRelatedTarget;
    private final EventTarget targetOverride;
    private EventTarget target;
    @Nullable
    EventTarget activationTarget;

    EventPathBuilder(Event event, EventTarget target, EventTarget targetOverride, boolean isActivationEvent) {
        this.event = event;
        this.target = target;
        this.targetOverride = targetOverride;
        this.isActivationEvent = isActivationEvent;
        originalRelatedTarget = event.relatedTarget;
    }

    /// Builds the path and gives it to the event.
    ///
    /// @return false if there is nothing to dispatch, since the related target reads as the target
    boolean build() {
        // 4. - 6. An event between two things in one shadow tree is none outside of it.
        EventTarget relatedTarget = Retargeting.retarget(originalRelatedTarget, target);
        if (target == relatedTarget && target != originalRelatedTarget) {
            return false;
        }
        event.path = path;
        // 6.3. - 6.5. The path begins with the target.
        append(target, targetOverride, true, relatedTarget, false);
        considerForActivation(target);
        // 6.6. - 6.9. It goes on with the parents.
        EventTarget current = target;
        EventTarget shadowAdjusted = targetOverride;
        EventTarget parent = target.getTheParent(event);
        while (parent != null) {
            // 6.9.1. - 6.9.2. A parent that is a slot was reached from what is assigned to it.
            boolean slotInClosedTree = isAssignedSlot(current, parent) && isInClosedTree(parent);
            // 6.9.3. What the related target is there.
            relatedTarget = Retargeting.retarget(originalRelatedTarget, parent);
            if (!leavesShadowTreeOfTarget(current)) {
                // 6.9.6. The target reads as before.
                if (event.bubbles()) {
                    considerForActivation(parent);
                }
                append(parent, shadowAdjusted, false, relatedTarget, slotInClosedTree);
            } else if (parent == relatedTarget) {
                // 6.9.7. From here on target and related target are the same.
                break;
            } else {
                // 6.9.8. The host stands for what is in its shadow tree.
                target = parent;
                shadowAdjusted = parent;
                considerForActivation(parent);
                append(parent, shadowAdjusted, true, relatedTarget, slotInClosedTree);
            }
            // 6.9.9. On to the next.
            current = parent;
            parent = parent.getTheParent(event);
        }
        return true;
    }

    private void considerForActivation(EventTarget candidate) {
        if (isActivationEvent && activationTarget == null && candidate.hasActivationBehavior()) {
            activationTarget = candidate;
        }
    }

    private static boolean isAssignedSlot(EventTarget current, EventTarget parent) {
        return parent instanceof Slot && current instanceof Node node && node.parentNode() != parent;
    }

    private static boolean isInClosedTree(EventTarget slot) {
        return slot instanceof Node node && node.treeScope() instanceof ShadowRoot root && root.mode().equals("closed");
    }

    /// Whether the way up from here leaves the shadow tree that the target is in, so that its host is the target from there on.
    private boolean leavesShadowTreeOfTarget(EventTarget current) {
        return current instanceof ShadowRoot root && target instanceof Node node && node.root() == root;
    }

    /// Whether the event's last target or related target is in a shadow tree, and so is not to be seen after the dispatch.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-dispatch">DOM: dispatch, steps 6.10 and 6.11</a>
    boolean leavesTargetInShadowTree() {
        for (int index = path.size() - 1; index >= 0; index--) {
            EventPath.Entry entry = path.get(index);
            if (entry.atTarget()) {
                return isInShadowTree(entry.shadowAdjustedTarget()) || isInShadowTree(entry.relatedTarget());
            }
        }
        return false;
    }

    private static boolean isInShadowTree(@Nullable EventTarget target) {
        return target instanceof Node node && node.treeScope() instanceof ShadowRoot;
    }

    /// @see <a href="https://dom.spec.whatwg.org/#concept-event-path-append">DOM: append to an event path</a>
    private void append(EventTarget invocationTarget, EventTarget shadowAdjustedTarget, boolean atTarget,
            @Nullable EventTarget relatedTarget, boolean slotInClosedTree) {
        boolean rootOfClosedTree = invocationTarget instanceof ShadowRoot root && root.mode().equals("closed");
        path.append(
                new EventPath.Entry(invocationTarget, shadowAdjustedTarget, atTarget, isInShadowTree(invocationTarget),
                        relatedTarget, rootOfClosedTree, slotInClosedTree));
    }
}
