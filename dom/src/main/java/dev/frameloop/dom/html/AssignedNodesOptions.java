package dev.frameloop.dom.html;

/// Options of {@link HTMLSlotElement#assignedNodes}.
///
/// @param flatten whether to resolve fallback contents and nested slots
public record AssignedNodesOptions(boolean flatten) {}
