package dev.frameloop.renderer.display;

import dev.frameloop.renderer.box.Box;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The areas of boxes in painting order, so that what lies under a point can be found from the topmost down.
///
/// @see <a href="https://drafts.csswg.org/cssom-view-1/#dom-document-elementfrompoint">CSSOM View: elementFromPoint()</a>
public final class HitRegions {
    /// @param shape in the group's coordinates
    private record Region(Box box, Shape shape, GroupNode group) {}

    private final List<Region> regions;
    private final double pixelRatio;

    private HitRegions(List<Region> regions, double pixelRatio) {
        this.regions = regions;
        this.pixelRatio = pixelRatio;
    }

    /// The topmost box at a point, or null where there is none.
    ///
    /// @param x from the left edge of the viewport, in CSS px
    /// @param y from its upper edge
    public @Nullable Box hit(double x, double y) {
        for (int i = regions.size() - 1; i >= 0; i--) {
            if (contains(regions.get(i), x * pixelRatio, y * pixelRatio)) {
                return regions.get(i).box;
            }
        }
        return null;
    }

    /// All boxes at a point, from the topmost down, each once.
    public List<Box> hitAll(double x, double y) {
        List<Box> boxes = new ArrayList<>();
        for (int i = regions.size() - 1; i >= 0; i--) {
            if (contains(regions.get(i), x * pixelRatio, y * pixelRatio) && !boxes.contains(regions.get(i).box)) {
                boxes.add(regions.get(i).box);
            }
        }
        return boxes;
    }

    private static boolean contains(Region region, double x, double y) {
        if (!region.group.toRoot().mapBounds(region.shape.bounds()).contains(x, y)
                || !containsLocally(region.shape, region.group, x, y)) {
            return false;
        }
        for (GroupNode group = region.group; group != null; group = group.parent()) {
            if (group.group() instanceof Group.Clip(Shape clip) && !containsLocally(clip, group, x, y)) {
                return false;
            }
        }
        return true;
    }

    private static boolean containsLocally(Shape shape, GroupNode group, double x, double y) {
        Transform toRoot = group.toRoot();
        if (!toRoot.isInvertible()) {
            return false;
        }
        Transform inverse = toRoot.invert();
        return shape.contains(inverse.mapX(x, y), inverse.mapY(x, y));
    }

    static final class Builder {
        private final List<Region> regions = new ArrayList<>();

        void add(Box box, Shape shape, GroupNode group) {
            regions.add(new Region(box, shape, group));
        }

        /// @param pixelRatio how many units of the list one CSS px is wide
        HitRegions build(double pixelRatio) {
            return new HitRegions(List.copyOf(regions), pixelRatio);
        }
    }
}
