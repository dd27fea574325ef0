package dev.frameloop.dom.css.condition;

/// What a {@link MediaQueryListEvent} is made with: the members of {@link dev.frameloop.dom.event.EventInit}, then its own.
///
/// @param bubbles whether it bubbles
/// @param cancelable whether it can be canceled
/// @param composed whether it leaves shadow trees
/// @param media the serialized queries
/// @param matches whether they match now
public record MediaQueryListEventInit(boolean bubbles, boolean cancelable, boolean composed, String media,
        boolean matches) {}
