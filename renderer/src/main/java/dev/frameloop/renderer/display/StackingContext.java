package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.Overflow;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.css.value.Visibility;
import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.ReplacedBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.Fragment;
import dev.frameloop.renderer.layout.InlineBoxFragment;
import dev.frameloop.renderer.layout.LineFragment;
import dev.frameloop.renderer.layout.PhysicalRect;
import dev.frameloop.renderer.layout.PlacedFragment;
import dev.frameloop.renderer.layout.TextFragment;
import dev.frameloop.renderer.style.ComputedStyle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// One stacking context: sorts the fragments in it by phase, and its layered descendants by level.
///
/// One walk, with a stack of its own, visits each fragment up to the roots of inner stacking contexts. A fragment whose content cannot reach
/// the visible part is left out with all that is in it.
///
/// @see <a href="https://www.w3.org/TR/CSS22/zindex.html">CSS 2.2 Appendix E: elaborate description of stacking contexts</a>
final class StackingContext {
    /// How far shadows, outlines and glyphs are taken to reach beyond a fragment's overflow, in px.
    private static final double REACH = 512;

    /// @param level the `z-index`, 0 for `auto`
    private record Layered(Box box, int level, PaintedItem item) {}

    private final DisplayListBuilder builder;
    private final StackingFrame root;
    private final PaintPhases phases = new PaintPhases();
    private final List<Layered> layers = new ArrayList<>(0);
    private final Deque<StackingFrame> pending = new ArrayDeque<>();
    private boolean absolute;

    private StackingContext(DisplayListBuilder builder, StackingFrame root) {
        this.builder = builder;
        this.root = root;
    }

    /// All that the context paints, from the lowest to the topmost.
    static List<PaintedItem> paintingOrder(DisplayListBuilder builder, StackingFrame root) {
        StackingContext context = new StackingContext(builder, root);
        context.collect();
        return context.inOrder();
    }

    private void collect() {
        enter(new StackingFrame(root.fragment(), root.x(), root.y(), root.group(), phases, root.lineBaseline(),
                root.decoratingBoxes()), true);
        while (!pending.isEmpty()) {
            visit(pending.pop());
        }
    }

    /// @see <a href="https://www.w3.org/TR/CSS22/zindex.html#painting-order">CSS 2.2 Appendix E.2: painting order</a>
    private List<PaintedItem> inOrder() {
        if (absolute && layers.size() > 1) {
            sortByTreeOrder();
        }
        layers.sort(Comparator.comparingInt(Layered::level));
        List<PaintedItem> items = new ArrayList<>();
        // 1. and 2. The root's own background and border.
        items.addAll(phases.own);
        // 3. Stacking contexts with negative levels.
        int i = 0;
        for (; i < layers.size() && layers.get(i).level < 0; i++) {
            items.add(layers.get(i).item);
        }
        // 4. Blocks in the flow. 5. Floats. 7. Content. 10. Outlines.
        addInFlow(phases, items);
        // 8. Positioned boxes without a level and stacking contexts with level 0. 9. Positive levels.
        for (; i < layers.size(); i++) {
            items.add(layers.get(i).item);
        }
        return items;
    }

    /// The items of a box that is painted as a whole.
    static List<PaintedItem> inOrder(PaintPhases whole) {
        List<PaintedItem> items = new ArrayList<>(whole.own);
        addInFlow(whole, items);
        return items;
    }

    private static void addInFlow(PaintPhases phases, List<PaintedItem> items) {
        items.addAll(phases.blocks);
        items.addAll(phases.floats);
        items.addAll(phases.content);
        items.addAll(phases.outlines);
    }

