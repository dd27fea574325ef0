package dev.frameloop.dom.shadow;

/// How a slot tells what it holds.
///
/// @param flatten whether slots among the nodes are replaced by what they show, and nothing by the slot's own children
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#assignednodesoptions">HTML: AssignedNodesOptions</a>
public record AssignedNodesOptions(boolean flatten) {}
