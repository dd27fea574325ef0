package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.TextAlign;
import dev.frameloop.dom.css.value.WritingMode;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TablePart;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/// The fragments of a page, kept in step with its boxes, and where each box's fragment is.
///
/// {@link #update} begins with the boxes that have changed, the deepest first: each is laid out under the constraint space that it had. If
/// that makes no difference to its surroundings its new fragment takes the place of the old one, and nothing further up is
/// touched; else the box around it is next. So the work follows what a change reaches, not the size of the page, and a change that
/// reaches all is the same as a first layout.
public final class LayoutTree {
    private final BlockContainer viewport;
    private final LayoutQueue queue;
    private final Layouter layouter;
    private long viewportWidth;
    private long viewportHeight;
    private long scrollChanges;

    /// @param viewport the box that holds all others
    /// @param inlineContext fonts and shaping
    /// @param onStale is called when layout goes out of date
    public LayoutTree(BlockContainer viewport, InlineContext inlineContext, Runnable onStale) {
        this.viewport = viewport;
        this.queue = new LayoutQueue(onStale);
        this.layouter = new Layouter(queue, inlineContext);
        layouter.state(viewport).invalidate();
    }

    /// Sets the size of the initial containing block, in CSS px.
    public void setViewportSize(double width, double height) {
        long newWidth = LayoutUnit.of(width);
        long newHeight = LayoutUnit.of(height);
        if (newWidth != viewportWidth || newHeight != viewportHeight) {
            viewportWidth = newWidth;
            viewportHeight = newHeight;
            layouter.state(viewport).invalidate();
        }
    }

    /// Sets who is told of each box whenever it is laid out; null for nobody.
    public void setLayoutListener(@Nullable Consumer<LayoutBox> listener) {
        layouter.setListener(listener);
    }

    /// Whether {@link #update} has something to do.
    public boolean isStale() {
        return !queue.isEmpty();
    }

    /// Brings all fragments up to date.
    ///
    /// @return how many boxes were laid out
    public int update() {
        BoxState state = queue.poll();
        while (state != null) {
            relayout(state);
            state = queue.poll();
        }
        return layouter.takeBoxesLaidOut();
    }

    private void relayout(BoxState state) {
        LayoutBox box = state.box();
        if (box == viewport) {
            LayoutResult result = layouter.layoutRoot(viewport, viewportSpace());
            state.commit(viewportSpace(), result);
            commitInside(state, result.fragment());
            return;
        }
        if (!isAttached(box)) {
            return;
        }
        BoxState.Entry old = state.committed();
        ConstraintSpace space = old == null ? null : old.space();
        if (old == null || space == null || state.container == null || state.index < 0 || box instanceof TablePart) {
            invalidateAround(state);
            return;
        }
        IntrinsicSizes sizes = state.intrinsicSizes();
        boolean contributes = state.ownSizeChanged && state.container.intrinsicSizes() != null;
        state.ownSizeChanged = false;
        state.setIntrinsicSizes(null);
        LayoutResult result = layouter.layoutRoot(box, space);
        // A flex or grid container or a table may have measured an item that it then gave a size in another way.
        boolean settled = (box.isFlexLevel() || box.isTableCell()) && (space.fixedBlockSize()
                || result.fragment().contentBlockSize() != old.result().fragment().contentBlockSize());
        boolean same = !settled && !contributes
                && (result.hasSameEffectAs(old.result()) || isWithinBlockFlow(state, old.result(), result))
                && (sizes == null || sizes.equals(layouter.intrinsicSizesOfRoot(box)));
        BoxFragment around = state.container.fragment();
        if (!same || around == null || around.childCount() <= state.index
                || around.child(state.index).fragment() != old.result().fragment()) {
            invalidateAround(state);
            return;
        }
        around.replaceChild(state.index,
                new PlacedFragment(around.child(state.index).x(), around.child(state.index).y(), result.fragment()));
        state.commit(space, result);
        commitInside(state, result.fragment());
        for (BoxState up = state.container; up != null; up = up.container) {
            up.forgetTrials();
        }
    }

