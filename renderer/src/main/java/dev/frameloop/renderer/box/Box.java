package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A box of the box tree: of an element, of a pseudo-element, of a text, or anonymous.
///
/// Boxes are linked like nodes, so that walks in either direction cost a step each. Only {@link BoxTree} links them.
///
/// @see <a href="https://drafts.csswg.org/css-display-3/#intro">CSS Display 3: box tree</a>
public abstract sealed class Box permits LayoutBox, InlineBox, TextBox, LineBreakBox {
    private final @Nullable Node node;
    private final @Nullable PseudoElement pseudoElement;
    private ComputedStyle style;
    private @Nullable Box parent;
    private @Nullable Box previousSibling;
    private @Nullable Box nextSibling;
    private @Nullable Box firstChild;
    private @Nullable Box lastChild;

    Box(@Nullable Node node, @Nullable PseudoElement pseudoElement, ComputedStyle style) {
        this.node = node;
        this.pseudoElement = pseudoElement;
        this.style = style;
    }

    /// The node that the box belongs to, for a pseudo-element its originating element; null for an anonymous box.
    public final @Nullable Node node() {
        return node;
    }

    /// The element whose own box this is; null for a text, a pseudo-element or an anonymous box.
    public final @Nullable Element element() {
        return pseudoElement == null && node instanceof Element element ? element : null;
    }

    /// The pseudo-element whose box this is, if it is one's.
    public final @Nullable PseudoElement pseudoElement() {
        return pseudoElement;
    }

    /// The style; that of the parent for a text, with initial values for what is not inherited where it is anonymous.
    public final ComputedStyle style() {
        return style;
    }

    final void setStyle(ComputedStyle newStyle) {
        style = newStyle;
    }

    /// The box that this one is a child of.
    public final @Nullable Box parent() {
        return parent;
    }

    /// The box before this one.
    public final @Nullable Box previousSibling() {
        return previousSibling;
    }

    /// The box after this one.
    public final @Nullable Box nextSibling() {
        return nextSibling;
    }

    /// The first box in this one.
    public final @Nullable Box firstChild() {
        return firstChild;
    }

    /// The last box in this one.
    public final @Nullable Box lastChild() {
        return lastChild;
    }

    /// The next box in tree order, of those that lie in `root`; null at the end.
    public final @Nullable Box next(Box root) {
        return firstChild != null ? firstChild : nextSkippingChildren(root);
    }

    /// The next box in tree order that does not lie in this one, of those that lie in `root`.
    public final @Nullable Box nextSkippingChildren(Box root) {
        for (Box box = this; box != root && box != null; box = box.parent) {
            if (box.nextSibling != null) {
                return box.nextSibling;
            }
        }
        return null;
    }

    /// The box in which this one is laid out: the nearest ancestor that is more than a part of a line.
    public final @Nullable LayoutBox container() {
        Box box = parent;
        while (box != null && !(box instanceof LayoutBox)) {
            box = box.parent;
        }
        return (LayoutBox) box;
    }

    /// Whether the box takes no part in the flow: it floats or is absolutely positioned.
    public final boolean isOutOfFlow() {
        return isFloating() || isAbsolutelyPositioned();
    }

    /// Whether the box floats.
    public boolean isFloating() {
        return false;
    }

    /// Whether `position` is `absolute` or `fixed`.
    public boolean isAbsolutelyPositioned() {
        return false;
    }

    /// Whether the box stands in a line, rather than among blocks.
    public abstract boolean isInlineLevel();

    final void appendChild(Box child) {
        child.parent = this;
        child.previousSibling = lastChild;
        child.nextSibling = null;
        if (lastChild == null) {
            firstChild = child;
        } else {
            lastChild.nextSibling = child;
        }
        lastChild = child;
    }

    final void insertBefore(Box child, Box reference) {
        child.parent = this;
        child.previousSibling = reference.previousSibling;
        child.nextSibling = reference;
        if (reference.previousSibling == null) {
            firstChild = child;
        } else {
            reference.previousSibling.nextSibling = child;
        }
        reference.previousSibling = child;
    }

    /// Puts another box in the place of a child.
    final void replaceChild(Box child, Box replacement) {
        insertBefore(replacement, child);
        replacement.nextSibling = child.nextSibling;
        if (child.nextSibling == null) {
            lastChild = replacement;
        } else {
            child.nextSibling.previousSibling = replacement;
        }
        child.parent = null;
        child.previousSibling = null;
        child.nextSibling = null;
    }

    /// Lets go of all children; they keep nothing of this box.
    final void removeChildren() {
        for (Box child = firstChild; child != null;) {
            Box next = child.nextSibling;
            if (child.parent == this) {
                child.parent = null;
                child.previousSibling = null;
                child.nextSibling = null;
            }
            child = next;
        }
        firstChild = null;
        lastChild = null;
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + (node == null ? "" : " of " + node.nodeName())
                + (pseudoElement == null ? "" : pseudoElement);
    }
}
