package dev.frameloop.script.binding;

import dev.frameloop.script.idl.ExtendedAttributes;

/// The number types.
///
/// @see <a href="https://webidl.spec.whatwg.org/#js-integer-types">Web IDL: integer types</a>
final class Numbers {
    private static final double TWO_TO_53 = 0x1p53;

    private Numbers() {}

    /// The converter of an integer type; up to 32 signed bits give an {@link Integer}, wider types a {@link Long}.
    static Converter integer(int bits, boolean signed, ExtendedAttributes attributes, String name) {
        boolean enforceRange = attributes.has("EnforceRange");
        boolean clamp = attributes.has("Clamp");
        double upper = bits == 64 ? TWO_TO_53 - 1 : StrictMath.scalb(1.0, signed ? bits - 1 : bits) - 1;
        double lower = !signed ? 0 : bits == 64 ? -upper : -upper - 1;
        boolean narrow = bits < 32 || signed && bits == 32;
        return (realm, value) -> {
            long result;
            if (value.fitsInInt() && RealmBinding.isNumber(value) && inRange(value.asInt(), lower, upper)) {
                result = value.asInt();
            } else {
                double number = realm.toNumber(value);
                if (enforceRange) {
                    result = enforceRange(number, lower, upper, name);
                } else if (clamp) {
                    result = Double.isNaN(number)
                            ? 0
                            : (long) StrictMath.rint(StrictMath.min(StrictMath.max(number, lower), upper));
                } else {
                    result = modulo(number, bits, signed);
                }
            }
            return narrow ? (Object) (int) result : (Object) result;
        };
    }

    private static boolean inRange(int value, double lower, double upper) {
        return value >= lower && value <= upper;
    }

    private static long enforceRange(double number, double lower, double upper, String name) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw ConversionException.of("Value is " + (Double.isNaN(number) ? "not" : "infinite and not")
                    + " of type '" + name + "'.");
        }
        double whole = number < 0 ? StrictMath.ceil(number) : StrictMath.floor(number);
        if (whole < lower || whole > upper) {
            throw ConversionException.of("Value is outside the '" + name + "' value range.");
        }
        return (long) whole;
    }

    /// The integer part modulo two to the number of bits, as a signed or unsigned number.
    static long modulo(double number, int bits, boolean signed) {
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            return 0;
        }
        long low;
        if (StrictMath.abs(number) < 0x1p63) {
            low = (long) number;
        } else {
            // Large doubles are integers: a shifted mantissa, of which only the low 64 bits count.
            int shift = StrictMath.getExponent(number) - 52;
            long mantissa = Double.doubleToRawLongBits(number) & 0xFFFFFFFFFFFFFL | 0x10000000000000L;
            low = shift > 63 ? 0 : mantissa << shift;
            low = number < 0 ? -low : low;
        }
        return switch (bits) {
            case 8 -> signed ? (byte) low : low & 0xFF;
            case 16 -> signed ? (short) low : low & 0xFFFF;
            case 32 -> signed ? (int) low : low & 0xFFFFFFFFL;
            default -> low;
        };
    }

    /// The converter of `float` and `double`.
    static Converter floating(boolean restricted, boolean single, String name) {
        return (realm, value) -> {
            double number = realm.toNumber(value);
            double result = single ? (float) number : number;
            if (restricted && (Double.isNaN(result) || Double.isInfinite(result))) {
                throw ConversionException.of("The provided " + name + " value is non-finite.");
            }
            return result;
        };
    }

    /// The number as a script should see it: an {@link Integer} where it is one, else a {@link Double}.
    static Object toScript(double number) {
        int whole = (int) number;
        return whole == number && (whole != 0 || 1 / number > 0) ? (Object) whole : (Object) number;
    }
}
