package dev.frameloop.testkit.assertion;

/// What difference between two pictures counts as none.
///
/// @param channel by how much a colour channel of a pixel may differ, from 0 to 255
/// @param share which share of all pixels may differ by more, from 0 to 1
public record Tolerance(int channel, double share) {
    /// Pictures must be equal to the pixel. Frameloop's own are, on every system.
    public static final Tolerance NONE = new Tolerance(0, 0);

    /// @throws IllegalArgumentException if one of them is out of range
    public Tolerance {
        if (channel < 0 || channel > 255) {
            throw new IllegalArgumentException("channel must be from 0 to 255, but is " + channel);
        }
        if (!(share >= 0 && share <= 1)) {
            throw new IllegalArgumentException("share must be from 0 to 1, but is " + share);
        }
    }
}
