package dev.frameloop.dom.css.value;

/// How inline content is aligned in its line: the property `text-align`. The `-webkit-` values also align blocks,
/// as the attribute `align` asks.
public enum TextAlign implements KeywordValue {
    /// `start`
    START,
    /// `end`
    END,
    /// `left`
    LEFT,
    /// `right`
    RIGHT,
    /// `center`
    CENTER,
    /// `justify`
    JUSTIFY,
    /// `match-parent`
    MATCH_PARENT,
    /// `-webkit-left`
    WEBKIT_LEFT,
    /// `-webkit-right`
    WEBKIT_RIGHT,
    /// `-webkit-center`
    WEBKIT_CENTER;

    @Override
    public String cssText() {
        String keyword = KeywordValue.super.cssText();
        return keyword.startsWith("webkit-") ? "-" + keyword : keyword;
    }
}
