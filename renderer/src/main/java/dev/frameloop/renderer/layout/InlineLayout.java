package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.TextAlign;
import dev.frameloop.dom.css.value.TextAlignLast;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import static dev.frameloop.renderer.layout.LayoutUnit.INDEFINITE;

/// Inline flow: the lines of a run, one below the other in the block flow around them, beside its floats.
///
/// - line boxes and floats: CSS 2.2 sections 9.4.2 and 9.5
/// - breaking: {@link LineBreaker}; heights and order: {@link LineBuilder}
/// - `text-indent`, `text-align`: CSS Text 4 sections 7 and 8
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#inline-formatting">CSS 2.2 9.4.2: inline formatting contexts</a>
final class InlineLayout implements LineBreaker.Measures {
    private final BlockFlowLayout flow;
    private final InlineRun run;
    private final BlockContainer container;
    private final ComputedStyle style;
    private final LineBreaker breaker;
    private final List<InlineBox> open = new ArrayList<>();
    private final Map<LayoutBox, LayoutResult> atomics = new IdentityHashMap<>();
    private final Set<LayoutBox> placed = new HashSet<>();
    private final List<LayoutBox> postponed = new ArrayList<>();
    private final List<Static> statics = new ArrayList<>();
    private final List<InnerPositioned> inner = new ArrayList<>();
    private boolean firstLine;
    private long blockOffset;
    private double extraSpace;

    private record Static(LayoutBox box, long along) {}

    private record InnerPositioned(LayoutResult result, long along, long across) {}

    InlineLayout(BlockFlowLayout flow, InlineRun run) {
        this.flow = flow;
        this.run = run.shaped(flow.layouter.inlineContext());
        this.container = (BlockContainer) flow.box;
        this.style = container.style();
        this.firstLine = flow.takeFirstLine();
        this.breaker = new LineBreaker(this.run, context(), this, false);
    }

    InlineContext context() {
        return flow.layouter.inlineContext();
    }

    WritingDirection direction() {
        return flow.writingDirection;
    }

    double extraSpace() {
        return extraSpace;
    }

    /// Lays out all lines.
    void layOut() {
        if (run.isEmpty()) {
            layOutEmpty();
            return;
        }
        flow.margins().resolve();
        while (!breaker.isFinished()) {
            layOutLine();
        }
        flow.margins().advanceTo(flow.margins().position(), 0);
    }

    /// A line without an extent: it holds the places of inline boxes, and lets margins collapse through it.
    private void layOutEmpty() {
        blockOffset = flow.margins().floatOffset();
        InlineLine line = breaker.next(LayoutUnit.MAX, 0);
        LineFragment fragment = new LineBuilder(this, run, container, line, open).build();
        long left = flow.lineLeft() + (direction().isLeftToRight() ? 0 : flow.contentInlineSize());
        add(fragment, left, 0);
        placePostponed();
    }

    private void layOutLine() {
        Object start = breaker.start();
        List<InlineBox> openBefore = List.copyOf(open);
        long height = LineMetrics.lineHeight(style, context().font(style).metrics());
        while (true) {
            blockOffset = flow.margins().position();
            long left = left(height);
            long right = right(height);
            long indent = firstLine ? indent() : hangingIndent();
            InlineLine line = breaker.next(right - left, indent);
            left = left(height);
            right = right(height);
            boolean beside = left > flow.lineLeft() || right < flow.lineLeft() + flow.contentInlineSize();
            if (beside && line.width > right - left) {
                // Nothing fits beside the floats, so the line goes where there is more room.
                long next = flow.margins().exclusions().nextEnd(blockOffset);
                if (next != INDEFINITE) {
                    flow.margins().advanceTo(next, 0);
                    retry(start, openBefore);
                    continue;
                }
            }
            extraSpace = align(line) == TextAlign.JUSTIFY
                    ? LineBuilder.extraSpace(run, line, right - left - line.width)
                    : 0;
            LineFragment fragment = new LineBuilder(this, run, container, line, open).build();
            long actual = direction().blockSize(fragment);
            if (actual > height && right(actual) - left(actual) < Math.min(right - left, line.width)) {
                height = actual;
                retry(start, openBefore);
                continue;
            }
            long offset = left + alignment(line, right - left, indent, direction().inlineSize(fragment));
            add(fragment, offset, left);
            flow.builder().addBaselines(blockOffset + fragment.baseline(), blockOffset + fragment.baseline());
            flow.margins().advanceTo(blockOffset + actual, 0);
            firstLine = false;
            placePostponed();
            return;
        }
    }

    private void retry(Object start, List<InlineBox> openBefore) {
        breaker.rewind(start);
        open.clear();
        open.addAll(openBefore);
        statics.clear();
        inner.clear();
        postponed.clear();
    }

