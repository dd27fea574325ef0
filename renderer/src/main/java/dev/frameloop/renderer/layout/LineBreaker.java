package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.Font;
import dev.frameloop.renderer.text.LineBreaks;
import dev.frameloop.renderer.text.ShapedText;

import org.jspecify.annotations.Nullable;

/// Breaks a run into lines, one at a time: takes words as long as they fit.
///
/// - soft wrap opportunities, `white-space` and `overflow-wrap`: CSS Text 4 sections 5 and 6
/// - spaces at the end of a line that are dropped or hang: section 4.3.2
/// - tabs: section 4.2
///
/// @see <a href="https://drafts.csswg.org/css-text-4/#line-breaking">CSS Text: line breaking</a>
final class LineBreaker {
    private final InlineRun run;
    private final InlineContext context;
    private final Measures measures;
    private final boolean minimum;
    private Cursor next = new Cursor(0, 0);
    private boolean finished;

    // The line that is being made.
    private InlineLine line = new InlineLine();
    private long available;
    private long position;
    private long visible;
    private @Nullable Mark opportunity;
    private int index;

    /// How wide the things of a line are that are no text.
    interface Measures {
        /// The margin box of a box that stands in the line.
        long atomicSize(LayoutBox box);

        /// What percentages of margins and paddings are of, or INDEFINITE.
        long percentageBasis();

        /// A float or a positioned box has come; a float may take room from the line.
        ///
        /// @param lineIsEmpty whether nothing that takes room stands on the line before it
        /// @return the room that the line has now, from its start
        long outOfFlow(LayoutBox box, boolean lineIsEmpty, long widthSoFar, long availableSoFar);
    }

    private record Cursor(int item, int offset) {}

    /// Where a line may end: so many pieces, and the last of them up to an offset.
    private record Mark(int pieces, int item, int offset, long visible, boolean hyphen) {}

    /// @param minimum whether the min-content size is asked for: `overflow-wrap: break-word` does not make it smaller
    LineBreaker(InlineRun shaped, InlineContext context, Measures measures, boolean minimum) {
        this.run = shaped;
        this.minimum = minimum;
        this.context = context;
        this.measures = measures;
    }

    /// Whether all of the run is on lines.
    boolean isFinished() {
        return finished;
    }

    /// Forgets the last line: it is broken again at another place.
    void rewind(Object start) {
        next = (Cursor) start;
        finished = false;
    }

    /// Where the next line begins, for {@link #rewind}.
    Object start() {
        return next;
    }

    /// Takes the next line.
    ///
    /// @param room its width
    /// @param indent where its content begins
    InlineLine next(long room, long indent) {
        line = new InlineLine();
        available = room;
        position = indent;
        visible = indent;
        opportunity = null;
        index = next.item;
        int offset = next.offset;
        while (index < run.items().size()) {
            InlineItem item = run.items().get(index);
            if (!take(item, Math.max(offset, item.start()))) {
                return line;
            }
            index++;
        }
        finish(new Cursor(index, run.text().length()), position, visible);
        line.last = true;
        line.forcedEnd = true;
        finished = true;
        return line;
    }

    /// Takes an item, or tells that the line has ended before or within it.
    private boolean take(InlineItem item, int offset) {
        switch (item) {
            case InlineItem.Open open -> {
                advance(open, open.continued() ? 0 : startEdge(open.box()));
            }
            case InlineItem.Close close -> {
                advance(close, close.unfinished() ? 0 : endEdge(close.box()));
                followOpportunity(close);
            }
            case InlineItem.OutOfFlow(LayoutBox box, int start, int end) -> {
                line.pieces.add(new InlineLine.Piece(item, start, end, 0));
                available = measures.outOfFlow(box, visible == 0 && opportunity == null, visible, available);
            }
            case InlineItem.Break lineBreak -> {
                line.pieces.add(new InlineLine.Piece(lineBreak, lineBreak.start(), lineBreak.end(), 0));
                closeAfterBreak();
                finish(new Cursor(index + 1, lineBreak.end()), position, visible);
                line.forcedEnd = true;
                finished = index + 1 >= run.items().size();
                line.last = finished;
                return false;
            }
            case InlineItem.Tab tab -> {
                return takeObject(tab, tab.box(), tabWidth(tab));
            }
            case InlineItem.Atomic atomic -> {
                return takeObject(atomic, atomic.box(), measures.atomicSize(atomic.box()));
            }
            case InlineItem.Glyphs glyphs -> {
                return takeText(glyphs, offset);
            }
            case InlineItem.Characters characters -> throw new IllegalStateException("not shaped: " + characters);
        }
        return true;
    }

