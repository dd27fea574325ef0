package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.CSSStyleDeclaration;
import dev.frameloop.dom.css.value.Positioning;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.view.BoxSizes;
import dev.frameloop.dom.view.OffsetBox;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.ScrollArea;
import dev.frameloop.dom.view.View;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.LineBreakBox;
import dev.frameloop.renderer.box.TableBox;
import dev.frameloop.renderer.box.ViewportPropagation;
import dev.frameloop.renderer.display.DisplayListBuilder;
import dev.frameloop.renderer.display.ImageSource;
import dev.frameloop.renderer.display.PaintedPage;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.layout.BoxFragment;
import dev.frameloop.renderer.layout.ContainingBlocks;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.layout.PhysicalRect;
import dev.frameloop.renderer.layout.PlacedFragment;
import dev.frameloop.renderer.style.ComputedStyleDeclaration;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Answers a document's questions about its layout, which it brings up to date before each.
public final class LayoutView implements View {
    private final Document document;
    private final DocumentLayout layout;
    private final Viewport viewport;
    private final LayoutTree fragments;
    private final BoxGeometry geometry;
    private final ScrollAreas scrollAreas;
    private long scrolls;
    private @Nullable PaintedPage painted;
    private @Nullable ImageSource paintedImages;
    private long paintedVersion = -1;
    private long pagesPainted;

    /// The size of the viewport, in CSS px.
    public interface Viewport {
        /// Its width.
        double width();

        /// Its height.
        double height();

        /// How many device pixels one CSS px is wide.
        default double devicePixelRatio() {
            return 1;
        }
    }

    /// @param viewport is asked whenever layout is brought up to date
    public LayoutView(Document document, DocumentLayout layout, Viewport viewport) {
        this.document = document;
        this.layout = layout;
        this.viewport = viewport;
        this.fragments = layout.fragments();
        this.geometry = new BoxGeometry(fragments);
        this.scrollAreas = new ScrollAreas(fragments, layout::hasTransforms);
    }

    @Override
    public void updateLayout() {
        layout.setViewport(viewport.width(), viewport.height(), viewport.devicePixelRatio());
        layout.update();
    }

    @Override
    public long version() {
        return layout.elementsRestyled() + layout.boxesLaidOut() + scrolls;
    }

    @Override
    public Rect viewport() {
        return new Rect(0, 0, viewport.width(), viewport.height());
    }

    private @Nullable Box box(Element element) {
        updateLayout();
        return layout.boxes().box(element);
    }

    private @Nullable LayoutBox layoutBox(Element element) {
        return box(element) instanceof LayoutBox box && fragments.fragment(box) != null ? box : null;
    }

    @Override
    public boolean isRendered(Element element) {
        return box(element) != null;
    }

    @Override
    public Rect boundingClientRect(Element element) {
        return union(clientRects(element));
    }

    /// @see <a href="https://drafts.csswg.org/cssom-view/#element-get-the-bounding-box">CSSOM View: get the bounding box</a>
    static Rect union(List<Rect> rects) {
        if (rects.isEmpty()) {
            return Rect.ZERO;
        }
        Rect union = null;
        for (Rect rect : rects) {
            if (rect.width() > 0 && rect.height() > 0) {
                union = union == null ? rect : union.union(rect);
            }
        }
        if (union != null) {
            return union;
        }
        union = rects.getFirst();
        for (Rect rect : rects) {
            union = union.union(rect);
        }
        return union;
    }

    @Override
    public List<Rect> clientRects(Element element) {
        return switch (box(element)) {
            case LayoutBox box -> {
                Rect rect = geometry.borderBox(box);
                yield rect == null ? List.of() : List.of(rect);
            }
            case InlineBox box -> inlineRects(box);
            case LineBreakBox _ -> List.of();
            case null, default -> List.of();
        };
    }

    /// The border box of a box in the viewport, as it was when layout was last brought up to date; null where it has none.
    public @Nullable Rect borderBox(LayoutBox box) {
        return geometry.borderBox(box);
    }

    private List<Rect> inlineRects(InlineBox box) {
        LayoutBox container = box.container();
        List<Rect> rects = new ArrayList<>();
        if (container != null) {
            for (PlacedFragment part : fragments.parts(box)) {
                rects.add(geometry.toViewport(container,
                        part.fragment().borderBox().translate(part.x(), part.y()).toPixels()));
            }
            for (LayoutBox block : blocksIn(box)) {
                Rect rect = geometry.borderBox(block);
                if (rect != null) {
                    rects.add(rect);
                }
            }
        }
        return rects;
    }

    /// The blocks that stand between the lines of an inline box.
    private static List<LayoutBox> blocksIn(Box box) {
        List<LayoutBox> blocks = new ArrayList<>();
        Box inner = box.firstChild();
        while (inner != null) {
            if (inner instanceof LayoutBox block) {
                if (!block.isInlineLevel() && !block.isOutOfFlow()) {
                    blocks.add(block);
                }
                inner = inner.nextSkippingChildren(box);
            } else {
                inner = inner.next(box);
            }
        }
        return blocks;
    }

