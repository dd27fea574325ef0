package dev.frameloop.dom.view;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

import java.util.function.Function;

/// A rectangle that a page can read and write.
///
/// @see <a href="https://drafts.fxtf.org/geometry/#DOMRect">Geometry Interfaces: DOMRect</a>
public final class DOMRect extends DOMRectReadOnly {
    /// A rectangle from its corner and extents, in CSS pixels.
    public DOMRect(double x, double y, double width, double height) {
        super(x, y, width, height);
    }

    /// A rectangle like another.
    public static DOMRect of(Rect rect) {
        return new DOMRect(rect.x(), rect.y(), rect.width(), rect.height());
    }

    /// `DOMRect.fromRect()` of a script.
    public static DOMRect fromRect(DOMRectInit other) {
        return new DOMRect(other.x(), other.y(), other.width(), other.height());
    }

    @Override
    public Function<Realm, PlatformObject> serializationSteps() {
        double left = x;
        double top = y;
        double w = width;
        double h = height;
        return _ -> new DOMRect(left, top, w, h);
    }

    /// Moves the origin.
    public void setX(double newX) {
        x = newX;
    }

    /// Moves the origin.
    public void setY(double newY) {
        y = newY;
    }

    /// Changes the width.
    public void setWidth(double newWidth) {
        width = newWidth;
    }

    /// Changes the height.
    public void setHeight(double newHeight) {
        height = newHeight;
    }
}