    private void advance(InlineItem item, long size) {
        line.pieces.add(new InlineLine.Piece(item, item.start(), item.end(), size));
        position += size;
        if (size != 0) {
            visible = position;
        }
    }

    /// An inline box that ends right after an opportunity ends before it.
    private void followOpportunity(InlineItem.Close close) {
        Mark mark = opportunity;
        if (mark == null || mark.offset != close.start() || visible > available) {
            return;
        }
        boolean first = mark.pieces == line.pieces.size() - 1 && mark.item == index;
        boolean empty = mark.pieces == line.pieces.size() - 2 && mark.item == index - 1
                && line.pieces.get(mark.pieces).item() instanceof InlineItem.Open;
        if (first || empty) {
            opportunity = new Mark(line.pieces.size(), index + 1, close.end(), visible, mark.hyphen);
        }
    }

    /// Boxes that end right after a forced break end on its line.
    private void closeAfterBreak() {
        while (index + 1 < run.items().size() && run.items().get(index + 1) instanceof InlineItem.Close close) {
            index++;
            advance(close, close.unfinished() ? 0 : endEdge(close.box()));
        }
    }

    /// Takes something that cannot be broken.
    private boolean takeObject(InlineItem item, Box box, long size) {
        boolean fits = position + size <= available;
        if (!fits && opportunityBefore(item.start())) {
            return cut();
        }
        line.pieces.add(new InlineLine.Piece(item, item.start(), item.end(), size));
        position += size;
        visible = position;
        line.visibleEnd = item.end();
        if (!fits && opportunity != null) {
            return cut();
        }
        noteOpportunity(item, box.parent() == null ? box.style() : parentStyle(box), item.end());
        return true;
    }

    private boolean opportunityBefore(int start) {
        return opportunity != null && opportunity.offset == start;
    }

    private static ComputedStyle parentStyle(Box box) {
        Box parent = box.parent();
        return parent == null ? box.style() : parent.style();
    }

    private void noteOpportunity(InlineItem item, ComputedStyle style, int offset) {
        if (offset < run.text().length() && run.breaks(style).isOpportunity(offset)
                && (InlineRun.wraps(style) || wrapsAfter(item, offset))) {
            opportunity = new Mark(line.pieces.size(), index + 1, offset, visible,
                    run.breaks(style).isHyphenated(offset));
        }
    }

    /// Whether the boxes around a place between two items allow a break that the first item's own style does not.
    private boolean wrapsAfter(InlineItem item, int offset) {
        if (offset != item.end()) {
            return false;
        }
        Box box = item.box().parent();
        for (int i = index + 1; i < run.items().size() && box != null; i++) {
            InlineItem following = run.items().get(i);
            if (!(following instanceof InlineItem.Close)) {
                break;
            }
            box = box.parent();
        }
        return box != null && InlineRun.wraps(box.style());
    }

    private boolean takeText(InlineItem.Glyphs glyphs, int from) {
        ComputedStyle style = glyphs.box().style();
        LineBreaks breaks = run.breaks(style);
        ShapedText shaped = glyphs.shaped();
        boolean wraps = InlineRun.wraps(style);
        long before = position;
        int at = from;
        while (at < glyphs.end()) {
            int to = wraps ? Math.min(breaks.next(at), glyphs.end()) : glyphs.end();
            int visibleTo = visibleEnd(style, at, to);
            long end = before + width(shaped, from, visibleTo);
            boolean hyphen = wraps && breaks.isHyphenated(to) && to < run.text().length();
            long needed = hyphen ? end + hyphenWidth(style) : end;
            if (visibleTo > at && needed > available) {
                if (opportunity != null) {
                    addText(glyphs, from, at, before + width(shaped, from, at) - before);
                    return cut();
                }
                int fitting = wraps && InlineRun.breaksWords(style, minimum)
                        ? fitting(glyphs, from, at, visibleTo, before)
                        : -1;
                if (fitting > from) {
                    addText(glyphs, from, fitting, width(shaped, from, fitting));
                    visible = before + width(shaped, from, fitting);
                    line.visibleEnd = fitting;
                    finish(new Cursor(index, fitting), position, visible);
                    return false;
                }
            }
            if (visibleTo > at) {
                visible = end;
                line.visibleEnd = visibleTo;
            }
            at = to;
            if (at < glyphs.end() && wraps) {
                opportunity = new Mark(line.pieces.size(), index, at, visible, hyphen);
                if (visible > available) {
                    addText(glyphs, from, at, width(shaped, from, at));
                    return cut();
                }
            }
        }
        addText(glyphs, from, glyphs.end(), width(shaped, from, glyphs.end()));
        noteOpportunity(glyphs, style, glyphs.end());
        return true;
    }

