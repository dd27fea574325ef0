package dev.frameloop.renderer.display;

import dev.frameloop.dom.css.value.BackgroundBox;
import dev.frameloop.dom.css.value.BasicShape;
import dev.frameloop.dom.css.value.ClipPath;
import dev.frameloop.dom.css.value.PointerEvents;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.Fragment;
import dev.frameloop.renderer.layout.InlineBoxFragment;
import dev.frameloop.renderer.layout.PhysicalEdges;
import dev.frameloop.renderer.layout.PhysicalRect;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// Turns the fragments of a page into a display list, in painting order, and into the regions that a pointer can hit.
///
/// Stacking contexts are unrolled with a stack of items: an item that is painted as a whole is replaced by the items in it.
///
/// UNIMPLEMENTED: masks, `backdrop-filter`, `text-overflow`, vertical writing modes, collapsed table borders, scrollbars.
///
/// @see <a href="https://www.w3.org/TR/CSS22/zindex.html">CSS 2.2 Appendix E: elaborate description of stacking contexts</a>
public final class DisplayListBuilder {
    private final PaintedPage.Source source;
    private final DisplayList.Builder list = DisplayList.builder();
    private final HitRegions.Builder regions = new HitRegions.Builder();
    private final BackgroundLayers backgrounds;
    private final BoxDecorations decorations;
    private final TextPainting text;
    private final ReplacedPainting replaced;
    private final Deque<PaintedItem> pending = new ArrayDeque<>();

    private DisplayListBuilder(PaintedPage.Source source) {
        this.source = source;
        backgrounds = new BackgroundLayers(list, source);
        decorations = new BoxDecorations(list, backgrounds);
        text = new TextPainting(list);
        replaced = new ReplacedPainting(list, source);
    }

    /// Paints a page.
    ///
    /// @param root the fragment of the viewport's box
    public static PaintedPage build(BoxFragment root, PaintedPage.Source source) {
        return new DisplayListBuilder(source).page(root);
    }

    private PaintedPage page(BoxFragment root) {
        if (source.pixelRatio() != 1 && !source.isFrame()) {
            list.push(new Group.Transformed(Transform.scaling(source.pixelRatio(), source.pixelRatio())));
        }
        list.push(new Group.Clip(source.viewport()));
        canvas(root);
        pending.push(new PaintedItem.Context(
                new StackingFrame(root, 0, 0, list.current(), new PaintPhases(), 0, List.of())));
        while (!pending.isEmpty()) {
            paint(pending.pop());
        }
        return new PaintedPage(list.build(), regions.build(source.isFrame() ? 1 : source.pixelRatio()),
                replaced.frames());
    }

    /// The root element's background, or else that of `body`, covers the whole canvas.
    private void canvas(BoxFragment root) {
        Box from = source.canvasBackground();
        if (from == null) {
            return;
        }
        GroupNode outside = list.current();
        for (var child : root.children()) {
            if (child.fragment() instanceof BoxFragment html && (html.box() == from || from.parent() == html.box())) {
                list.within(scrolled(outside, root.box()));
                Rectangle canvas = source.viewport().translate(source.scroll().left(root.box()),
                        source.scroll().top(root.box()));
                backgrounds.paintCanvas(from.style(), painted(html, child.x(), child.y()), canvas);
            }
        }
        list.within(outside);
    }

    Rectangle viewport() {
        return source.viewport();
    }

    boolean isOverflowOfViewport(Box box) {
        return box == source.viewportOverflow();
    }

    GroupNode child(GroupNode group, Group inner) {
        return list.within(group).push(inner).current();
    }

    GroupNode scrolled(GroupNode group, Box box) {
        double left = source.scroll().left(box);
        double top = source.scroll().top(box);
        return left == 0 && top == 0 ? group : child(group, new Group.Scrolled(left, top));
    }

    private void paint(PaintedItem item) {
        switch (item) {
            case PaintedItem.Context(StackingFrame root) -> pushAll(StackingContext.paintingOrder(this, grouped(root)));
            case PaintedItem.Whole(PaintPhases phases) -> pushAll(StackingContext.inOrder(phases));
            case PaintedItem.Decorations(BoxFragment fragment, long x, long y, GroupNode group) -> {
                PaintedBox box = painted(fragment, x, y);
                list.within(group);
                decorations.paint(box, fragment.box() != source.canvasBackground());
                region(fragment, box.borderShape(), group);
            }
            case PaintedItem.InlineDecorations(InlineBoxFragment fragment, long x, long y, GroupNode group) -> {
                PaintedBox box = painted(fragment, x, y);
                list.within(group);
                decorations.paint(box, true);
                if (BoxDecorations.hasOutline(fragment.style())) {
                    decorations.outline(box);
                }
                region(fragment, box.borderShape(), group);
            }
            case PaintedItem.Outline(BoxFragment fragment, long x, long y, GroupNode group) -> {
                list.within(group);
                decorations.outline(painted(fragment, x, y));
            }
            case PaintedItem.Replaced(BoxFragment fragment, long x, long y, GroupNode group) -> {
                list.within(group);
                replaced.paint(fragment, painted(fragment, x, y));
            }
            case PaintedItem.Text run -> {
                list.within(run.group());
                var fragment = run.fragment();
                text.paint(fragment.style(), fragment.text(), run.x() / 64.0, (run.y() + fragment.baseline()) / 64.0,
                        run.lineBaseline() / 64.0, run.decoratingBoxes());
                region(fragment, rectangle(fragment, run.x(), run.y()), run.group());
            }
        }
    }

