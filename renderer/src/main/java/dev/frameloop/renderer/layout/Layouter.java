package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.FlexContainer;
import dev.frameloop.renderer.box.GridContainer;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.box.TablePart;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.function.Consumer;

/// Runs layout algorithms: chooses the one for a box, answers from what the boxes remember, and keeps the Java stack flat.
///
/// Algorithms call each other, so boxes nested without end would overflow the stack. When {@link #DEEPEST} calls are open, all of them
/// are given up, the box in the middle of them is laid out by itself first, on an empty stack, and then the calls are run again: what
/// they ask for they now find remembered. A tree of any depth takes so many steps, each box is laid out at most twice more, and the
/// result is that of plain recursion.
final class Layouter {
    private static final int DEEPEST = 120;

    private final LayoutQueue queue;
    private final InlineContext inlineContext;
    private final ArrayList<Request> open = new ArrayList<>();
    private int boxesLaidOut;
    private @Nullable Consumer<LayoutBox> listener;

    /// What was asked for: a fragment, or the intrinsic sizes where the space is null.
    private record Request(LayoutBox box, @Nullable ConstraintSpace space) {}

    /// Thrown to give up all open calls.
    private static final class TooDeep extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final transient Request request;

        TooDeep(Request request) {
            super(null, null, false, false);
            this.request = request;
        }
    }

    Layouter(LayoutQueue queue, InlineContext inlineContext) {
        this.queue = queue;
        this.inlineContext = inlineContext;
    }

    /// What the layout of text needs.
    InlineContext inlineContext() {
        return inlineContext;
    }

    BoxState state(LayoutBox box) {
        return BoxState.of(box, queue);
    }

    /// How many boxes were laid out since this was last asked; answers from memory do not count.
    int takeBoxesLaidOut() {
        int count = boxesLaidOut;
        boxesLaidOut = 0;
        return count;
    }

    void setListener(@Nullable Consumer<LayoutBox> newListener) {
        listener = newListener;
    }

    /// The place where a box's kind decides how it is laid out.
    private LayoutAlgorithm algorithm(LayoutBox box, ConstraintSpace space) {
        return switch (box) {
            case BlockContainer container when container.isFieldset() ->
                new FieldsetLayout(this, container, space);
            case BlockContainer container when container.isMultiColumn() && !container.style().isVertical() ->
                new MultiColumnLayout(this, container, space);
            case BlockContainer container -> new BlockFlowLayout(this, container, space);
            case ReplacedBox replaced -> new ReplacedLayout(this, replaced, space);
            case FlexContainer flex -> new FlexLayout(this, flex, space);
            case GridContainer grid -> new GridLayout(this, grid, space);
            case TableBox table -> new TableLayout(this, table, space);
            case TablePart _ -> throw new IllegalStateException("Parts of a table are laid out by the table");
        };
    }

    /// Lays out from the top: whatever the depth, this returns.
    LayoutResult layoutRoot(LayoutBox box, ConstraintSpace space) {
        run(new Request(box, space));
        return layout(box, space);
    }

    /// Measures from the top: whatever the depth, this returns.
    IntrinsicSizes intrinsicSizesOfRoot(LayoutBox box) {
        run(new Request(box, null));
        return intrinsicSizes(box);
    }

    private void run(Request first) {
        Deque<Request> waiting = new ArrayDeque<>();
        waiting.push(first);
        while (!waiting.isEmpty()) {
            Request request = waiting.peek();
            open.clear();
            try {
                if (request.space == null) {
                    intrinsicSizes(request.box);
                } else {
                    layout(request.box, request.space);
                }
                waiting.pop();
            } catch (TooDeep deep) {
                waiting.push(deep.request);
            }
        }
    }

    /// The result of a box's layout under a constraint space. For algorithms.
    LayoutResult layout(LayoutBox box, ConstraintSpace space) {
        BoxState state = state(box);
        LayoutResult result = state.find(space);
        if (result == null) {
            enter(new Request(box, space));
            result = algorithm(box, space).layout();
            boxesLaidOut++;
            if (listener != null) {
                listener.accept(box);
            }
            leave();
            state.remember(space, result);
        }
        return result;
    }

    /// The intrinsic inline sizes of a box's border box, by its content. For algorithms.
    IntrinsicSizes intrinsicSizes(LayoutBox box) {
        BoxState state = state(box);
        IntrinsicSizes sizes = state.intrinsicSizes();
        if (sizes == null) {
            enter(new Request(box, null));
            ConstraintSpace indefinite = ConstraintSpace.of(LayoutUnit.INDEFINITE, LayoutUnit.INDEFINITE);
            sizes = algorithm(box, indefinite).intrinsicSizes();
            leave();
            state.setIntrinsicSizes(sizes);
        }
        return sizes;
    }

    /// What a box adds to the intrinsic sizes of a container along the container's inline axis, margins included.
    IntrinsicSizes contribution(LayoutBox box, WritingDirection container) {
        WritingDirection own = WritingDirection.of(box.style());
        ConstraintSpace indefinite = ConstraintSpace.of(LayoutUnit.INDEFINITE, LayoutUnit.INDEFINITE);
        long margins = Edges.margin(box.style(), container, LayoutUnit.INDEFINITE).inlineSum();
        if (own.isHorizontal() != container.isHorizontal()) {
            long size = own.blockSize(layout(box, indefinite.withShrinkToFit(true)).fragment());
            return new IntrinsicSizes(size, size).plus(margins);
        }
        IntrinsicSizes sizes = switch (box) {
            case ReplacedBox replaced -> new ReplacedLayout(this, replaced, indefinite).contribution();
            case TableBox table -> new TableLayout(this, table, indefinite).contribution();
            default -> Sizing.of(this, box, indefinite).contribution();
        };
        return sizes.plus(margins);
    }

    private void enter(Request request) {
        if (open.size() >= DEEPEST) {
            throw new TooDeep(open.get(DEEPEST / 2));
        }
        open.add(request);
    }

    private void leave() {
        open.removeLast();
    }
}