    @Override
    public List<Rect> clientRects(Node startContainer, int startOffset, Node endContainer, int endOffset) {
        updateLayout();
        return new RangeRects(this, layout.boxes(), fragments, geometry).of(startContainer, startOffset, endContainer,
                endOffset);
    }

    @Override
    public BoxSizes boxSizes(Element element) {
        LayoutBox box = layoutBox(element);
        BoxFragment fragment = box == null ? null : fragments.fragment(box);
        if (box == null || fragment == null) {
            return BoxSizes.NONE;
        }
        PhysicalRect content = fragment.contentBox();
        PhysicalRect padding = fragment.paddingBox();
        return new BoxSizes(content.translate(-padding.x(), -padding.y()).toPixels(),
                fragment.borderBox().toPixels().width(), fragment.borderBox().toPixels().height(),
                box.style().isVertical());
    }

    @Override
    public Rect clientBox(Element element) {
        LayoutBox box = layoutBox(element);
        BoxFragment fragment = box == null ? null : fragments.fragment(box);
        if (fragment == null) {
            return Rect.ZERO;
        }
        if (element == scrollingElement() || element == document.documentElement()) {
            return viewport();
        }
        Rect padding = fragment.paddingBox().toPixels();
        Rect size = fragment.borderBox().toPixels();
        // A table's box is its wrapper, which has no border; the border of the grid box in it only moves the origin, as in Chromium.
        if (fragment.parts() instanceof PhysicalRect parts) {
            Rect whole = parts.toPixels();
            double across = size.width() - padding.width();
            double along = size.height() - padding.height();
            return new Rect(padding.x(), padding.y(), whole.width() - across, whole.height() - along);
        }
        return box instanceof TableBox
                ? new Rect(padding.x(), padding.y(), size.width(), size.height())
                : padding;
    }

    private @Nullable Element scrollingElement() {
        return dev.frameloop.dom.view.ElementView.scrollingElement(document);
    }

    /// @see <a href="https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetleft">CSSOM View: offsetLeft</a>
    @Override
    public OffsetBox offsetBox(Element element) {
        Box box = box(element);
        if (box == null) {
            return OffsetBox.NONE;
        }
        Rect own = untransformed(box);
        Element parent = offsetParent(element, box);
        Rect origin = Rect.ZERO;
        if (parent != null && layout.boxes().box(parent) instanceof Box parentBox
                && !(parent == document.body() && parentBox.style().position() == Positioning.STATIC)) {
            Rect border = untransformed(parentBox);
            BoxFragment fragment = parentBox instanceof LayoutBox holder ? fragments.fragment(holder) : null;
            Rect padding = fragment == null ? Rect.ZERO : fragment.paddingBox().toPixels();
            origin = new Rect(border.x() + padding.x(), border.y() + padding.y(), 0, 0);
        }
        if (element == document.body()) {
            return new OffsetBox(null, 0, 0, own.width(), own.height());
        }
        return new OffsetBox(parent, own.x() - origin.x(), own.y() - origin.y(), own.width(), own.height());
    }

    /// The box's border edge and size without scrolling and transforms, from the initial containing block.
    private Rect untransformed(Box box) {
        if (box instanceof LayoutBox layoutBox) {
            BoxFragment fragment = fragments.fragment(layoutBox);
            if (fragment == null) {
                return Rect.ZERO;
            }
            Rect origin = geometry.untransformedOrigin(layoutBox);
            Rect size = fragment.borderBox().toPixels();
            Rect first = fragment.parts() instanceof PhysicalRect parts ? parts.toPixels() : Rect.ZERO;
            return new Rect(origin.x() + first.x(), origin.y() + first.y(), size.width(), size.height());
        }
        LayoutBox container = box.container();
        List<PlacedFragment> parts = fragments.parts(box);
        if (container == null || parts.isEmpty()) {
            return Rect.ZERO;
        }
        Rect origin = geometry.untransformedOrigin(container);
        List<Rect> rects = new ArrayList<>();
        for (PlacedFragment part : parts) {
            rects.add(part.fragment().borderBox().translate(part.x(), part.y()).toPixels());
        }
        for (LayoutBox block : blocksIn(box)) {
            Rect inner = untransformed(block);
            rects.add(new Rect(inner.x() - origin.x(), inner.y() - origin.y(), inner.width(), inner.height()));
        }
        Rect all = union(rects);
        return new Rect(origin.x() + rects.getFirst().x(), origin.y() + rects.getFirst().y(), all.width(),
                all.height());
    }

    /// @see <a href="https://drafts.csswg.org/cssom-view/#dom-htmlelement-offsetparent">CSSOM View: offsetParent</a>
    private @Nullable Element offsetParent(Element element, Box box) {
        if (element == document.documentElement() || element == document.body()
                || box instanceof LayoutBox fixed && fixed.style().position() == Positioning.FIXED
                        && ContainingBlocks.of(fixed) == layout.boxes().viewport()) {
            return null;
        }
        for (Box up = box.parent(); up != null; up = up.parent()) {
            Element ancestor = up.element();
            if (ancestor == null) {
                continue;
            }
            boolean positioned = up.style().position() != Positioning.STATIC || ContainingBlocks.holdsFixed(up);
            boolean table = box.style().position() == Positioning.STATIC
                    && (ancestor.localName().equals("td") || ancestor.localName().equals("th")
                            || ancestor.localName().equals("table"));
            if (positioned || table || ancestor == document.body()) {
                return ancestor;
            }
        }
        return null;
    }

