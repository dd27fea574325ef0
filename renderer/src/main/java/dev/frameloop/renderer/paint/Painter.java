package dev.frameloop.renderer.paint;

import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;

/// Draws display lists; each painter draws the same list alike.
public interface Painter extends AutoCloseable {
    /// Paints those parts of a list that lie in the damage; whatever was there before is replaced.
    ///
    /// @param list what is to be seen
    /// @param damage which parts of the target are out of date
    /// @param target where it goes; its upper left pixel is the list's origin
    /// @param backdrop the colour below everything, `0xAARRGGBB`
    /// @return how many pixels were painted, with overlapping operations counted once each
    long paint(DisplayList list, Damage damage, Bitmap target, int backdrop);

    /// Frees what the painter holds outside of the JVM; the software painter holds nothing.
    @Override
    default void close() {}
}
