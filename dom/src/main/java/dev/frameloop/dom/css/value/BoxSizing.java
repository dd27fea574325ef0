package dev.frameloop.dom.css.value;

/// Which box the sizing properties size: the property `box-sizing`.
public enum BoxSizing implements KeywordValue {
    /// `content-box`
    CONTENT_BOX,
    /// `border-box`
    BORDER_BOX
}
