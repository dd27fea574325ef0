package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Hyphens;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.css.value.WordBreak;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.BidiParagraph;
import dev.frameloop.renderer.text.LineBreaks;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Inline-level content between two blocks, ready for line breaking: one text, and the items that cover it.
///
/// Once made it is the same for every width; {@link InlineRunBuilder} makes it, without shaping: {@link #shaped} does that.
final class InlineRun {
    private final String text;
    private final List<InlineItem> items;
    private final boolean empty;
    private final boolean inlineBoxes;
    private final @Nullable BidiParagraph bidi;
    private final Map<LineBreaks.Mode, LineBreaks> breaks = new HashMap<>();
    private @Nullable InlineRun shaped;

    InlineRun(String text, List<InlineItem> items, boolean empty, boolean inlineBoxes, @Nullable BidiParagraph bidi) {
        this.text = text;
        this.items = items;
        this.empty = empty;
        this.inlineBoxes = inlineBoxes;
        this.bidi = bidi;
    }

    /// The text after white space processing and `text-transform`.
    String text() {
        return text;
    }

    List<InlineItem> items() {
        return items;
    }

    /// Whether it makes no line box that has a height.
    ///
    /// @see <a href="https://drafts.csswg.org/css-inline-3/#invisible-line-boxes">CSS Inline: invisible line boxes</a>
    boolean isEmpty() {
        return empty;
    }

    /// Whether an inline box takes part, were it empty.
    boolean hasInlineBoxes() {
        return inlineBoxes;
    }

    /// The directions; null where all of it is left to right.
    @Nullable
    BidiParagraph bidi() {
        return bidi;
    }

    /// The same run with the characters shaped.
    InlineRun shaped(InlineContext context) {
        if (shaped == null) {
            shaped = new InlineRun(text, InlineShaping.shape(this, context), empty, inlineBoxes, bidi);
        }
        return shaped;
    }

    /// Where lines may end, by the style of the text before.
    LineBreaks breaks(ComputedStyle style) {
        return breaks.computeIfAbsent(mode(style), mode -> LineBreaks.opportunities(text, mode));
    }

    private static LineBreaks.Mode mode(ComputedStyle style) {
        boolean breakSpaces = style.whiteSpaceCollapse() == WhiteSpaceCollapse.BREAK_SPACES;
        boolean hyphens = style.hyphens() != Hyphens.NONE;
        LineBreaks.WordBreak wordBreak = switch (style.wordBreak()) {
            case BREAK_ALL -> LineBreaks.WordBreak.BREAK_ALL;
            case KEEP_ALL -> LineBreaks.WordBreak.KEEP_ALL;
            case NORMAL, BREAK_WORD, AUTO_PHRASE -> LineBreaks.WordBreak.NORMAL;
        };
        LineBreaks.Strictness strictness = LineBreaks.Strictness.valueOf(style.lineBreak().name());
        return new LineBreaks.Mode(wordBreak, strictness, breakSpaces, hyphens);
    }

    static boolean wraps(ComputedStyle style) {
        return style.textWrapMode() == TextWrapMode.WRAP;
    }

    /// Whether a word that is too long may end a line anywhere.
    ///
    /// @param minimum whether it is about the min-content size
    static boolean breaksWords(ComputedStyle style, boolean minimum) {
        return switch (style.overflowWrap()) {
            case ANYWHERE -> true;
            case BREAK_WORD -> !minimum || style.wordBreak() == WordBreak.BREAK_WORD;
            case NORMAL -> style.wordBreak() == WordBreak.BREAK_WORD;
        };
    }
}
