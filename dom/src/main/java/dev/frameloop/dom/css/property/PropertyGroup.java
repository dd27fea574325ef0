package dev.frameloop.dom.css.property;

/// The parts of a computed style; elements that agree on a part share it.
public enum PropertyGroup {
    /// Fonts, colour, line height, direction, visibility.
    FONT(true),
    /// The other properties of text.
    TEXT(true),
    /// The other inherited properties.
    INHERITED(true),
    /// Kind, place and size of the box.
    BOX(false),
    /// Margins and paddings.
    SURROUND(false),
    /// Borders.
    BORDER(false),
    /// Backgrounds.
    BACKGROUND(false),
    /// Flex containers and alignment.
    FLEX(false),
    /// Grids and columns.
    GRID(false),
    /// Opacity, shadows, outlines, clips, filters, masks, text decorations.
    EFFECT(false),
    /// Transforms.
    TRANSFORM(false),
    /// Scrolling and input.
    SCROLL(false),
    /// Transitions and animations.
    ANIMATION(false);

    private final boolean inherited;

    PropertyGroup(boolean inherited) {
        this.inherited = inherited;
    }

    /// Whether the group's properties are inherited.
    public boolean isInherited() {
        return inherited;
    }
}
