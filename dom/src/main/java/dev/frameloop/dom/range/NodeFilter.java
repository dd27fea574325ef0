package dev.frameloop.dom.range;

import dev.frameloop.dom.tree.Node;

/// Says which nodes an iterator or walker visits.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-nodefilter">DOM: NodeFilter</a>
@FunctionalInterface
public interface NodeFilter {
    /// The node is visited.
    int FILTER_ACCEPT = 1;
    /// A walker leaves out the node and its descendants; an iterator only the node.
    int FILTER_REJECT = 2;
    /// The node is left out, not its descendants.
    int FILTER_SKIP = 3;
    /// All types of nodes.
    long SHOW_ALL = 0xFFFFFFFFL;
    /// Elements.
    long SHOW_ELEMENT = 0x1;
    /// Texts.
    long SHOW_TEXT = 0x4;
    /// Comments.
    long SHOW_COMMENT = 0x80;

    /// One of the three results.
    int acceptNode(Node node);
}