    /// Absolutely positioned boxes lie last in their containing blocks' fragments, but count where they are in the tree.
    private void sortByTreeOrder() {
        Map<Box, Integer> places = new HashMap<>();
        for (Layered layer : layers) {
            places.put(layer.box, 0);
        }
        int left = places.size();
        Box top = root.fragment().box();
        for (Box box = top; box != null && left > 0; box = box.next(top)) {
            int place = places.size() - left + 1;
            if (places.computeIfPresent(box, (_, _) -> place) != null) {
                left--;
            }
        }
        layers.sort(Comparator.comparingInt(layer -> places.getOrDefault(layer.box, 0)));
    }

    private void visit(StackingFrame frame) {
        switch (frame.fragment()) {
            case BoxFragment box -> visitBox(frame, box);
            case InlineBoxFragment inline when PaintOrder.isLayered(inline.box()) -> addLayer(frame);
            case InlineBoxFragment _ -> enter(frame, false);
            case LineFragment line -> children(frame, line.children(), frame.group(), frame.y() + line.baseline(),
                    frame.decoratingBoxes());
            case TextFragment text -> {
                if (isVisible(text.style())) {
                    frame.phases().content.add(new PaintedItem.Text(text, frame.x(), frame.y(), frame.group(),
                            frame.lineBaseline(), frame.decoratingBoxes()));
                }
            }
        }
    }

    private void visitBox(StackingFrame frame, BoxFragment fragment) {
        LayoutBox box = fragment.layoutBox();
        if (PaintOrder.isLayered(box)) {
            absolute |= box.isAbsolutelyPositioned();
            addLayer(frame);
        } else if (box.isFloating()) {
            whole(frame, frame.phases().floats);
        } else if (box.isInlineLevel() || box.isFlexLevel()) {
            whole(frame, frame.phases().content);
        } else {
            enter(frame, false);
        }
    }

    private void whole(StackingFrame frame, List<PaintedItem> phase) {
        PaintPhases own = new PaintPhases();
        phase.add(new PaintedItem.Whole(own));
        enter(new StackingFrame(frame.fragment(), frame.x(), frame.y(), frame.group(), own, frame.lineBaseline(),
                List.of()),
                true);
    }

    private void addLayer(StackingFrame frame) {
        Box box = frame.fragment().box();
        // Decorations go on into positioned parts of a line, but not into boxes out of the flow or on a line as a whole.
        boolean ends = box.isOutOfFlow() || box instanceof LayoutBox && box.isInlineLevel();
        List<DecoratingBox> decorations = ends ? List.of() : frame.decoratingBoxes();
        if (PaintOrder.isStackingContext(box)) {
            layers.add(
                    new Layered(box, PaintOrder.level(box), new PaintedItem.Context(new StackingFrame(frame.fragment(),
                            frame.x(), frame.y(), frame.group(), frame.phases(), frame.lineBaseline(), decorations))));
            return;
        }
        PaintPhases own = new PaintPhases();
        layers.add(new Layered(box, 0, new PaintedItem.Whole(own)));
        enter(new StackingFrame(frame.fragment(), frame.x(), frame.y(), frame.group(), own, frame.lineBaseline(),
                decorations), true);
    }

    /// Puts a box's own parts into their phases, and its children on the stack.
    private void enter(StackingFrame frame, boolean whole) {
        ComputedStyle style = frame.fragment().style();
        PaintPhases to = frame.phases();
        boolean visible = isVisible(style);
        List<DecoratingBox> decorations = frame.decoratingBoxes();
        boolean inLine = frame.fragment() instanceof InlineBoxFragment;
        if (DecoratingBox.isDecorating(style)) {
            decorations = new ArrayList<>(decorations);
            decorations.add(new DecoratingBox(style, inLine));
        }
        if (frame.fragment() instanceof InlineBoxFragment inline) {
            if (visible) {
                (whole ? to.own : to.content)
                        .add(new PaintedItem.InlineDecorations(inline, frame.x(), frame.y(), frame.group()));
            }
            children(frame, inline.children(), frame.group(), frame.lineBaseline(), decorations);
        } else if (frame.fragment() instanceof BoxFragment fragment) {
            if (visible) {
                (whole ? to.own : to.blocks)
                        .add(new PaintedItem.Decorations(fragment, frame.x(), frame.y(), frame.group()));
                if (fragment.box() instanceof ReplacedBox) {
                    to.content.add(new PaintedItem.Replaced(fragment, frame.x(), frame.y(), frame.group()));
                }
                if (BoxDecorations.hasOutline(style)) {
                    to.outlines.add(new PaintedItem.Outline(fragment, frame.x(), frame.y(), frame.group()));
                }
            }
            children(frame, fragment.children(), contentGroup(frame, fragment), frame.lineBaseline(), decorations);
        }
    }

