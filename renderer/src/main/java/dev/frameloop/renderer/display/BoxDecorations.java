package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.BorderStyle;
import dev.frameloop.dom.css.value.Color;
import dev.frameloop.dom.css.value.Shadow;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.List;

/// Paints what a box has besides its content: shadows, background, border, outline.
///
/// UNIMPLEMENTED: `border-image`.
///
/// @see <a href="https://drafts.csswg.org/css-backgrounds-3/">CSS Backgrounds and Borders 3</a>
final class BoxDecorations {
    private final DisplayList.Builder list;
    private final BackgroundLayers backgrounds;

    BoxDecorations(DisplayList.Builder list, BackgroundLayers backgrounds) {
        this.list = list;
        this.backgrounds = backgrounds;
    }

    /// Outer shadows, background, inner shadows, border: from the lowest to the topmost.
    ///
    /// @param background whether the box keeps its background, which the root element gives to the canvas
    void paint(PaintedBox box, boolean background) {
        if (box.border().isEmpty() && box.style().boxShadow().isEmpty()) {
            return;
        }
        shadows(box, false);
        if (background) {
            backgrounds.paint(box);
        }
        shadows(box, true);
        if (box.hasVisibleBorder()) {
            list.add(box.drawBorder());
        }
    }

    /// The first shadow is on top.
    private void shadows(PaintedBox box, boolean inset) {
        List<Shadow> shadows = box.style().boxShadow();
        for (int i = shadows.size() - 1; i >= 0; i--) {
            Shadow shadow = shadows.get(i);
            if (shadow.inset() != inset) {
                continue;
            }
            Color color = shadow.color();
            int argb = (color == null ? box.style().color() : color.resolve(box.style().color())).argb();
            list.add(inset
                    ? new PaintOperation.DrawInsetShadow(box.paddingShape(), shadow.offsetX(), shadow.offsetY(),
                            shadow.blurRadius(),
                            shadow.spreadDistance(), argb)
                    : new PaintOperation.DrawOuterShadow(box.borderShape(), shadow.offsetX(), shadow.offsetY(),
                            shadow.blurRadius(),
                            shadow.spreadDistance(), argb));
        }
    }

    /// Whether a style has an outline to see.
    static boolean hasOutline(ComputedStyle style) {
        return style.outlineStyle() != BorderStyle.NONE && style.outlineWidth() > 0
                && !style.outlineColor().isTransparent();
    }

    /// @see <a href="https://drafts.csswg.org/css-ui-4/#outline">CSS UI 4: outlines</a>
    void outline(PaintedBox box) {
        ComputedStyle style = box.style();
        double width = style.outlineWidth();
        double reach = Math.max(style.outlineOffset(), -Math.min(box.border().width(), box.border().height()) / 2)
                + width;
        BorderEdge edge = PaintedBox.edge(width, style.outlineStyle(), style.outlineColor());
        list.add(new PaintOperation.DrawBorder(box.borderShape().spread(reach), edge, edge, edge, edge));
    }
}
