package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.text.Graphemes;
import org.jspecify.annotations.Nullable;

import java.util.Map;

/// Cuts the first letter off the text that begins a block, and gives it a box of its own.
///
/// UNIMPLEMENTED: letters of generated content, and letters and punctuation in several elements.
///
/// @see <a href="https://drafts.csswg.org/css-pseudo-4/#first-letter-pseudo">CSS Pseudo-Elements 4: ::first-letter</a>
final class FirstLetters {
    private final ElementStyles styles;
    private final Map<Node, Box> boxes;

    FirstLetters(ElementStyles styles, Map<Node, Box> boxes) {
        this.styles = styles;
        this.boxes = boxes;
    }

    /// Does so for a box whose content has been made, if its style asks for it and it has not been done.
    void apply(Box block) {
        Element element = block.element();
        ComputedStyle style = element == null || !(block instanceof BlockContainer)
                ? null
                : styles.style(element, PseudoElement.FIRST_LETTER);
        Box first = style == null || style.display().isNone() ? null : first(block);
        if (element != null && style != null && first instanceof TextBox box && box.node() instanceof Text text
                && !box.isGenerated() && box.firstLetter() == null && box.parent() != null) {
            cut(box, text, element, style);
        }
    }

    /// What stands first in the first line: a text, or something that is none.
    private static @Nullable Box first(Box block) {
        Box box = block.firstChild();
        while (box != null) {
            if (box instanceof TextBox text && !text.text().isBlank()) {
                return box;
            }
            boolean passed = box.isOutOfFlow() || box instanceof TextBox
                    || box.pseudoElement() == PseudoElement.MARKER;
            boolean entered = box instanceof InlineBox
                    || box instanceof BlockContainer inner && inner.role() != BlockContainer.Role.OUTSIDE_MARKER
                            && !inner.isInlineLevel();
            if (!passed && (!entered || box.pseudoElement() == PseudoElement.FIRST_LETTER)) {
                return box;
            }
            box = passed ? box.nextSkippingChildren(block) : box.next(block);
        }
        return null;
    }

    private void cut(TextBox box, Text text, Element element, ComputedStyle style) {
        Box parent = box.parent();
        String data = text.data();
        int start = 0;
        while (BoxConstruction.isWhiteSpace(data.substring(start, start + 1))) {
            start++;
        }
        int end = end(data, start);
        if (parent == null || end == start) {
            return;
        }
        Box letter = style.display().isInlineLevel()
                ? new InlineBox(element, PseudoElement.FIRST_LETTER, style)
                : new BlockContainer(element, PseudoElement.FIRST_LETTER, style, BlockContainer.Role.ORDINARY);
        TextBox first = new TextBox(text, style, start, end);
        TextBox rest = new TextBox(text, box.style(), end, Integer.MAX_VALUE);
        rest.setFirstLetter(first);
        letter.appendChild(first);
        parent.replaceChild(box, rest);
        parent.insertBefore(letter, rest);
        boxes.put(text, rest);
    }

    /// The end of the letter with the punctuation around it; `start` where there is none.
    private static int end(String data, int start) {
        int at = punctuationEnd(data, start);
        if (at == data.length() || BoxConstruction.isWhiteSpace(data.substring(at, at + 1))) {
            return start;
        }
        return punctuationEnd(data, Graphemes.next(data, at, data.length()));
    }

    private static int punctuationEnd(String data, int start) {
        int at = start;
        while (at < data.length() && isPunctuation(data.codePointAt(at))) {
            at += Character.charCount(data.codePointAt(at));
        }
        return at;
    }

    private static boolean isPunctuation(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.START_PUNCTUATION, Character.END_PUNCTUATION, Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION, Character.OTHER_PUNCTUATION ->
                true;
            default -> false;
        };
    }
}
