package dev.frameloop.dom.css.value;

import org.jspecify.annotations.Nullable;

/// The type of a calculation: the power of each dimension. A percentage counts as what it is a percentage of.
///
/// @param length the power of lengths
/// @param angle the power of angles
/// @param time the power of times
/// @param frequency the power of frequencies
/// @param resolution the power of resolutions
/// @param flex the power of flexible shares
/// @param percent the power of percentages that are of nothing else
/// @see <a href="https://drafts.css-houdini.org/css-typed-om-1/#numeric-typing">CSS Typed OM: numeric typing</a>
public record MathType(int length, int angle, int time, int frequency, int resolution, int flex, int percent) {
    /// The type of bare numbers.
    public static final MathType NUMBER = new MathType(0, 0, 0, 0, 0, 0, 0);
    /// The type of lengths.
    public static final MathType LENGTH = new MathType(1, 0, 0, 0, 0, 0, 0);
    /// The type of angles.
    public static final MathType ANGLE = new MathType(0, 1, 0, 0, 0, 0, 0);
    /// The type of times.
    public static final MathType TIME = new MathType(0, 0, 1, 0, 0, 0, 0);
    /// The type of frequencies.
    public static final MathType FREQUENCY = new MathType(0, 0, 0, 1, 0, 0, 0);
    /// The type of resolutions.
    public static final MathType RESOLUTION = new MathType(0, 0, 0, 0, 1, 0, 0);
    /// The type of flexible shares.
    public static final MathType FLEX = new MathType(0, 0, 0, 0, 0, 1, 0);
    /// The type of percentages by themselves.
    public static final MathType PERCENT = new MathType(0, 0, 0, 0, 0, 0, 1);

    /// The type of one of a unit.
    ///
    /// @param percentage what percentages count as; null when they have no place
    /// @return null for a percentage without a place
    public static @Nullable MathType of(Unit unit, @Nullable MathType percentage) {
        return switch (unit.dimension()) {
            case NONE -> NUMBER;
            case LENGTH -> LENGTH;
            case ANGLE -> ANGLE;
            case TIME -> TIME;
            case FREQUENCY -> FREQUENCY;
            case RESOLUTION -> RESOLUTION;
            case FLEX -> FLEX;
            case PERCENT -> percentage;
        };
    }

    /// The type of a product.
    public MathType times(MathType other) {
        return new MathType(length + other.length, angle + other.angle, time + other.time, frequency + other.frequency,
                resolution + other.resolution, flex + other.flex, percent + other.percent);
    }

    /// The type of a reciprocal.
    public MathType inverse() {
        return new MathType(-length, -angle, -time, -frequency, -resolution, -flex, -percent);
    }
}
