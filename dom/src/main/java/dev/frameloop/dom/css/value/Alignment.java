package dev.frameloop.dom.css.value;

import java.util.Locale;

/// A value of the box alignment properties.
///
/// @param kind where to
/// @param safety what to do when the thing does not fit
/// @see <a href="https://drafts.csswg.org/css-align-3/">CSS Box Alignment</a>
public record Alignment(Kind kind, Safety safety) implements CssValue {
    /// `auto`
    public static final Alignment AUTO = of(Kind.AUTO);
    /// `normal`
    public static final Alignment NORMAL = of(Kind.NORMAL);

    /// Where something is aligned to.
    public enum Kind {
        /// As the parent's `*-items` says.
        AUTO,
        /// As the layout mode does by default.
        NORMAL,
        /// Fill the room.
        STRETCH,
        /// The middle.
        CENTER,
        /// The container's start.
        START,
        /// The container's end.
        END,
        /// The item's own start.
        SELF_START,
        /// The item's own end.
        SELF_END,
        /// The start of the flex axis.
        FLEX_START,
        /// The end of the flex axis.
        FLEX_END,
        /// The line-left side.
        LEFT,
        /// The line-right side.
        RIGHT,
        /// First baselines.
        BASELINE,
        /// Last baselines.
        LAST_BASELINE,
        /// Room between the things only.
        SPACE_BETWEEN,
        /// Half as much room at both ends.
        SPACE_AROUND,
        /// As much room at both ends.
        SPACE_EVENLY,
        /// The middle of the anchor.
        ANCHOR_CENTER,
        /// `legacy`
        LEGACY,
        /// `legacy left`
        LEGACY_LEFT,
        /// `legacy right`
        LEGACY_RIGHT,
        /// `legacy center`
        LEGACY_CENTER
    }

    /// What happens on overflow.
    public enum Safety {
        /// Nothing was said.
        DEFAULT,
        /// Aligned to the start rather than lost.
        SAFE,
        /// Aligned as asked.
        UNSAFE
    }

    /// An alignment without a word on overflow.
    public static Alignment of(Kind kind) {
        return new Alignment(kind, Safety.DEFAULT);
    }

    @Override
    public String cssText() {
        String text = kind.name().toLowerCase(Locale.ROOT).replace('_',
                kind.name().contains("LEGACY") || kind == Kind.LAST_BASELINE ? ' ' : '-');
        return safety == Safety.DEFAULT ? text : safety.name().toLowerCase(Locale.ROOT) + " " + text;
    }
}
