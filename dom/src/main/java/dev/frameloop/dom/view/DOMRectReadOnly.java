package dev.frameloop.dom.view;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SerializableObject;

import java.util.function.Function;

/// A rectangle that a page can read. Width and height may be negative.
///
/// @see <a href="https://drafts.fxtf.org/geometry/#DOMRect">Geometry Interfaces: DOMRectReadOnly</a>
public class DOMRectReadOnly extends PlatformObject implements SerializableObject {
    double x;
    double y;
    double width;
    double height;

    /// A rectangle from its corner and extents, in CSS pixels.
    public DOMRectReadOnly(double x, double y, double width, double height) {
        this.x = x;
        this.y = y;
        this.width = width;
        this.height = height;
    }

    /// A rectangle like another.
    public static DOMRectReadOnly of(Rect rect) {
        return new DOMRectReadOnly(rect.x(), rect.y(), rect.width(), rect.height());
    }

    /// `DOMRectReadOnly.fromRect()` of a script.
    public static DOMRectReadOnly fromRect(DOMRectInit other) {
        return new DOMRectReadOnly(other.x(), other.y(), other.width(), other.height());
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        double left = x;
        double top = y;
        double w = width;
        double h = height;
        return _ -> new DOMRectReadOnly(left, top, w, h);
    }

    /// The x coordinate of the origin.
    public double x() {
        return x;
    }

    /// The y coordinate of the origin.
    public double y() {
        return y;
    }

    /// The width.
    public double width() {
        return width;
    }

    /// The height.
    public double height() {
        return height;
    }

    /// The lesser of the two y coordinates.
    public double top() {
        return Math.min(y, y + height);
    }

    /// The greater of the two x coordinates.
    public double right() {
        return Math.max(x, x + width);
    }

    /// The greater of the two y coordinates.
    public double bottom() {
        return Math.max(y, y + height);
    }

    /// The lesser of the two x coordinates.
    public double left() {
        return Math.min(x, x + width);
    }
}