    /// Whether a block is only wider or narrower than it was: blocks below do not move then, and if it stays within the one around it
    /// nothing at all changes there.
    private boolean isWithinBlockFlow(BoxState state, LayoutResult old, LayoutResult result) {
        BoxState around = state.container;
        LayoutBox box = state.box();
        if (around == null || around.fragment() == null || around.box() != box.container()
                || around.intrinsicSizes() != null || !(around.box() instanceof BlockContainer)
                || box.isInlineLevel() || box.isOutOfFlow() || state.wasBesideFloats
                || !startsAtMargin(box, around.box())) {
            return false;
        }
        PhysicalRect inside = around.box().isScrollContainer()
                ? reachableInFlow(box, around.fragment())
                : around.fragment().paddingBox();
        return inside.contains(old.fragment().scrollableOverflow().translate(state.x, state.y))
                && inside.contains(result.fragment().scrollableOverflow().translate(state.x, state.y))
                && result.hasSameFlowEffectAs(old);
    }

    /// Where a block of a scroll container makes the area that can be scrolled to no larger: its margin counts there, and the padding
    /// after it.
    private static PhysicalRect reachableInFlow(LayoutBox box, BoxFragment around) {
        PhysicalRect content = around.contentBox();
        long margin = Edges.margin(box.style(), WritingDirection.of(around.style()), content.width()).inlineEnd();
        return new PhysicalRect(content.x(), content.y(), Math.max(0, content.width() - Math.max(0, margin)),
                content.height());
    }

    /// Whether the inline-start edge of a block does not depend on its size.
    private static boolean startsAtMargin(LayoutBox box, LayoutBox around) {
        LogicalEdges auto = Edges.autoMargins(box.style(), WritingDirection.of(box.style()));
        return auto.inlineSum() == 0 && around.style().writingMode() == WritingMode.HORIZONTAL_TB
                && !around.style().isRightToLeft()
                && around.style().textAlign().ordinal() < TextAlign.WEBKIT_LEFT.ordinal();
    }

    private ConstraintSpace viewportSpace() {
        return ConstraintSpace.of(viewportWidth, viewportHeight).withFixedInlineSize(viewportWidth)
                .withFixedBlockSize(viewportHeight, true);
    }

    private boolean isAttached(LayoutBox box) {
        Box top = box;
        while (top.parent() != null) {
            top = top.parent();
        }
        return top == viewport;
    }

    /// A box's change reaches out of it: what is around it has to be laid out, and for a positioned box what holds it.
    private void invalidateAround(BoxState state) {
        state.setIntrinsicSizes(null);
        LayoutBox around = state.box().container();
        if (around != null) {
            queue.add(layouter.state(around));
        }
        if (state.container != null && state.box().isAbsolutelyPositioned()) {
            queue.add(state.container);
        }
    }

    /// Notes where the fragments in a new fragment are; goes no further into one that was there before.
    private void commitInside(BoxState top, BoxFragment fragment) {
        Deque<BoxState> waiting = new ArrayDeque<>();
        waiting.push(top);
        while (!waiting.isEmpty()) {
            BoxState state = waiting.pop();
            BoxFragment around = state == top ? fragment : state.fragment();
            if (around == null) {
                continue;
            }
            for (int i = 0; i < around.childCount(); i++) {
                PlacedFragment child = around.child(i);
                if (child.fragment() instanceof BoxFragment box) {
                    place(state, box, i, child.x(), child.y(), waiting);
                } else {
                    commitLine(state, child, waiting);
                }
            }
        }
    }