    private void add(LineFragment fragment, long lineOffset, long lineStart) {
        long size = direction().inlineSize(fragment);
        flow.builder().add(fragment, flowRelative(lineOffset, size), blockOffset);
        flow.builder().includeInFlow(flowRelative(lineOffset, size) + size);
        long across = direction().blockSize(fragment);
        for (Static item : statics) {
            boolean block = !item.box.style().isBlockified();
            long along = block
                    ? direction().isLeftToRight() ? flow.lineLeft() : flow.lineLeft() + flow.contentInlineSize()
                    : lineOffset + item.along;
            flow.builder().addOutOfFlow(item.box, flowRelative(along, 0),
                    block && item.along > 0 ? blockOffset + across : blockOffset);
        }
        for (InnerPositioned item : inner) {
            flow.builder().addInner(item.result, flowRelative(lineOffset + item.along,
                    direction().inlineSize(item.result.fragment())), blockOffset + item.across);
        }
        statics.clear();
        inner.clear();
    }

    /// From an offset of the line axis to one from the inline-start edge of the box.
    private long flowRelative(long lineOffset, long size) {
        return direction().isLeftToRight() ? lineOffset : flow.inlineSizeOfBox() - lineOffset - size;
    }

    private long left(long height) {
        return flow.margins().exclusions().lineLeft(blockOffset, blockOffset + height, flow.lineLeft());
    }

    private long right(long height) {
        return flow.margins().exclusions().lineRight(blockOffset, blockOffset + height,
                flow.lineLeft() + flow.contentInlineSize());
    }

    /// @see <a href="https://drafts.csswg.org/css-text-4/#text-indent-property">CSS Text: text-indent</a>
    private long indent() {
        return style.textIndent().hanging() ? 0 : indentAmount();
    }

    private long hangingIndent() {
        return style.textIndent().hanging() ? indentAmount() : 0;
    }

    private long indentAmount() {
        return LayoutUnit.of(style.textIndent().amount().resolve(LayoutUnit.toPixels(flow.contentInlineSize())));
    }

    /// Where the content of a line begins, from its left edge.
    ///
    /// @param size how much room the content takes
    private long alignment(InlineLine line, long room, long indent, long size) {
        boolean ltr = direction().isLeftToRight();
        long content = ltr || line.pieces.isEmpty() ? line.width - indent : Math.min(size, line.width - indent);
        long free = room - indent - content;
        long startSide = ltr ? indent : free + content - size;
        if (free <= 0) {
            return startSide;
        }
        return switch (align(line)) {
            case LEFT, WEBKIT_LEFT -> ltr ? indent : content - size;
            case RIGHT, WEBKIT_RIGHT -> ltr ? indent + free : free + content - size;
            case CENTER, WEBKIT_CENTER -> (ltr ? indent : content - size) + free / 2;
            case END -> ltr ? indent + free : content - size;
            case START, JUSTIFY, MATCH_PARENT -> startSide;
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-text-4/#text-align-last-property">CSS Text: text-align-last</a>
    private TextAlign align(InlineLine line) {
        if (line.forcedEnd) {
            if (style.textAlignLast() != TextAlignLast.AUTO) {
                return TextAlign.valueOf(style.textAlignLast().name());
            }
            return style.textAlign() == TextAlign.JUSTIFY ? TextAlign.START : style.textAlign();
        }
        return style.textAlign();
    }

    /// Lays out an atomic inline.
    LayoutResult atomic(LayoutBox box) {
        return atomics.computeIfAbsent(box,
                one -> flow.layouter.layout(one, flow.childSpace(one).withShrinkToFit(true)));
    }

    LogicalEdges margin(LayoutBox box) {
        return flow.margin(box);
    }

    @Override
    public long atomicSize(LayoutBox box) {
        if (MarkerPlacement.isInsideSymbol(box)) {
            return MarkerPlacement.insideRoom(box, context().font(box.style()).metrics());
        }
        return direction().inlineSize(atomic(box).fragment()) + margin(box).inlineSum();
    }

    @Override
    public long percentageBasis() {
        return flow.contentInlineSize();
    }

    @Override
    public long outOfFlow(LayoutBox box, boolean lineIsEmpty, long widthSoFar, long availableSoFar) {
        if (!box.isFloating()) {
            return availableSoFar;
        }
        if (!placed.contains(box)) {
            LayoutResult result = flow.layouter.layout(box, flow.childSpace(box).withShrinkToFit(true));
            long size = direction().inlineSize(result.fragment()) + margin(box).inlineSum();
            if (!postponed.isEmpty() || !lineIsEmpty && widthSoFar + size > availableSoFar) {
                postponed.add(box);
                return availableSoFar;
            }
            placed.add(box);
            flow.layOutFloat(box, blockOffset);
        }
        return Math.min(availableSoFar, right(1) - left(1));
    }

    /// Floats that had no room beside the line go below it.
    private void placePostponed() {
        for (LayoutBox box : postponed) {
            if (placed.add(box)) {
                flow.layOutFloat(box, flow.margins().floatOffset());
            }
        }
        postponed.clear();
    }

    void addStatic(LayoutBox box, long along) {
        statics.add(new Static(box, along));
    }

    void addOutOfFlow(LayoutResult result, long along, long across) {
        if (!result.outOfFlow().isEmpty()) {
            inner.add(new InnerPositioned(result, along, across));
        }
    }

    /// Relative positioning within a line.
    PlacedFragment moved(Fragment fragment, long x, long y) {
        if (fragment instanceof TextFragment) {
            return new PlacedFragment(x, y, fragment);
        }
        return RelativePosition.apply(fragment, x, y, container,
                new PhysicalRect(0, 0, flow.contentInlineSize(), 0));
    }
}
