package dev.frameloop.renderer.layout;

/// A fragment in another one.
///
/// @param x the left edge of its border box, from that of the other
/// @param y its upper edge
/// @param fragment the fragment
public record PlacedFragment(long x, long y, Fragment fragment) {
    /// The fragment's scrollable overflow, in the coordinates of the one that holds it.
    PhysicalRect scrollableOverflow() {
        return fragment.scrollableOverflow().translate(x, y);
    }
}
