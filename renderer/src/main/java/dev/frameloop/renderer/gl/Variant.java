package dev.frameloop.renderer.gl;

import java.util.ArrayList;
import java.util.List;

/// Which of the painter's programs: what it covers, what it fills with, and whether a mask clips it.
///
/// @param clipped whether the clip is more than a rectangle of whole pixels
record Variant(Coverage coverage, Filling filling, boolean clipped) {
    /// How much of a pixel a primitive covers.
    enum Coverage {
        /// A rectangle of whole pixels.
        PIXELS,
        /// A rectangle along the axes of the device.
        RECTANGLE(Attribute.RECTANGLE),
        /// A rounded rectangle in coordinates of its own.
        ROUNDED(Attribute.SHAPE, Attribute.RADII_X, Attribute.RADII_Y),
        /// What lies in one rounded rectangle and not in another.
        RING(Attribute.SHAPE, Attribute.RADII_X, Attribute.RADII_Y, Attribute.INNER, Attribute.INNER_X,
                Attribute.INNER_Y),
        /// A ring whose sides differ in colour.
        SIDES(Attribute.SHAPE, Attribute.RADII_X, Attribute.RADII_Y, Attribute.INNER, Attribute.INNER_X,
                Attribute.INNER_Y, Attribute.BORDER, Attribute.HOLE, Attribute.RIGHT, Attribute.BOTTOM, Attribute.LEFT),
        /// A blurred rounded rectangle outside of another one, or what it leaves inside of it.
        SHADOW(Attribute.SHAPE, Attribute.RADII_X, Attribute.RADII_Y, Attribute.INNER, Attribute.INNER_X,
                Attribute.INNER_Y),
        /// What a mask says.
        MASK,
        /// All pixels of a finished layer.
        LAYER;

        private final List<Attribute> attributes;

        Coverage(Attribute... attributes) {
            this.attributes = List.of(attributes);
        }
    }

    /// What a primitive is filled with.
    enum Filling {
        COLOR, GRADIENT, IMAGE, BLEND
    }

    /// What comes with each primitive: four numbers each.
    enum Attribute {
        QUAD, COLOR, PLACE, MATRIX, SHIFT, RECTANGLE, SHAPE, RADII_X, RADII_Y, INNER, INNER_X, INNER_Y, BORDER, HOLE,
        RIGHT, BOTTOM, LEFT, GEOMETRY, TILE, STRIDE
    }

    /// Whether fragments need to know where they are in the primitive's own coordinates.
    boolean isLocal() {
        return switch (coverage) {
            case ROUNDED, RING, SIDES, SHADOW -> true;
            case PIXELS, RECTANGLE, MASK -> filling != Filling.COLOR;
            case LAYER -> false;
        };
    }

    /// What comes with each primitive, in order.
    List<Attribute> attributes() {
        List<Attribute> all = new ArrayList<>(List.of(Attribute.QUAD, Attribute.COLOR, Attribute.PLACE));
        if (isLocal()) {
            all.add(Attribute.MATRIX);
            all.add(Attribute.SHIFT);
        }
        all.addAll(coverage.attributes);
        if (filling == Filling.GRADIENT) {
            all.add(Attribute.GEOMETRY);
        }
        if (filling == Filling.GRADIENT || filling == Filling.IMAGE) {
            all.add(Attribute.TILE);
            all.add(Attribute.STRIDE);
        }
        return all;
    }

    /// What the fragment shader's source is told.
    String defines() {
        return "#define COVERAGE_" + coverage + "\n#define FILLING_" + filling + "\n"
                + (clipped ? "#define CLIPPED\n" : "");
    }
}
