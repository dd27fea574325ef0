package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.VerticalAlignKeyword;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.FlexContainer;
import dev.frameloop.renderer.box.GridContainer;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.box.TablePart;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.BidiParagraph;
import dev.frameloop.renderer.text.Font;
import dev.frameloop.renderer.text.MatchedFace;
import dev.frameloop.renderer.text.ShapedText;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextSpacing;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Makes a line box of what line breaking put on a line.
///
/// 1. {@link #collect}: the leaves (text, atomic inlines) in logical order, each in its inline boxes, with their heights about the baseline:
///    CSS 2.2 section 10.8
/// 2. {@link #height}: the line's height, and the places of what is aligned with its edges
/// 3. {@link #visualOrder}: UAX 9 rule L2
/// 4. {@link LineFragments}: from left to right, with the inline boxes around the leaves
final class LineBuilder {
    private final InlineRun run;
    private final InlineContext context;
    private final BlockContainer container;
    private final InlineLine line;
    private final InlineLayout layout;
    private final List<Leaf> leaves = new ArrayList<>();
    private final List<InlineBoxState.Group> groups = new ArrayList<>();
    private InlineBoxState root;
    private InlineBoxState current;
    private double extraSpace;

    /// Something on the line that is no inline box: text, an atomic inline, a tab, or nothing in an empty inline box.
    ///
    /// @param parent the inline box that it is in
    /// @param item where it comes from
    /// @param shaped the text, if it is any
    /// @param size its room along the line
    /// @param shift how far its baseline lies below that of its group
    /// @param metrics its height about its own baseline
    /// @param group what its baseline is tied to
    /// @param level its embedding level
    /// @param added whether layout has added it, such as a hyphen
    record Leaf(InlineBoxState parent, InlineItem item, @Nullable ShapedText shaped, long size, long shift,
            LineMetrics metrics, InlineBoxState.Group group, int level, boolean added) {
        Leaf(InlineBoxState parent, InlineItem item, long size, LineMetrics metrics, int level) {
            this(parent, item, null, size, parent.shift, metrics, parent.group, level, false);
        }
    }

    /// @param open the inline boxes that earlier lines have left open, outermost first; those that this line leaves open afterwards
    LineBuilder(InlineLayout layout, InlineRun run, BlockContainer container, InlineLine line, List<InlineBox> open) {
        this.layout = layout;
        this.run = run;
        this.context = layout.context();
        this.container = container;
        this.line = line;
        root = new InlineBoxState(container.style(), context.font(container.style()).metrics());
        groups.add(root.group);
        current = root;
        for (InlineBox box : open) {
            push(box);
        }
        collect(open);
    }

    /// Room to be added after each space, in px, to justify the line.
    static double extraSpace(InlineRun run, InlineLine line, long free) {
        int spaces = 0;
        for (InlineLine.Piece piece : line.pieces) {
            if (piece.item() instanceof InlineItem.Glyphs) {
                for (int i = piece.start(); i < Math.min(piece.end(), line.visibleEnd); i++) {
                    spaces += run.text().charAt(i) == ' ' || run.text().charAt(i) == '\u00A0' ? 1 : 0;
                }
            }
        }
        return spaces == 0 || free <= 0 ? 0 : LayoutUnit.toPixels(free) / spaces;
    }

    private void push(InlineBox box) {
        current = current.open(box, context.font(box.style()).metrics());
        if (!groups.contains(current.group)) {
            groups.add(current.group);
        }
    }

    private void collect(List<InlineBox> open) {
        extraSpace = layout.extraSpace();
        for (InlineLine.Piece piece : line.pieces) {
            switch (piece.item()) {
                case InlineItem.Open item -> {
                    push(item.box());
                    current.starts = !item.continued();
                    open.add(item.box());
                }
                case InlineItem.Close item -> {
                    current.ends = !item.unfinished();
                    if (current.firstLeaf < 0) {
                        addLeaf(new Leaf(current, item, 0, LineMetrics.ZERO, level(item.start())));
                    }
                    current = current.parent == null ? root : current.parent;
                    open.removeLast();
                }
                case InlineItem.Glyphs item -> addText(item, piece);
                case InlineItem.Tab item ->
                    addLeaf(new Leaf(current, item, piece.inlineSize(), current.textMetrics, level(item.start())));
                case InlineItem.Atomic item -> addAtomic(item, piece.inlineSize());
                case InlineItem.OutOfFlow item ->
                    addLeaf(new Leaf(current, item, 0, LineMetrics.ZERO, level(item.start())));
                case InlineItem.Break item ->
                    addLeaf(new Leaf(current, item, 0, current.textMetrics, level(item.start())));
                case InlineItem.Characters item -> throw new IllegalStateException("not shaped: " + item);
            }
        }
        // Boxes that go on on the next line have parts here, were it empty ones.
        for (InlineBoxState state = current; state.parent != null; state = state.parent) {
            if (state.firstLeaf < 0) {
                addLeaf(new Leaf(state, new InlineItem.Close(box(state), 0, 0, true), 0, LineMetrics.ZERO,
                        level(run.text().length())));
            }
        }
    }

    private static InlineBox box(InlineBoxState state) {
        if (state.box == null) {
            throw new IllegalStateException("the root inline box has no box");
        }
        return state.box;
    }

    private int level(int index) {
        BidiParagraph bidi = run.bidi();
        return bidi == null || run.text().isEmpty() ? 0 : bidi.levelAt(Math.min(index, run.text().length() - 1));
    }

    private void addLeaf(Leaf leaf) {
        int index = leaves.size();
        leaves.add(leaf);
        for (InlineBoxState state = leaf.parent; state != null; state = state.parent) {
            if (state.firstLeaf < 0) {
                state.firstLeaf = index;
            } else if (state.lastLeaf == index) {
                break;
            }
            state.lastLeaf = index;
        }
    }

