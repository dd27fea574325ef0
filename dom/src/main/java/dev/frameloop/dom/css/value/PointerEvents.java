package dev.frameloop.dom.css.value;

/// Whether pointers hit a box: the property `pointer-events`.
public enum PointerEvents implements KeywordValue {
    /// `auto`
    AUTO,
    /// `none`
    NONE,
    /// `visiblepainted`
    VISIBLEPAINTED,
    /// `visiblefill`
    VISIBLEFILL,
    /// `visiblestroke`
    VISIBLESTROKE,
    /// `visible`
    VISIBLE,
    /// `painted`
    PAINTED,
    /// `fill`
    FILL,
    /// `stroke`
    STROKE,
    /// `all`
    ALL,
    /// `bounding-box`
    BOUNDING_BOX
}
