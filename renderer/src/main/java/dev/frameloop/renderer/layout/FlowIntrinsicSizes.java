package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Clear;
import dev.frameloop.dom.css.value.Floating;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// The intrinsic sizes of block flow: the widest block or line; floats side by side.
///
/// @see <a href="https://drafts.csswg.org/css-sizing-3/#intrinsic-sizes">CSS Sizing 3: intrinsic size determination</a>
final class FlowIntrinsicSizes {
    private final Layouter layouter;
    private final WritingDirection direction;
    private final ComputedStyle style;
    private long min;
    private long max;
    private long leftFloats;
    private long rightFloats;

    FlowIntrinsicSizes(Layouter layouter, WritingDirection direction, ComputedStyle style) {
        this.layouter = layouter;
        this.direction = direction;
        this.style = style;
    }

    IntrinsicSizes of(FlowContent content) {
        for (FlowContent.Item item : content.items()) {
            switch (item) {
                case FlowContent.Block(LayoutBox child) -> addBlock(child);
                case FlowContent.Run(InlineRun run) -> addRun(run);
            }
        }
        endFloats();
        return new IntrinsicSizes(min, max);
    }

    private void addBlock(LayoutBox child) {
        if (child.isAbsolutelyPositioned() || MarkerPlacement.isOutside(child)) {
            return;
        }
        IntrinsicSizes sizes = layouter.contribution(child, direction);
        if (child.isFloating()) {
            addFloat(child, sizes);
            return;
        }
        if (child.style().clear() != Clear.NONE) {
            endFloats();
        }
        min = Math.max(min, sizes.min());
        if (child.joinsFormattingContext()) {
            max = Math.max(max, sizes.max());
        } else {
            max = Math.max(max, sizes.max() + leftFloats + rightFloats);
            endFloats();
        }
    }

    private void addFloat(LayoutBox child, IntrinsicSizes sizes) {
        min = Math.max(min, sizes.min());
        if (child.style().clear() != Clear.NONE) {
            endFloats();
        }
        boolean right = child.style().floating() == Floating.RIGHT
                || child.style()
                        .floating() == (direction.isLeftToRight() ? Floating.INLINE_END : Floating.INLINE_START);
        if (right) {
            rightFloats += sizes.max();
        } else {
            leftFloats += sizes.max();
        }
        max = Math.max(max, leftFloats + rightFloats);
    }

    private void endFloats() {
        leftFloats = 0;
        rightFloats = 0;
    }

    private void addRun(InlineRun run) {
        InlineRun shaped = run.shaped(layouter.inlineContext());
        min = Math.max(min, widest(shaped, true));
        max = Math.max(max, widest(shaped, false) + leftFloats + rightFloats);
    }

    private long widest(InlineRun run, boolean minimum) {
        Measures measures = new Measures(minimum);
        LineBreaker breaker = new LineBreaker(run, layouter.inlineContext(), measures, minimum);
        long widest = 0;
        long indent = LayoutUnit.of(style.textIndent().amount().resolve(0));
        while (!breaker.isFinished()) {
            InlineLine line = breaker.next(minimum ? 0 : LayoutUnit.MAX, indent);
            widest = Math.max(widest, line.width + measures.floats);
            measures.floats = 0;
            indent = 0;
        }
        return Math.max(widest, measures.widestFloat);
    }

    private final class Measures implements LineBreaker.Measures {
        private final boolean minimum;
        private long floats;
        private long widestFloat;

        Measures(boolean minimum) {
            this.minimum = minimum;
        }

        @Override
        public long atomicSize(LayoutBox box) {
            if (MarkerPlacement.isInsideSymbol(box)) {
                return MarkerPlacement.insideRoom(box, layouter.inlineContext().font(box.style()).metrics());
            }
            IntrinsicSizes sizes = layouter.contribution(box, direction);
            return minimum ? sizes.min() : sizes.max();
        }

        @Override
        public long percentageBasis() {
            return INDEFINITE;
        }

        @Override
        public long outOfFlow(LayoutBox box, boolean lineIsEmpty, long widthSoFar, long availableSoFar) {
            if (box.isFloating()) {
                IntrinsicSizes sizes = layouter.contribution(box, direction);
                if (minimum) {
                    widestFloat = Math.max(widestFloat, sizes.min());
                } else {
                    floats += sizes.max();
                }
            }
            return availableSoFar;
        }
    }
}
