package dev.frameloop.dom.css.value;

/// The keywords of `font-size`.
///
/// @see <a href="https://drafts.csswg.org/css-fonts-4/#absolute-size-mapping">CSS Fonts: absolute size mapping</a>
public enum FontSizeKeyword implements KeywordValue {
    /// 9 px
    XX_SMALL(9),
    /// 10 px
    X_SMALL(10),
    /// 13 px
    SMALL(13),
    /// 16 px
    MEDIUM(16),
    /// 18 px
    LARGE(18),
    /// 24 px
    X_LARGE(24),
    /// 32 px
    XX_LARGE(32),
    /// 48 px
    XXX_LARGE(48),
    /// Smaller than the parent's.
    SMALLER(0),
    /// Larger than the parent's.
    LARGER(0);

    private final double pixels;

    FontSizeKeyword(double pixels) {
        this.pixels = pixels;
    }

    /// The size in px for a medium of 16 px; 0 for the relative keywords.
    public double pixels() {
        return pixels;
    }
}
