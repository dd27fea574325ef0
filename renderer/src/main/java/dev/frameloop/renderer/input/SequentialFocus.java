package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLElement;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.shadow.Slot;
import dev.frameloop.dom.shadow.Slots;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.window.Focus;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What the tab key does: the focus goes to the next element in the order of `tabindex` and of the tree, and after the last to the document.
///
/// UNIMPLEMENTED: going on into the documents of frames.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#sequential-focus-navigation">HTML: sequential focus navigation</a>
final class SequentialFocus {
    private final Window window;
    private final Focus focus;

    SequentialFocus(Window window) {
        this.window = window;
        focus = window.documentFocus();
    }

    /// Moves the focus one on, or one back.
    void move(boolean forward) {
        Element root = window.document().documentElement();
        if (root == null) {
            return;
        }
        List<HTMLElement> order = new ArrayList<>();
        collect(List.of(root), order);
        HTMLElement next = next(order, forward);
        if (next == null) {
            focus.clear(null);
        } else {
            KeyActions.focus(window, next);
            if (next == focus.focused() && next instanceof TextControl control && !control.isMultiline()) {
                control.selection().set(0, control.editedText().length());
            }
        }
    }

    private @Nullable HTMLElement next(List<HTMLElement> order, boolean forward) {
        Node from = focus.startingPoint();
        if (order.isEmpty()) {
            return null;
        }
        if (from == null) {
            return forward ? order.getFirst() : order.getLast();
        }
        int at = from instanceof HTMLElement element ? order.indexOf(element) : -1;
        if (at >= 0) {
            int to = forward ? at + 1 : at - 1;
            return to < 0 || to == order.size() ? null : order.get(to);
        }
        // From a place that is not in the order: the nearest in the tree.
        HTMLElement nearest = null;
        for (HTMLElement element : order) {
            if (element.tabIndex() == 0 && follows(from, element) == forward) {
                nearest = element;
                if (forward) {
                    break;
                }
            }
        }
        return nearest;
    }

    private static boolean follows(Node from, Node element) {
        return (from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) != 0;
    }

    /// Adds what can be reached in one scope: a document, a shadow tree, the contents of a slot.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/interaction.html#tabindex-ordered-focus-navigation-scope">HTML: tabindex-ordered focus
    ///     navigation scope</a>
    private void collect(List<? extends Node> roots, List<HTMLElement> order) {
        List<Element> scope = new ArrayList<>();
        for (Node root : roots) {
            addScope(root, scope);
        }
        scope.sort(Comparator.comparingInt(SequentialFocus::place));
        for (Element element : scope) {
            boolean skipped = element instanceof HTMLElement html && hasTabIndex(html) && html.tabIndex() < 0;
            if (skipped) {
                continue;
            }
            if (element instanceof HTMLElement html && isReachable(html)) {
                order.add(html);
            }
            ShadowRoot shadow = ShadowRoot.of(element);
            if (shadow != null) {
                collect(children(shadow), order);
            } else if (isAssignedSlot(element)) {
                collect(Slots.findFlattenedSlottables(element), order);
            }
        }
    }

    /// Adds an element and what is in it, but for what belongs to the scopes of hosts and slots.
    private static void addScope(Node root, List<Element> scope) {
        Node node = root;
        while (node != null) {
            boolean ownsScope = false;
            if (node instanceof Element element) {
                scope.add(element);
                ownsScope = ShadowRoot.of(element) != null || isAssignedSlot(element);
            }
            node = ownsScope ? node.followingSkippingChildren(root) : node.following(root);
        }
    }

    private static boolean isAssignedSlot(Element element) {
        return element instanceof Slot && element.treeScope() instanceof ShadowRoot;
    }

    private static List<Node> children(Node parent) {
        List<Node> children = new ArrayList<>();
        for (Node child = parent.firstChild(); child != null; child = child.nextSibling()) {
            children.add(child);
        }
        return children;
    }

    /// Positive numbers first, in their order, then those in the order of the tree.
    private static int place(Element element) {
        int index = element instanceof HTMLElement html ? html.tabIndex() : 0;
        return index > 0 ? index : Integer.MAX_VALUE;
    }

    private static boolean hasTabIndex(HTMLElement element) {
        return element.hasAttribute("tabindex");
    }

    private boolean isReachable(HTMLElement element) {
        return focus.isFocusable(element) && (element.tabIndex() >= 0 || !hasTabIndex(element))
                && !(element instanceof HTMLInputElement input && input.type().equals("radio")
                        && RadioGroup.isPassedOver(input, focus.focused()));
    }
}
