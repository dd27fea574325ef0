package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

/// A row of characters: those of a text node, or generated ones.
public final class TextBox extends Box {
    /// What a `<wbr>` is: a place where a line may end.
    static final String WORD_BREAK = "\u200B";

    private final int from;
    private final int to;
    private @Nullable String generated;
    private @Nullable TextBox firstLetter;

    TextBox(Text node, ComputedStyle style) {
        this(node, style, 0, Integer.MAX_VALUE);
    }

    /// A part of a text.
    TextBox(Text node, ComputedStyle style, int from, int to) {
        super(node, null, style);
        this.from = from;
        this.to = to;
        generated = null;
    }

    TextBox(Node origin, @Nullable PseudoElement pseudoElement, String generated, ComputedStyle style) {
        super(origin, pseudoElement, style);
        from = 0;
        to = Integer.MAX_VALUE;
        this.generated = generated;
    }

    /// A text that is in no document, in a box that is not either.
    TextBox(BlockContainer anonymous, String text) {
        super(null, null, anonymous.style());
        from = 0;
        to = Integer.MAX_VALUE;
        generated = text;
    }

    /// The characters before white space processing and `text-transform`.
    public String text() {
        if (generated != null) {
            return generated;
        }
        String data = node() instanceof Text text ? text.data() : "";
        return data.substring(Math.min(from, data.length()), Math.min(to, data.length()));
    }

    /// Where the characters begin in the text node.
    public int textStart() {
        return from;
    }

    /// The box of the first letter, whose rest this is; null where the text is in one piece.
    public @Nullable TextBox firstLetter() {
        return firstLetter;
    }

    void setFirstLetter(TextBox letter) {
        firstLetter = letter;
    }

    /// Sets generated text, whose counters have changed; tells whether it is another one.
    boolean setGenerated(String text) {
        boolean changed = !text.equals(generated);
        generated = text;
        return changed;
    }

    /// Whether the text comes from the style rather than from a text node.
    public boolean isGenerated() {
        return generated != null;
    }

    @Override
    public boolean isInlineLevel() {
        return true;
    }
}
