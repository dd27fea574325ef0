package dev.frameloop.dom.css.value;

/// The keywords of `font-stretch`.
public enum FontStretchKeyword implements KeywordValue {
    /// 50%
    ULTRA_CONDENSED(50),
    /// 62.5%
    EXTRA_CONDENSED(62.5),
    /// 75%
    CONDENSED(75),
    /// 87.5%
    SEMI_CONDENSED(87.5),
    /// 100%
    NORMAL(100),
    /// 112.5%
    SEMI_EXPANDED(112.5),
    /// 125%
    EXPANDED(125),
    /// 150%
    EXTRA_EXPANDED(150),
    /// 200%
    ULTRA_EXPANDED(200);

    private final double percent;

    FontStretchKeyword(double percent) {
        this.percent = percent;
    }

    @Override
    public LengthPercentage computed(ComputationContext context) {
        return LengthPercentage.ofPercent(percent);
    }
}
