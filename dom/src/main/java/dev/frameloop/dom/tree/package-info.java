/// The tree of nodes and its mutation algorithms, written once.
///
/// Follows the DOM Standard's chapter on nodes. Nodes are linked by parent, first, last, next and previous, so that sibling
/// operations cost the same on every page; nothing changes the tree but {@link dev.frameloop.dom.tree.Mutations},
/// {@link dev.frameloop.dom.tree.NamedNodeMap} and {@link dev.frameloop.dom.tree.CharacterData}, and these tell every
/// {@link dev.frameloop.dom.tree.TreeObserver} of the document.
///
/// What the tree needs from rooms above it are ports: {@link dev.frameloop.dom.tree.SelectorEngine},
/// {@link dev.frameloop.dom.tree.ElementFactory} and {@link dev.frameloop.dom.tree.Markup}, found as services. May use
/// `dom.script` and, being one body with them in the standard, `dom.event`, `dom.shadow`, `dom.range` and `dom.mutation`.
/// Read {@link dev.frameloop.dom.tree.Node} first, then {@link dev.frameloop.dom.tree.Mutations}.
///
/// @see <a href="https://dom.spec.whatwg.org/#nodes">DOM: nodes</a>
@NullMarked
package dev.frameloop.dom.tree;

import org.jspecify.annotations.NullMarked;
