package dev.frameloop.dom.css.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/// Numbers as CSSOM serializes them.
public final class NumberText {
    private NumberText() {}

    /// The number in the shortest decimal form, without exponent.
    ///
    /// DIVERGES: CSSOM rounds to six decimals; as browsers do we round to six significant digits where that is coarser, since
    /// lengths are single precision there.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-component-value">CSSOM: number</a>
    public static String of(double number) {
        return of(number, "");
    }

    /// The number followed by its unit; what is not finite is written as a calculation.
    public static String of(double number, String unit) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            String keyword = Double.isNaN(number) ? "NaN" : number > 0 ? "infinity" : "-infinity";
            return "calc(" + keyword + (unit.isEmpty() ? "" : " * 1" + unit) + ")";
        }
        return digits(number) + unit;
    }

    /// The digits of a finite number.
    static String digits(double number) {
        if (number == Math.rint(number) && Math.abs(number) < 1e15) {
            return Long.toString((long) number);
        }
        BigDecimal rounded = new BigDecimal(number);
        if (Math.abs(number) < 1e6) {
            rounded = rounded.round(new MathContext(6, RoundingMode.HALF_EVEN));
        } else {
            rounded = rounded.setScale(0, RoundingMode.HALF_EVEN);
        }
        if (rounded.scale() > 6) {
            rounded = rounded.setScale(6, RoundingMode.HALF_EVEN);
        }
        if (rounded.signum() == 0) {
            return "0";
        }
        return rounded.stripTrailingZeros().toPlainString();
    }
}
