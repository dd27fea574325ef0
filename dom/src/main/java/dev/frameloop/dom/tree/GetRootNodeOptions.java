package dev.frameloop.dom.tree;

/// Options of {@link Node#getRootNode}.
///
/// @param composed whether to leave shadow trees for their hosts'
public record GetRootNodeOptions(boolean composed) {}
