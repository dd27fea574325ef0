package dev.frameloop.renderer.box;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.style.ComputedStyle;

/// A forced line break: `<br>`.
public final class LineBreakBox extends Box {
    LineBreakBox(Element element, ComputedStyle style) {
        super(element, null, style);
    }

    @Override
    public boolean isInlineLevel() {
        return true;
    }
}
