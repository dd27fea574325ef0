package dev.frameloop.renderer.layout;

import dev.frameloop.dom.css.value.Alignment;

/// Which part of a positioned box comes to lie at its static position, along one axis.
///
/// @see <a href="https://drafts.csswg.org/css-position-3/#staticpos-rect">CSS Position 3: static position rectangle</a>
enum StaticEdge {
    /// Its start edge.
    START,
    /// Its middle.
    CENTER,
    /// Its end edge.
    END;

    /// The part that an alignment speaks of, along a logical axis.
    ///
    /// @param reversed whether the flex axis runs from the end of the logical axis to its start
    /// @param startsAtLeft whether the flex axis begins at the side that `left` means
    static StaticEdge of(Alignment alignment, boolean reversed, boolean startsAtLeft) {
        return switch (alignment.kind()) {
            case CENTER, SPACE_AROUND, SPACE_EVENLY, ANCHOR_CENTER -> CENTER;
            case START, SELF_START, BASELINE -> START;
            case END, SELF_END, LAST_BASELINE -> END;
            case FLEX_END -> reversed ? START : END;
            case LEFT -> startsAtLeft == reversed ? END : START;
            case RIGHT -> startsAtLeft == reversed ? START : END;
            default -> reversed ? END : START;
        };
    }

    StaticEdge reversedIf(boolean reversed) {
        return !reversed || this == CENTER ? this : this == START ? END : START;
    }

    /// Where the static position is in an extent that the box is aligned in.
    long offset(long extent) {
        return switch (this) {
            case START -> 0;
            case CENTER -> extent / 2;
            case END -> extent;
        };
    }
}
