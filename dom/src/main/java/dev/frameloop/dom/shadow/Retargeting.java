package dev.frameloop.dom.shadow;

import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

/// How an object reads to those who may not see into shadow trees.
public final class Retargeting {
    private Retargeting() {}

    /// What stands for `a` where `b` is: `a` itself, or the nearest host whose shadow trees hide it.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#retarget">DOM: retarget</a>
    public static @Nullable EventTarget retarget(@Nullable EventTarget a, @Nullable EventTarget b) {
        EventTarget result = a;
        while (result instanceof Node node) {
            // 1. Visible is what is in no shadow tree, or in one that `b` is in as well.
            DocumentFragment root = shadowRootOf(node);
            if (root == null || b instanceof Node other && root.isShadowIncludingInclusiveAncestorOf(other)) {
                break;
            }
            // 2. Otherwise its host may be.
            result = root.host();
        }
        return result;
    }

    /// The shadow root at the root of a node's tree, or null.
    public static @Nullable DocumentFragment shadowRootOf(Node node) {
        return node.treeScope() instanceof DocumentFragment root ? root : null;
    }
}