    @Override
    public ScrollArea scrollArea(Element element) {
        LayoutBox box = layoutBox(element);
        if (element == scrollingElement()) {
            return scrollAreas.ofViewport(layout.boxes().viewport(), box);
        }
        return box == null ? ScrollArea.NONE : scrollAreas.of(box);
    }

    @Override
    public boolean scrollTo(Element element, double left, double top) {
        ScrollArea area = scrollArea(element);
        LayoutBox box = element == scrollingElement() ? layout.boxes().viewport() : layoutBox(element);
        boolean scrolled = box != null && scrollAreas.scroll(box, area, left, top);
        scrolls += scrolled ? 1 : 0;
        return scrolled;
    }

    @Override
    public @Nullable Element containingBlock(Element element) {
        Box box = box(element);
        if (box == null) {
            return null;
        }
        Box holder = box instanceof LayoutBox layoutBox && layoutBox.isAbsolutelyPositioned()
                ? ContainingBlocks.of(layoutBox)
                : box.container();
        while (holder != null && holder.element() == null) {
            holder = holder.parent();
        }
        return holder == null ? null : holder.element();
    }

    @Override
    public @Nullable Rect overflowClip(Element element) {
        LayoutBox box = layoutBox(element);
        BoxFragment fragment = box == null ? null : fragments.fragment(box);
        if (box == null || fragment == null || !box.clipsX() && !box.clipsY()) {
            return null;
        }
        return geometry.toViewport(box, fragment.paddingBox().toPixels());
    }

    @Override
    public List<Element> elementsFromPoint(double x, double y) {
        if (x < 0 || y < 0 || x >= viewport.width() || y >= viewport.height()) {
            return List.of();
        }
        List<Element> elements = new ArrayList<>();
        updateLayout();
        PaintedPage page = painted != null && paintedVersion == layout.version() ? painted : paint(ImageSource.NONE);
        for (Box hit : page.regions().hitAll(x, y)) {
            Element element = elementOf(hit);
            if (element != null && !elements.contains(element)) {
                elements.add(element);
            }
        }
        Element root = document.documentElement();
        if (root != null && !elements.contains(root)) {
            elements.add(root);
        }
        return elements;
    }

    /// The element that a box belongs to: that around it for a text, a pseudo-element or an anonymous box.
    private static @Nullable Element elementOf(Box box) {
        for (Box up = box; up != null; up = up.parent()) {
            if (up.node() instanceof Element element) {
                return element;
            }
        }
        return null;
    }

    /// What the document looks like now, in device pixels. The same object again as long as nothing has changed.
    ///
    /// @param images where the images of styles come from
    public PaintedPage paint(ImageSource images) {
        return paint(images, false);
    }

    /// What the document looks like now in a frame: in CSS px, snapped to device pixels.
    ///
    /// @param images where the images of styles come from
    public PaintedPage paintInFrame(ImageSource images) {
        return paint(images, true);
    }

    private PaintedPage paint(ImageSource images, boolean inFrame) {
        updateLayout();
        PaintedPage page = painted;
        if (page == null || paintedVersion != layout.version() || paintedImages != images
                || !page.hasSameFrames(images)) {
            page = DisplayListBuilder.build(fragments.root(), paintSource(images, inFrame));
            painted = page;
            paintedVersion = layout.version();
            paintedImages = images;
            pagesPainted++;
        }
        return page;
    }

    /// How many display lists have been made.
    public long pagesPainted() {
        return pagesPainted;
    }

    private PaintedPage.Source paintSource(ImageSource images, boolean inFrame) {
        ViewportPropagation propagation = ViewportPropagation.of(layout.boxes().viewport());
        return new PaintedPage.Source(new Rectangle(0, 0, viewport.width(), viewport.height()),
                viewport.devicePixelRatio(), inFrame, images,
                new PaintedPage.ScrollOffsets() {
                    @Override
                    public double left(Box box) {
                        return box instanceof LayoutBox scroller ? fragments.scrollLeft(scroller) : 0;
                    }

                    @Override
                    public double top(Box box) {
                        return box instanceof LayoutBox scroller ? fragments.scrollTop(scroller) : 0;
                    }
                }, propagation.background(), propagation.overflow());
    }

    @Override
    public CSSStyleDeclaration computedStyle(Element element, @Nullable String pseudoElement) {
        return new ComputedStyleDeclaration(layout.styles(), new LayoutValues(this), element,
                PseudoElementNames.of(pseudoElement));
    }

    /// The fragment of an element's principal box, brought up to date; null where it has none.
    @Nullable
    BoxFragment fragment(Element element) {
        LayoutBox box = layoutBox(element);
        return box == null ? null : fragments.fragment(box);
    }
}
