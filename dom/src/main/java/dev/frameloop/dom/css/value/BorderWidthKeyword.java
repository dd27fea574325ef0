package dev.frameloop.dom.css.value;

/// The keywords of border widths.
public enum BorderWidthKeyword implements KeywordValue {
    /// 1 px
    THIN(1),
    /// 3 px
    MEDIUM(3),
    /// 5 px
    THICK(5);

    private final double pixels;

    BorderWidthKeyword(double pixels) {
        this.pixels = pixels;
    }

    @Override
    public LengthPercentage computed(ComputationContext context) {
        return LengthPercentage.ofPixels(pixels);
    }
}
