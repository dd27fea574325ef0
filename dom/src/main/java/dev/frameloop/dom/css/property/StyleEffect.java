package dev.frameloop.dom.css.property;

/// What a change of a computed value asks for, from nothing to everything.
public enum StyleEffect {
    /// Nothing that is seen now.
    NONE,
    /// Painting, with boxes as they are.
    REPAINT,
    /// Layout of the boxes that are there.
    RELAYOUT,
    /// New boxes.
    REBUILD
}