    /// The end of a range without the spaces that hang or are dropped where the line ends after it.
    private int visibleEnd(ComputedStyle style, int from, int to) {
        if (style.whiteSpaceCollapse() == WhiteSpaceCollapse.BREAK_SPACES) {
            return to;
        }
        int end = to;
        while (end > from && run.text().charAt(end - 1) == ' ') {
            end--;
        }
        return end;
    }

    /// How far a word that is too long fits, at least one character on an empty line.
    private int fitting(InlineItem.Glyphs glyphs, int from, int at, int to, long before) {
        ShapedText shaped = glyphs.shaped();
        double room = LayoutUnit.toPixels(Math.max(0, available - before)) + shaped.offsetAt(from);
        int end = Math.min(to, shaped.indexAt(room));
        while (end > at && width(shaped, from, end) > available - before) {
            end = previousCharacter(shaped, end);
        }
        if (end > from) {
            return end;
        }
        return visible > 0 ? -1 : nextCharacter(shaped, from);
    }

    private static int previousCharacter(ShapedText shaped, int end) {
        int at = end - 1;
        while (at > shaped.start() && shaped.offsetAt(at) == shaped.offsetAt(end)) {
            at--;
        }
        return at;
    }

    private static int nextCharacter(ShapedText shaped, int from) {
        int at = from + 1;
        while (at < shaped.end() && shaped.offsetAt(at) == shaped.offsetAt(from)) {
            at++;
        }
        return at;
    }

    private void addText(InlineItem.Glyphs glyphs, int from, int to, long width) {
        if (to > from) {
            line.pieces.add(new InlineLine.Piece(glyphs, from, to, LayoutUnit.INDEFINITE));
            position += width;
        }
    }

    static long width(ShapedText shaped, int from, int to) {
        return LayoutUnit.ceil(shaped.widthOf(from, to));
    }

    private long hyphenWidth(ComputedStyle style) {
        Font font = context.font(style);
        String hyphen = font.hyphen();
        return LayoutUnit.ceil(context.shaper().shape(hyphen, 0, hyphen.length(), font,
                dev.frameloop.renderer.text.TextDirection.LTR, InlineContext.spacing(style)).width());
    }

    /// Ends the line at the last opportunity.
    private boolean cut() {
        Mark mark = opportunity;
        if (mark == null) {
            throw new IllegalStateException("no opportunity");
        }
        trim(mark);
        line.hyphenated = mark.hyphen;
        line.visibleEnd = Math.min(line.visibleEnd, mark.offset);
        line.width = mark.visible;
        next = new Cursor(mark.item, mark.offset);
        finished = false;
        return false;
    }

    /// Takes back what was taken after the mark.
    private void trim(Mark mark) {
        while (line.pieces.size() > mark.pieces) {
            InlineLine.Piece piece = line.pieces.getLast();
            if (line.pieces.size() == mark.pieces + 1 && piece.start() < mark.offset
                    && piece.item().end() >= mark.offset
                    && piece.item() instanceof InlineItem.Glyphs) {
                line.pieces.set(mark.pieces, new InlineLine.Piece(piece.item(), piece.start(), mark.offset,
                        LayoutUnit.INDEFINITE));
                return;
            }
            line.pieces.removeLast();
        }
    }

    private void finish(Cursor after, long end, long visibleEnd) {
        line.width = visibleEnd;
        next = after;
    }

    private long startEdge(InlineBox box) {
        return edges(box).inlineStart();
    }

    private long endEdge(InlineBox box) {
        return edges(box).inlineEnd();
    }

    private LogicalEdges edges(InlineBox box) {
        return InlineBoxEdges.of(box, measures.percentageBasis()).outer();
    }

    /// @see <a href="https://drafts.csswg.org/css-text-4/#tab-size-property">CSS Text: tab-size</a>
    private long tabWidth(InlineItem.Tab tab) {
        ComputedStyle style = tab.box().style();
        Font font = context.font(style);
        double space = context.shaper().shape(" ", 0, 1, font, dev.frameloop.renderer.text.TextDirection.LTR,
                InlineContext.spacing(style)).width();
        Numeric size = style.tabSize();
        double stop = size instanceof LengthPercentage length ? length.px() : size.resolve(1) * space;
        if (!(stop > 0)) {
            return 0;
        }
        double at = LayoutUnit.toPixels(position);
        double distance = stop - at % stop;
        // A stop that is too near is passed over.
        if (distance < space / 2) {
            distance += stop;
        }
        return LayoutUnit.of(distance);
    }
}