    private void commitLine(BoxState state, PlacedFragment line, Deque<BoxState> waiting) {
        Deque<PlacedFragment> inline = new ArrayDeque<>();
        inline.push(line);
        while (!inline.isEmpty()) {
            PlacedFragment item = inline.pop();
            for (PlacedFragment child : children(item.fragment())) {
                long x = item.x() + child.x();
                long y = item.y() + child.y();
                if (child.fragment() instanceof BoxFragment box) {
                    place(state, box, -1, x, y, waiting);
                } else if (child.fragment() instanceof InlineBoxFragment) {
                    inline.push(new PlacedFragment(x, y, child.fragment()));
                }
            }
        }
    }

    private static List<PlacedFragment> children(Fragment fragment) {
        return switch (fragment) {
            case LineFragment line -> line.children();
            case InlineBoxFragment part -> part.children();
            case BoxFragment _,TextFragment _ -> List.of();
        };
    }

    private void place(BoxState container, BoxFragment fragment, int index, long x, long y, Deque<BoxState> waiting) {
        BoxState state = layouter.state(fragment.layoutBox());
        state.container = container;
        state.index = index;
        state.x = x;
        state.y = y;
        if (state.fragment() != fragment) {
            state.commit(fragment);
            waiting.push(state);
        }
    }

    /// The fragment of the viewport's box.
    public BoxFragment root() {
        BoxFragment fragment = layouter.state(viewport).fragment();
        if (fragment == null) {
            throw new IllegalStateException("The page has not been laid out yet");
        }
        return fragment;
    }

    /// The fragment of a box; null while it has none.
    public @Nullable BoxFragment fragment(LayoutBox box) {
        return layouter.state(box).fragment();
    }

    /// The box whose fragment holds that of a box: the containing block of a positioned box, the block container of one on a line.
    public @Nullable LayoutBox container(LayoutBox box) {
        BoxState state = layouter.state(box).container;
        return state == null ? null : state.box();
    }

    /// The left border edge of a box from that of the fragment that holds it, in 1/64 px.
    public long x(LayoutBox box) {
        return layouter.state(box).x;
    }

    /// The upper border edge of a box from that of the fragment that holds it, in 1/64 px.
    public long y(LayoutBox box) {
        return layouter.state(box).y;
    }

    /// How far the content of a box is scrolled to the right, in CSS px.
    public double scrollLeft(LayoutBox box) {
        return layouter.state(box).scrollLeft;
    }

    /// How far the content of a box is scrolled down, in CSS px.
    public double scrollTop(LayoutBox box) {
        return layouter.state(box).scrollTop;
    }

    /// How often boxes have been scrolled.
    public long scrollChanges() {
        return scrollChanges;
    }

    /// Scrolls the content of a box; fragments stay as they are.
    public void setScroll(LayoutBox box, double left, double top) {
        BoxState state = layouter.state(box);
        if (state.scrollLeft != left || state.scrollTop != top) {
            state.scrollLeft = left;
            state.scrollTop = top;
            scrollChanges++;
        }
    }

    /// The parts of an inline-level box on the lines of its block container, in that one's coordinates and in the order of the lines.
    ///
    /// @param box an inline box or a text
    public List<PlacedFragment> parts(Box box) {
        List<PlacedFragment> parts = new ArrayList<>();
        LayoutBox container = box.container();
        BoxFragment around = container == null ? null : fragment(container);
        if (around == null) {
            return parts;
        }
        Deque<PlacedFragment> waiting = new ArrayDeque<>();
        for (int i = 0; i < around.childCount(); i++) {
            if (around.child(i).fragment() instanceof LineFragment) {
                waiting.push(around.child(i));
            }
            while (!waiting.isEmpty()) {
                PlacedFragment item = waiting.pop();
                if (item.fragment().box() == box && !(item.fragment() instanceof LineFragment)) {
                    parts.add(item);
                }
                List<PlacedFragment> children = children(item.fragment());
                for (int j = children.size() - 1; j >= 0; j--) {
                    PlacedFragment child = children.get(j);
                    waiting.push(new PlacedFragment(item.x() + child.x(), item.y() + child.y(), child.fragment()));
                }
            }
        }
        return parts;
    }
}
