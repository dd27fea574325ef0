package dev.frameloop.dom.css.value;

/// A box that a background is placed in or cut at: `background-origin`, `background-clip` (`text` only there),
/// masks (`no-clip`).
public enum BackgroundBox implements KeywordValue {
    /// `border-box`
    BORDER_BOX,
    /// `padding-box`
    PADDING_BOX,
    /// `content-box`
    CONTENT_BOX,
    /// `text`
    TEXT,
    /// `fill-box`
    FILL_BOX,
    /// `stroke-box`
    STROKE_BOX,
    /// `view-box`
    VIEW_BOX,
    /// `no-clip`
    NO_CLIP
}
