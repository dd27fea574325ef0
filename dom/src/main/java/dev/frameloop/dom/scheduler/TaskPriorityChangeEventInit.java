package dev.frameloop.dom.scheduler;

/// What a {@link TaskPriorityChangeEvent} is made with.
///
/// @param bubbles whether it goes up from its target to the ancestors
/// @param cancelable whether `preventDefault()` has an effect
/// @param composed whether it leaves the shadow tree of its target
/// @param previousPriority the priority before the change
public record TaskPriorityChangeEventInit(boolean bubbles, boolean cancelable, boolean composed,
        String previousPriority) {}
