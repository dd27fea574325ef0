package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Node;

/// What a {@link StaticRange} is made with.
///
/// @param startContainer the node in which it starts
/// @param startOffset where in that node
/// @param endContainer the node in which it ends
/// @param endOffset where in that node
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-staticrangeinit">DOM: StaticRangeInit</a>
public record StaticRangeInit(Node startContainer, long startOffset, Node endContainer, long endOffset) {}
