package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.FontCaps;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.BidiParagraph;
import dev.frameloop.renderer.text.Font;
import dev.frameloop.renderer.text.ShapedText;
import dev.frameloop.renderer.text.TextDirection;
import dev.frameloop.renderer.text.TextSpacing;

import java.util.ArrayList;
import java.util.List;

/// Shapes the characters of a run: a piece for each text, embedding level and font.
final class InlineShaping {
    /// How large synthesised small capitals are, to the font's size.
    private static final double SMALL_CAPS = 0.7;

    private final InlineRun run;
    private final InlineContext context;
    private final List<InlineItem> shaped;

    private InlineShaping(InlineRun run, InlineContext context) {
        this.run = run;
        this.context = context;
        this.shaped = new ArrayList<>(run.items().size());
    }

    static List<InlineItem> shape(InlineRun run, InlineContext context) {
        InlineShaping shaping = new InlineShaping(run, context);
        for (InlineItem item : run.items()) {
            switch (item) {
                case InlineItem.Characters characters -> shaping.byLevel(characters);
                case InlineItem.Atomic atomic ->
                    shaping.shaped.add(new InlineItem.Atomic(atomic.box(), atomic.start(), atomic.end(),
                            shaping.level(atomic.start())));
                default -> shaping.shaped.add(item);
            }
        }
        return shaping.shaped;
    }

    private int level(int index) {
        BidiParagraph bidi = run.bidi();
        return bidi == null ? 0 : bidi.levelAt(index);
    }

    private void byLevel(InlineItem.Characters item) {
        BidiParagraph bidi = run.bidi();
        if (bidi == null) {
            byCase(item, item.start(), item.end(), 0);
            return;
        }
        for (BidiParagraph.Run part : bidi.runs(item.start(), item.end())) {
            byCase(item, part.start(), part.end(), part.level());
        }
    }

    private void byCase(InlineItem.Characters item, int start, int end, int level) {
        ComputedStyle style = item.box().style();
        Font font = context.font(style);
        TextSpacing spacing = InlineContext.spacing(style);
        if (!InlineContext.hasSmallCaps(style)) {
            add(item, start, end, level, run.text(), font, spacing);
            return;
        }
        boolean all = style.fontVariantCaps() == FontCaps.ALL_SMALL_CAPS;
        for (int from = start; from < end;) {
            boolean small = isSmall(run.text().charAt(from), all);
            int to = from + 1;
            while (to < end && isSmall(run.text().charAt(to), all) == small) {
                to++;
            }
            add(item, from, to, level, small ? capitals(from, to) : run.text(),
                    small ? font.withSize(font.size() * SMALL_CAPS) : font, spacing);
            from = to;
        }
    }

    private static boolean isSmall(char c, boolean all) {
        return Character.isLowerCase(c) || all && Character.isUpperCase(c);
    }

    /// The run's text with a part in capitals; letters whose capitals are several stay as they are, so that no index moves.
    private String capitals(int start, int end) {
        StringBuilder changed = new StringBuilder(run.text());
        for (int i = start; i < end; i++) {
            changed.setCharAt(i, Character.toUpperCase(changed.charAt(i)));
        }
        return changed.toString();
    }

    private void add(InlineItem.Characters item, int start, int end, int level, String text, Font font,
            TextSpacing spacing) {
        TextDirection direction = (level & 1) == 0 ? TextDirection.LTR : TextDirection.RTL;
        ShapedText glyphs = context.shaper().shape(text, start, end, font, direction, spacing);
        shaped.add(new InlineItem.Glyphs(item.box(), start, end, item.offsets(), glyphs, level));
    }
}
