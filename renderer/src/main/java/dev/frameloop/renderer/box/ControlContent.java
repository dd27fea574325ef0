package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.LengthPercentage;
import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.TextWrapMode;
import dev.frameloop.dom.css.value.Visibility;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.html.HTMLOptionElement;
import dev.frameloop.dom.html.HTMLSelectElement;
import dev.frameloop.dom.html.HTMLTextAreaElement;
import dev.frameloop.dom.html.TextControl;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.style.ComputedStyleBuilder;
import org.jspecify.annotations.Nullable;

/// What form controls show: boxes that stand for no nodes, as those in the user-agent shadow trees of browsers.
final class ControlContent {
    /// Takes no room, but a line of its own.
    private static final String EMPTY_LINE = "\u200B";
    private static final String BULLET = "\u2022";
    private static final int ARROW_WIDTH = 16;
    private static final int MENU_START = 4;

    private final ElementStyles styles;

    ControlContent(ElementStyles styles) {
        this.styles = styles;
    }

    /// Fills the box of a control.
    void fill(LayoutBox box, Element element) {
        switch (box.control()) {
            case TEXT_FIELD, TEXT_AREA -> box.appendChild(editor(box, element));
            case LABELLED_BUTTON -> box.appendChild(line(label((HTMLInputElement) element), singleLine(box).build()));
            case MENU -> fillMenu(box, (HTMLSelectElement) element);
            case NONE, BUTTON, LIST_BOX, MARK -> {
                // Nothing of their own.
            }
        }
    }

    private static BlockContainer line(String text, ComputedStyle style) {
        BlockContainer line = new BlockContainer(null, null, style, BlockContainer.Role.ANONYMOUS);
        line.appendChild(new TextBox(line, text.isEmpty() ? EMPTY_LINE : text));
        return line;
    }

    private BlockContainer editor(LayoutBox box, Element element) {
        String text = ((TextControl) element).editedText();
        String placeholder = element.getAttribute("placeholder");
        boolean multiline = element instanceof HTMLTextAreaElement;
        ComputedStyleBuilder style = multiline ? block(box) : singleLine(box).set(Longhand.OVERFLOW_X, Overflow.CLIP);
        if (text.isEmpty() && placeholder != null) {
            ComputedStyle placeholderStyle = styles.style(element, PseudoElement.PLACEHOLDER);
            if (placeholderStyle != null) {
                style.set(Longhand.COLOR, placeholderStyle.color());
            }
            text = placeholder;
        } else if (element instanceof HTMLInputElement input && input.type().equals("password")) {
            text = BULLET.repeat(text.codePointCount(0, text.length()));
        }
        return line(multiline && text.endsWith("\n") ? text + EMPTY_LINE : text, style.build());
    }

    private ComputedStyleBuilder block(LayoutBox box) {
        return styles.anonymous(box.style(), Display.BLOCK).toBuilder();
    }

    private ComputedStyleBuilder singleLine(LayoutBox box) {
        return block(box).set(Longhand.WHITE_SPACE_COLLAPSE, WhiteSpaceCollapse.PRESERVE)
                .set(Longhand.TEXT_WRAP_MODE, TextWrapMode.NOWRAP);
    }

    private static String label(HTMLInputElement input) {
        String value = input.getAttribute("value");
        return value != null ? value : switch (input.type()) {
            case "submit" -> "Submit";
            case "reset" -> "Reset";
            default -> "";
        };
    }

    /// A menu is as wide as its widest option: those that are not selected have lines without height.
    private void fillMenu(LayoutBox box, HTMLSelectElement select) {
        ComputedStyle shown = singleLine(box)
                .set(Longhand.PADDING_LEFT, LengthPercentage.ofPixels(MENU_START))
                .set(Longhand.PADDING_RIGHT, LengthPercentage.ofPixels(ARROW_WIDTH))
                .set(Longhand.OVERFLOW_X, Overflow.CLIP)
                .build();
        ComputedStyle measured = shown.toBuilder().set(Longhand.HEIGHT, LengthPercentage.ZERO)
                .set(Longhand.VISIBILITY, Visibility.HIDDEN).set(Longhand.OVERFLOW_Y, Overflow.CLIP).build();
        HTMLOptionElement selected = null;
        int count = (int) select.length();
        int index = select.selectedIndex();
        for (int i = 0; i < count; i++) {
            if (select.item(i) instanceof HTMLOptionElement option) {
                if (i == index) {
                    selected = option;
                } else {
                    box.appendChild(line(option.label(), measured));
                }
            }
        }
        box.appendChild(selectedLine(selected, shown));
    }

    private static BlockContainer selectedLine(@Nullable HTMLOptionElement selected, ComputedStyle style) {
        ComputedStyle padded = style.toBuilder().set(Longhand.PADDING_TOP, LengthPercentage.ofPixels(1))
                .set(Longhand.PADDING_BOTTOM, LengthPercentage.ofPixels(1)).build();
        return line(selected == null ? "" : selected.label(), padded);
    }
}
