package dev.frameloop.dom.css.value;

import java.util.Locale;

/// The colours that stand for parts of the user interface.
///
/// @see <a href="https://drafts.csswg.org/css-color-4/#css-system-colors">CSS Color 4: system colours</a>
public enum SystemColor implements Color {
    /// `AccentColor`
    ACCENTCOLOR(0x0075FF, 0x99C8FF),
    /// `AccentColorText`
    ACCENTCOLORTEXT(0xFFFFFF, 0x000000),
    /// `ActiveText`
    ACTIVETEXT(0xFF0000, 0xFF9E9E),
    /// `ButtonBorder`
    BUTTONBORDER(0x000000, 0xFFFFFF),
    /// `ButtonFace`
    BUTTONFACE(0xEFEFEF, 0x6B6B6B),
    /// `ButtonText`
    BUTTONTEXT(0x000000, 0xFFFFFF),
    /// `Canvas`
    CANVAS(0xFFFFFF, 0x121212),
    /// `CanvasText`
    CANVASTEXT(0x000000, 0xFFFFFF),
    /// `Field`
    FIELD(0xFFFFFF, 0x3B3B3B),
    /// `FieldText`
    FIELDTEXT(0x000000, 0xFFFFFF),
    /// `GrayText`
    GRAYTEXT(0x808080, 0x808080),
    /// `Highlight`
    HIGHLIGHT(0x1A73E8, 0x1A73E8),
    /// `HighlightText`
    HIGHLIGHTTEXT(0xFFFFFF, 0xFFFFFF),
    /// `LinkText`
    LINKTEXT(0x0000EE, 0x9E9EFF),
    /// `Mark`
    MARK(0xFFFF00, 0xFFFF00),
    /// `MarkText`
    MARKTEXT(0x000000, 0x000000),
    /// `SelectedItem`
    SELECTEDITEM(0x1A73E8, 0x1A73E8),
    /// `SelectedItemText`
    SELECTEDITEMTEXT(0xFFFFFF, 0xFFFFFF),
    /// `VisitedText`
    VISITEDTEXT(0x551A8B, 0xD0ADF0);

    private final int light;
    private final int dark;

    SystemColor(int light, int dark) {
        this.light = light;
        this.dark = dark;
    }

    /// The colour of the light or the dark palette.
    public AbsoluteColor of(boolean darkScheme) {
        return AbsoluteColor.ofRgb(darkScheme ? dark : light);
    }

    @Override
    public AbsoluteColor resolve(AbsoluteColor currentColor) {
        return of(false);
    }

    @Override
    public AbsoluteColor computed(ComputationContext context) {
        return of(context.usesDarkColorScheme());
    }

    @Override
    public String cssText() {
        return name().toLowerCase(Locale.ROOT);
    }
}