    private static boolean isVisible(ComputedStyle style) {
        return style.visibility() == Visibility.VISIBLE;
    }

    private void children(StackingFrame frame, List<PlacedFragment> children, GroupNode group, long lineBaseline,
            List<DecoratingBox> decorations) {
        boolean viewport = frame.fragment().box() instanceof BlockContainer box
                && box.role() == BlockContainer.Role.VIEWPORT;
        for (int i = children.size() - 1; i >= 0; i--) {
            PlacedFragment child = children.get(i);
            long x = frame.x() + child.x();
            long y = frame.y() + child.y();
            // What is fixed to the viewport does not scroll with the page.
            GroupNode around = viewport && child.fragment().style().position() == Positioning.FIXED
                    ? frame.group()
                    : group;
            if (isNear(child.fragment(), x, y, around)) {
                pending.push(
                        new StackingFrame(child.fragment(), x, y, around, frame.phases(), lineBaseline, decorations));
            }
        }
    }

    private boolean isNear(Fragment fragment, long x, long y, GroupNode group) {
        if (group.isFiltered()) {
            return true;
        }
        PhysicalRect overflow = fragment.scrollableOverflow();
        double left = (x + overflow.x()) / 64.0 - REACH;
        double top = (y + overflow.y()) / 64.0 - REACH;
        double right = (x + overflow.right()) / 64.0 + REACH;
        double bottom = (y + overflow.bottom()) / 64.0 + REACH;
        Transform toRoot = group.toRoot();
        Rectangle visible = builder.viewport();
        if (toRoot.isTranslation()) {
            // FAST PATH: this is asked for each child of long containers.
            return left + toRoot.e() < visible.right() && right + toRoot.e() > visible.x()
                    && top + toRoot.f() < visible.bottom() && bottom + toRoot.f() > visible.y();
        }
        return toRoot.mapBounds(Rectangle.ofEdges(left, top, right, bottom)).intersects(visible);
    }

    /// The group of a box's content: clipped and scrolled where `overflow` says so.
    private GroupNode contentGroup(StackingFrame frame, BoxFragment fragment) {
        Box box = fragment.box();
        if (box instanceof BlockContainer container && container.role() == BlockContainer.Role.VIEWPORT) {
            return builder.scrolled(frame.group(), box);
        }
        ComputedStyle style = fragment.style();
        boolean clipsX = style.overflowX() != Overflow.VISIBLE;
        boolean clipsY = style.overflowY() != Overflow.VISIBLE;
        if (!(clipsX || clipsY || style.contain().paint()) || builder.isOverflowOfViewport(box)) {
            return frame.group();
        }
        RoundedRectangle clip = builder.painted(fragment, frame.x(), frame.y()).paddingShape();
        Rectangle r = clip.rectangle();
        Shape shape = clip.isRectangle() ? r : clip;
        if (!style.contain().paint() && clipsX != clipsY) {
            Rectangle all = Rectangle.INFINITE;
            shape = clipsX
                    ? new Rectangle(r.x(), all.y(), r.width(), all.height())
                    : new Rectangle(all.x(), r.y(), all.width(), r.height());
        }
        return builder.scrolled(builder.child(frame.group(), new Group.Clip(shape)), box);
    }
}
