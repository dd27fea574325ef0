package dev.frameloop.dom.css.value;

/// The property `ruby-position`.
public enum RubyPosition implements KeywordValue {
    /// `over`
    OVER,
    /// `under`
    UNDER
}
