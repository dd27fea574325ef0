package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.UnicodeBidi;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.LineBreakBox;
import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.BidiParagraph;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextTransform;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Collects a run of inline-level content: white space is collapsed, text transformed, and what is not text stands in it as the character that
/// line breaking and bidi know it by.
///
/// @see <a href="https://drafts.csswg.org/css-text-4/#white-space-phase-1">CSS Text: white space processing, phase I</a>
final class InlineRunBuilder {
    private static final char OBJECT = '\uFFFC';

    private final StringBuilder text = new StringBuilder();
    private final List<InlineItem> items = new ArrayList<>();
    private final BlockContainer container;
    private boolean afterSpace = true;
    private boolean content;
    private boolean inlineBoxes;
    private boolean bidi;

    /// @param open inline boxes that an earlier run has left open
    InlineRunBuilder(BlockContainer container, List<InlineBox> open) {
        this.container = container;
        this.bidi = container.style().isRightToLeft();
        for (InlineBox box : open) {
            reopen(box);
        }
    }

    /// Goes on with a box that began in an earlier run.
    void reopen(InlineBox box) {
        items.add(new InlineItem.Open(box, text.length(), text.length(), true));
    }

    void add(Box box) {
        switch (box) {
            case TextBox characters -> addText(characters);
            case InlineBox inline -> open(inline);
            case LineBreakBox lineBreak -> addBreak(lineBreak);
            case LayoutBox layoutBox when layoutBox.isOutOfFlow() || MarkerPlacement.isOutside(layoutBox) ->
                items.add(new InlineItem.OutOfFlow(layoutBox, text.length(), text.length()));
            case LayoutBox atomic -> {
                int start = text.length();
                text.append(OBJECT);
                items.add(new InlineItem.Atomic(atomic, start, text.length(), 0));
                afterSpace = false;
                content = true;
            }
        }
    }

    private void open(InlineBox box) {
        int start = text.length();
        text.append(BidiControls.before(box.style()));
        bidi |= text.length() > start;
        items.add(new InlineItem.Open(box, start, text.length(), false));
        inlineBoxes = true;
        content |= hasEdges(box.style());
    }

    void close(InlineBox box) {
        int start = text.length();
        text.append(BidiControls.after(box.style()));
        items.add(new InlineItem.Close(box, start, text.length(), false));
    }

    private static boolean hasEdges(ComputedStyle style) {
        return !Edges.border(style).equals(PhysicalEdges.ZERO)
                || !Edges.padding(style, LayoutUnit.ONE).equals(PhysicalEdges.ZERO)
                || !Edges.margin(style, LayoutUnit.ONE).equals(PhysicalEdges.ZERO);
    }

    private void addBreak(Box box) {
        int start = text.length();
        text.append('\n');
        items.add(new InlineItem.Break(box, start, text.length()));
        afterSpace = true;
        content = true;
    }

    private void addText(TextBox box) {
        String raw = box.text();
        WhiteSpaceCollapse collapse = box.style().whiteSpaceCollapse();
        StringBuilder piece = new StringBuilder(raw.length());
        int[] offsets = new int[raw.length()];
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            boolean newline = c == '\n';
            boolean space = c == ' ' || c == '\t' || newline || c == '\r' || c == '\f';
            if (newline && keepsBreaks(collapse)) {
                flush(box, piece, offsets);
                addBreak(box);
                afterSpace = collapse == WhiteSpaceCollapse.PRESERVE_BREAKS;
            } else if (c == '\t' && keepsSpaces(collapse) && collapse != WhiteSpaceCollapse.PRESERVE_SPACES) {
                flush(box, piece, offsets);
                addTab(box, box.textStart() + i);
            } else if (space && keepsSpaces(collapse)) {
                offsets[piece.length()] = box.textStart() + i;
                piece.append(' ');
                content = true;
                afterSpace = false;
            } else if (!space) {
                offsets[piece.length()] = box.textStart() + i;
                piece.append(c);
                content = true;
                bidi |= c >= '\u0590';
                afterSpace = false;
            } else if (!afterSpace) {
                offsets[piece.length()] = box.textStart() + i;
                piece.append(' ');
                afterSpace = true;
            }
        }
        flush(box, piece, offsets);
    }

    private static boolean keepsBreaks(WhiteSpaceCollapse collapse) {
        return collapse == WhiteSpaceCollapse.PRESERVE || collapse == WhiteSpaceCollapse.PRESERVE_BREAKS
                || collapse == WhiteSpaceCollapse.BREAK_SPACES;
    }

    static boolean keepsSpaces(WhiteSpaceCollapse collapse) {
        return collapse == WhiteSpaceCollapse.PRESERVE || collapse == WhiteSpaceCollapse.PRESERVE_SPACES
                || collapse == WhiteSpaceCollapse.BREAK_SPACES;
    }

    private void addTab(TextBox box, int offset) {
        int start = text.length();
        text.append('\t');
        items.add(new InlineItem.Tab(box, start, text.length(), new TextOffsets(start, new int[0], offset)));
        content = true;
        afterSpace = false;
    }

    /// Adds what was gathered of a text, transformed.
    private void flush(TextBox box, StringBuilder piece, int[] offsets) {
        if (piece.isEmpty()) {
            return;
        }
        int before = text.isEmpty() ? -1 : text.codePointBefore(text.length());
        TextTransform transform = TextTransform.valueOf(box.style().textTransform().letterCase().name());
        TextTransform.Transformed changed = transform == TextTransform.NONE
                ? new TextTransform.Transformed(piece.toString(), null)
                : transform.apply(piece.toString(), "", before);
        int start = text.length();
        text.append(changed.text());
        TextOffsets mapped = mapped(start, changed, offsets);
        items.add(new InlineItem.Characters(box, start, text.length(), mapped));
        piece.setLength(0);
    }

    private static TextOffsets mapped(int start, TextTransform.Transformed changed, int[] offsets) {
        int length = changed.text().length();
        int[] all = new int[length];
        boolean inOrder = true;
        for (int i = 0; i < length; i++) {
            all[i] = offsets[changed.originalIndex(i)];
            inOrder &= all[i] == all[0] + i;
        }
        return inOrder ? new TextOffsets(start, new int[0], all[0]) : new TextOffsets(start, all, all[0]);
    }

    /// The run; boxes that are still open go on in the next one.
    InlineRun build() {
        List<InlineBox> open = new ArrayList<>();
        for (InlineItem item : items) {
            if (item instanceof InlineItem.Open begin) {
                open.add(begin.box());
            } else if (item instanceof InlineItem.Close) {
                open.removeLast();
            }
        }
        for (InlineBox box : open.reversed()) {
            items.add(new InlineItem.Close(box, text.length(), text.length(), true));
        }
        String all = text.toString();
        return new InlineRun(all, items, !content, inlineBoxes, bidi ? directions(all) : null);
    }

    private BidiParagraph directions(String all) {
        return container.style().unicodeBidi() == UnicodeBidi.PLAINTEXT
                ? BidiParagraph.ofPlaintext(all)
                : BidiParagraph.of(all, container.style().isRightToLeft() ? TextDirection.RTL : TextDirection.LTR);
    }

    @Override
    public String toString() {
        return text + Arrays.toString(items.toArray());
    }
}
