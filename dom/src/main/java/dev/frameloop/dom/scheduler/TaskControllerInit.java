package dev.frameloop.dom.scheduler;

/// What a {@link TaskController} is made with.
///
/// @param priority `user-blocking`, `user-visible` or `background`
public record TaskControllerInit(String priority) {}