    private void pushAll(List<PaintedItem> items) {
        for (int i = items.size() - 1; i >= 0; i--) {
            pending.push(items.get(i));
        }
    }

    private void region(Fragment fragment, Shape shape, GroupNode group) {
        if (fragment.style().pointerEvents() != PointerEvents.NONE) {
            regions.add(fragment.box(), shape, group);
        }
    }

    /// The root of a stacking context within the groups that its effects make: transform, then opacity and blending around a clip path
    /// around filters.
    private StackingFrame grouped(StackingFrame root) {
        Fragment fragment = root.fragment();
        ComputedStyle style = fragment.style();
        Rectangle border = rectangle(fragment, root.x(), root.y());
        GroupNode group = root.group();
        if (UsedTransform.isTransformed(style) && !(fragment.box() instanceof InlineBox)) {
            group = child(group, new Group.Transformed(UsedTransform.of(style, border)));
        }
        List<Filter> filters = UsedFilters.of(style.filter(), style.color());
        Shape clip = clipPath(fragment, root);
        BlendMode blend = BlendMode.valueOf(style.mixBlendMode().name());
        boolean isolated = blend != BlendMode.NORMAL || style.opacity() < 1 || PaintOrder.isIsolated(style);
        if (isolated) {
            group = child(group, new Group.Layer(style.opacity(), blend, clip == null ? filters : List.of()));
        }
        if (clip != null) {
            group = child(group, new Group.Clip(clip));
        }
        if (!filters.isEmpty() && (clip != null || !isolated)) {
            group = child(group, new Group.Layer(1, BlendMode.NORMAL, filters));
        }
        return new StackingFrame(fragment, root.x(), root.y(), group, root.phases(), root.lineBaseline(),
                root.decoratingBoxes());
    }

    /// @see <a href="https://drafts.csswg.org/css-masking-1/#the-clip-path">CSS Masking 1: clip-path</a>
    private @Nullable Shape clipPath(Fragment fragment, StackingFrame root) {
        ClipPath path = fragment.style().clipPath();
        BasicShape shape = path.shape();
        if (path.isNone() || path.url() != null) {
            return null;
        }
        PaintedBox box = fragment instanceof BoxFragment whole
                ? painted(whole, root.x(), root.y())
                : painted((InlineBoxFragment) fragment, root.x(), root.y());
        RoundedRectangle reference = path.box() == BackgroundBox.PADDING_BOX
                ? box.paddingShape()
                : path.box() == BackgroundBox.CONTENT_BOX ? box.contentShape() : box.borderShape();
        return shape == null ? reference : UsedClipPath.of(shape, reference.rectangle());
    }

    private static Rectangle rectangle(Fragment fragment, long x, long y) {
        return new Rectangle(x / 64.0, y / 64.0, fragment.width() / 64.0, fragment.height() / 64.0);
    }

    PaintedBox painted(BoxFragment fragment, long x, long y) {
        PhysicalRect decorated = fragment.decoratedBox().translate(x, y);
        Rectangle edge = new Rectangle(decorated.x() / 64.0, decorated.y() / 64.0, decorated.width() / 64.0,
                decorated.height() / 64.0);
        return painted(fragment, edge, fragment.border(), fragment.padding(), true, true);
    }

    PaintedBox painted(InlineBoxFragment fragment, long x, long y) {
        boolean rightToLeft = fragment.style().isRightToLeft();
        boolean left = rightToLeft ? fragment.hasEndEdge() : fragment.hasStartEdge();
        boolean right = rightToLeft ? fragment.hasStartEdge() : fragment.hasEndEdge();
        return painted(fragment, rectangle(fragment, x, y), fragment.border(), fragment.padding(), left, right);
    }

    private PaintedBox painted(Fragment fragment, Rectangle edge, PhysicalEdges border, PhysicalEdges padding,
            boolean left, boolean right) {
        return new PaintedBox(fragment.style(), edge.snapToPixels(source.pixelRatio()), border.top() / 64.0,
                border.right() / 64.0, border.bottom() / 64.0, border.left() / 64.0, padding.top() / 64.0,
                padding.right() / 64.0, padding.bottom() / 64.0, padding.left() / 64.0, left, right);
    }
}
