package dev.frameloop.dom.css.value;

/// The size of one background layer.
public sealed interface BackgroundSize extends CssValue {
    /// The sizes that keep the image's ratio.
    enum Keyword implements KeywordValue, BackgroundSize {
        /// As small as covers the area.
        COVER,
        /// As large as fits in the area.
        CONTAIN
    }

    /// A width and a height, each a length or `auto`.
    ///
    /// @param width as computed a {@link LengthPercentageOrAuto}
    /// @param height as computed a {@link LengthPercentageOrAuto}
    record Explicit(CssValue width, CssValue height) implements BackgroundSize {
        /// `auto`
        public static final Explicit AUTO = new Explicit(Auto.AUTO, Auto.AUTO);

        @Override
        public Explicit computed(ComputationContext context) {
            return new Explicit(width.computed(context), height.computed(context));
        }

        @Override
        public String cssText() {
            return height == Auto.AUTO ? width.cssText() : width.cssText() + " " + height.cssText();
        }
    }
}