    private void addText(InlineItem.Glyphs item, InlineLine.Piece piece) {
        ComputedStyle style = item.box().style();
        boolean collapsible = !InlineRunBuilder.keepsSpaces(style.whiteSpaceCollapse());
        int end = collapsible ? Math.min(piece.end(), Math.max(piece.start(), line.visibleEnd)) : piece.end();
        if (end <= piece.start()) {
            return;
        }
        ShapedText shaped = item.shaped().sub(piece.start(), end);
        if (extraSpace > 0) {
            TextSpacing spacing = InlineContext.spacing(style);
            shaped = context.shaper().shape(run.text(), piece.start(), end, item.shaped().font(),
                    item.shaped().direction(), new TextSpacing(spacing.letter(), spacing.word() + extraSpace));
        }
        addShaped(item, shaped, trailingLevel(item, piece.start()), false);
        if (line.hyphenated && piece == lastText()) {
            Font font = item.shaped().font();
            addShaped(item, context.shaper().shape(font.hyphen(), 0, font.hyphen().length(), font,
                    TextDirection.LTR, InlineContext.spacing(style)), item.level(), true);
        }
    }

    /// White space at the end of a line has the direction of the paragraph.
    ///
    /// @see <a href="https://www.unicode.org/reports/tr9/#L1">UAX 9: rule L1</a>
    private int trailingLevel(InlineItem.Glyphs item, int start) {
        BidiParagraph bidi = run.bidi();
        return bidi != null && start >= line.visibleEnd && run.text().substring(start, item.end()).isBlank()
                ? bidi.baseDirection() == TextDirection.RTL ? 1 : 0
                : item.level();
    }

    private InlineLine.@Nullable Piece lastText() {
        for (InlineLine.Piece piece : line.pieces.reversed()) {
            if (piece.item() instanceof InlineItem.Glyphs) {
                return piece;
            }
        }
        return null;
    }

    private void addShaped(InlineItem.Glyphs item, ShapedText shaped, int level, boolean added) {
        addLeaf(new Leaf(current, item, shaped, LayoutUnit.ceil(shaped.width()), current.shift, current.textMetrics,
                current.group, level, added));
        if (Double.isNaN(item.box().style().usedLineHeight())) {
            // A line that is as high as its fonts want takes those into account that stand in for the first.
            for (MatchedFace face : shaped.faces()) {
                if (!face.equals(shaped.font().primary())) {
                    var metrics = face.face().metrics(shaped.font().textSize());
                    current.group.include(LineMetrics.of(metrics)
                            .withLineHeight(LayoutUnit.round(metrics.lineSpacing())).shift(current.shift));
                }
            }
        }
    }

    private void addAtomic(InlineItem.Atomic item, long size) {
        LayoutBox box = item.box();
        LineMetrics metrics = atomicMetrics(box);
        boolean edge = InlineBoxState.isEdge(box.style().verticalAlign());
        InlineBoxState.Group group = current.group;
        long shift = current.shift + current.shiftOf(box.style(), metrics);
        if (edge) {
            group = new InlineBoxState.Group((VerticalAlignKeyword) box.style().verticalAlign());
            groups.add(group);
            shift = 0;
        }
        group.include(metrics.shift(shift));
        addLeaf(new Leaf(current, item, null, size, shift, metrics, group, item.level(), false));
    }

    /// The margin box of an atomic inline about its baseline.
    ///
    /// @see <a href="https://www.w3.org/TR/CSS22/visudet.html#leading">CSS 2.2 10.8.1: the baseline of an inline-block</a>
    private LineMetrics atomicMetrics(LayoutBox box) {
        BoxFragment fragment = layout.atomic(box).fragment();
        LogicalEdges margin = layout.margin(box);
        long size = layout.direction().blockSize(fragment);
        long baseline = switch (box) {
            case ReplacedBox _ -> BoxFragment.NO_BASELINE;
            case FlexContainer _,GridContainer _,TableBox _,TablePart _ -> fragment.firstBaseline();
            case BlockContainer _ -> box.isScrollContainer()
                    ? BoxFragment.NO_BASELINE
                    : fragment.lastBaseline();
        };
        if (baseline == BoxFragment.NO_BASELINE) {
            return new LineMetrics(size + margin.blockSum(), 0);
        }
        return new LineMetrics(baseline + margin.blockStart(), size - baseline + margin.blockEnd());
    }

    /// Makes the line.
    LineFragment build() {
        LineMetrics extent = run.isEmpty() ? LineMetrics.ZERO : height();
        return new LineFragments(layout, container, leaves, visualOrder(), extent, run.isEmpty()).build();
    }

    /// The line's height: that of what is tied to the root's baseline, made larger for what is aligned with the edges.
    private LineMetrics height() {
        LineMetrics extent = root.group.extent;
        for (InlineBoxState.Group group : groups) {
            long missing = group.extent.sum() - extent.sum();
            if (group != root.group && missing > 0) {
                extent = group.edge == VerticalAlignKeyword.TOP
                        ? new LineMetrics(extent.ascent(), extent.descent() + missing)
                        : new LineMetrics(extent.ascent() + missing, extent.descent());
            }
        }
        return extent;
    }

    private int[] visualOrder() {
        int[] levels = new int[leaves.size()];
        boolean plain = true;
        for (int i = 0; i < levels.length; i++) {
            levels[i] = leaves.get(i).level;
            plain &= levels[i] == 0;
        }
        if (plain) {
            for (int i = 0; i < levels.length; i++) {
                levels[i] = i;
            }
            return levels;
        }
        return BidiParagraph.reorder(levels);
    }
}
