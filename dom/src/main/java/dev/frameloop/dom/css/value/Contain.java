package dev.frameloop.dom.css.value;

import java.util.StringJoiner;

/// The value of `contain`.
///
/// @param size size containment
/// @param inlineSize size containment of the inline axis
/// @param layout layout containment
/// @param style style containment
/// @param paint paint containment
public record Contain(boolean size, boolean inlineSize, boolean layout, boolean style,
        boolean paint) implements CssValue {
    /// `none`
    public static final Contain NONE = new Contain(false, false, false, false, false);

    @Override
    public String cssText() {
        if (layout && style && paint && !inlineSize) {
            return size ? "strict" : "content";
        }
        StringJoiner text = new StringJoiner(" ").setEmptyValue("none");
        if (size) {
            text.add("size");
        }
        if (inlineSize) {
            text.add("inline-size");
        }
        if (layout) {
            text.add("layout");
        }
        if (style) {
            text.add("style");
        }
        if (paint) {
            text.add("paint");
        }
        return text.toString();
    }
}
