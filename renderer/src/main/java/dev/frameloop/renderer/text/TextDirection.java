package dev.frameloop.renderer.text;

/// The direction of a run of text or of a paragraph.
public enum TextDirection {
    /// Left to right.
    LTR,
    /// Right to left.
    RTL
}
