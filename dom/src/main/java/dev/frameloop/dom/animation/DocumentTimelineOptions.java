package dev.frameloop.dom.animation;

/// What a {@link DocumentTimeline} is made with.
///
/// @param originTime the timeline's zero, in milliseconds from the time origin
public record DocumentTimelineOptions(double originTime) {}
