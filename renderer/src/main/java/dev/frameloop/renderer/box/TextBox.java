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

    private @Nullable String generated;

    TextBox(Text node, ComputedStyle style) {
        super(node, null, style);
        generated = null;
    }

    TextBox(Node origin, @Nullable PseudoElement pseudoElement, String generated, ComputedStyle style) {
        super(origin, pseudoElement, style);
        this.generated = generated;
    }

    /// The characters before white space processing and `text-transform`.
    public String text() {
        return generated != null ? generated : node() instanceof Text text ? text.data() : "";
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
