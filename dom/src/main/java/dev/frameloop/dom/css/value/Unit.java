package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// The units of numbers, among them none (`NUMBER`, and `INTEGER` for a number written without a fraction) and per cent.
///
/// @see <a href="https://drafts.csswg.org/css-values-4/#lengths">CSS Values 4, 5 to 7</a>
public enum Unit {
    /// No unit.
    NUMBER("", Dimension.NONE, 1),
    /// No unit, a whole number.
    INTEGER("", Dimension.NONE, 1),
    /// `%`
    PERCENT("%", Dimension.PERCENT, 1),

    /// `px`, the canonical length
    PX("px", Dimension.LENGTH, 1),
    /// `cm`
    CM("cm", Dimension.LENGTH, 96 / 2.54),
    /// `mm`
    MM("mm", Dimension.LENGTH, 96 / 25.4),
    /// A quarter of a millimetre.
    Q("q", Dimension.LENGTH, 96 / 101.6),
    /// `in`
    IN("in", Dimension.LENGTH, 96),
    /// `pt`
    PT("pt", Dimension.LENGTH, 96 / 72.0),
    /// `pc`
    PC("pc", Dimension.LENGTH, 16),

    /// `em`
    EM("em", Dimension.LENGTH, 0),
    /// `rem`
    REM("rem", Dimension.LENGTH, 0),
    /// `ex`
    EX("ex", Dimension.LENGTH, 0),
    /// `rex`
    REX("rex", Dimension.LENGTH, 0),
    /// `ch`
    CH("ch", Dimension.LENGTH, 0),
    /// `rch`
    RCH("rch", Dimension.LENGTH, 0),
    /// `cap`
    CAP("cap", Dimension.LENGTH, 0),
    /// `rcap`
    RCAP("rcap", Dimension.LENGTH, 0),
    /// `ic`
    IC("ic", Dimension.LENGTH, 0),
    /// `ric`
    RIC("ric", Dimension.LENGTH, 0),
    /// `lh`
    LH("lh", Dimension.LENGTH, 0),
    /// `rlh`
    RLH("rlh", Dimension.LENGTH, 0),

    /// `vw`
    VW("vw", Dimension.LENGTH, 0),
    /// `vh`
    VH("vh", Dimension.LENGTH, 0),
    /// `vi`
    VI("vi", Dimension.LENGTH, 0),
    /// `vb`
    VB("vb", Dimension.LENGTH, 0),
    /// `vmin`
    VMIN("vmin", Dimension.LENGTH, 0),
    /// `vmax`
    VMAX("vmax", Dimension.LENGTH, 0),
    /// `svw`
    SVW("svw", Dimension.LENGTH, 0),
    /// `svh`
    SVH("svh", Dimension.LENGTH, 0),
    /// `svi`
    SVI("svi", Dimension.LENGTH, 0),
    /// `svb`
    SVB("svb", Dimension.LENGTH, 0),
    /// `svmin`
    SVMIN("svmin", Dimension.LENGTH, 0),
    /// `svmax`
    SVMAX("svmax", Dimension.LENGTH, 0),
    /// `lvw`
    LVW("lvw", Dimension.LENGTH, 0),
    /// `lvh`
    LVH("lvh", Dimension.LENGTH, 0),
    /// `lvi`
    LVI("lvi", Dimension.LENGTH, 0),
    /// `lvb`
    LVB("lvb", Dimension.LENGTH, 0),
    /// `lvmin`
    LVMIN("lvmin", Dimension.LENGTH, 0),
    /// `lvmax`
    LVMAX("lvmax", Dimension.LENGTH, 0),
    /// `dvw`
    DVW("dvw", Dimension.LENGTH, 0),
    /// `dvh`
    DVH("dvh", Dimension.LENGTH, 0),
    /// `dvi`
    DVI("dvi", Dimension.LENGTH, 0),
    /// `dvb`
    DVB("dvb", Dimension.LENGTH, 0),
    /// `dvmin`
    DVMIN("dvmin", Dimension.LENGTH, 0),
    /// `dvmax`
    DVMAX("dvmax", Dimension.LENGTH, 0),

    /// `deg`, the canonical angle
    DEG("deg", Dimension.ANGLE, 1),
    /// `grad`
    GRAD("grad", Dimension.ANGLE, 0.9),
    /// `rad`
    RAD("rad", Dimension.ANGLE, 180 / Math.PI),
    /// `turn`
    TURN("turn", Dimension.ANGLE, 360),

    /// `s`, the canonical time
    S("s", Dimension.TIME, 1),
    /// `ms`
    MS("ms", Dimension.TIME, 0.001),

    /// `hz`, the canonical frequency
    HZ("hz", Dimension.FREQUENCY, 1),
    /// `khz`
    KHZ("khz", Dimension.FREQUENCY, 1000),

    /// `dppx`, the canonical resolution
    DPPX("dppx", Dimension.RESOLUTION, 1),
    /// `x`
    X("x", Dimension.RESOLUTION, 1),
    /// `dpi`
    DPI("dpi", Dimension.RESOLUTION, 1 / 96.0),
    /// `dpcm`
    DPCM("dpcm", Dimension.RESOLUTION, 2.54 / 96),

    /// A share of the space left in a grid.
    FR("fr", Dimension.FLEX, 1);

    /// What a unit measures.
    public enum Dimension {
        /// A bare number.
        NONE,
        /// A length; canonical unit px.
        LENGTH,
        /// An angle; canonical unit degree.
        ANGLE,
        /// A time; canonical unit second.
        TIME,
        /// A frequency; canonical unit hertz.
        FREQUENCY,
        /// A resolution; canonical unit dots per px.
        RESOLUTION,
        /// A flexible share.
        FLEX,
        /// A percentage.
        PERCENT
    }

    private static final Map<String, Unit> BY_TEXT = byText();

    private final String text;
    private final Dimension dimension;
    private final double canonical;

    Unit(String text, Dimension dimension, double canonical) {
        this.text = text;
        this.dimension = dimension;
        this.canonical = canonical;
    }

    private static Map<String, Unit> byText() {
        Map<String, Unit> units = new HashMap<>();
        for (Unit unit : values()) {
            if (unit.dimension != Dimension.NONE && unit != PERCENT) {
                units.put(unit.text, unit);
            }
        }
        return Map.copyOf(units);
    }

    /// The unit of a dimension token, in any case of letters, or null.
    public static @Nullable Unit ofDimension(String text) {
        Unit unit = BY_TEXT.get(text);
        return unit != null ? unit : BY_TEXT.get(text.toLowerCase(Locale.ROOT));
    }

    /// The unit as it is serialized.
    public String text() {
        return text;
    }

    /// What the unit measures.
    public Dimension dimension() {
        return dimension;
    }

    /// Whether one of this unit is always the same number of canonical units.
    public boolean isAbsolute() {
        return canonical != 0;
    }

    /// How many canonical units one of this unit is; 0 when that depends on the context.
    public double canonical() {
        return canonical;
    }

    /// Whether the unit depends on the element's own font or line height.
    public boolean isFontRelative() {
        return ordinal() >= EM.ordinal() && ordinal() <= RLH.ordinal();
    }

    /// Whether the unit depends on the viewport.
    public boolean isViewportRelative() {
        return ordinal() >= VW.ordinal() && ordinal() <= DVMAX.ordinal();
    }
}
