package dev.frameloop.renderer.view;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.box.BoxTree;
import dev.frameloop.renderer.box.ElementStyles;
import dev.frameloop.renderer.box.ReplacedContent;
import dev.frameloop.renderer.display.UsedTransform;
import dev.frameloop.renderer.layout.InlineContext;
import dev.frameloop.renderer.layout.LayoutTree;
import dev.frameloop.renderer.style.ComputedStyle;
import dev.frameloop.renderer.style.StyleChange;
import dev.frameloop.renderer.style.StyleEngine;
import dev.frameloop.renderer.style.StyleEnvironment;
import dev.frameloop.renderer.style.StyleUpdate;
import dev.frameloop.renderer.text.FontCollection;
import org.jspecify.annotations.Nullable;

/// Style, boxes and fragments of a document, brought up to date one after the other, and only where something has changed.
public final class DocumentLayout {
    private final StyleEngine styles;
    private final BoxTree boxes;
    private final LayoutTree fragments;
    private final InlineContext inlineContext;
    private final Runnable onStale;
    private double width;
    private double height;
    private double devicePixelRatio = 1;
    private Listener listener = (restyled, laidOut) -> {};
    private long changes;
    private boolean transforms;
    private long elementsRestyled;
    private long boxesLaidOut;

    /// Begins to watch a document.
    ///
    /// @param width of the viewport, in CSS px
    /// @param height of the viewport, in CSS px
    /// @param onStale is called when layout goes out of date
    public DocumentLayout(Document document, double width, double height, FontCollection fonts,
            ReplacedContent replacedContent, Runnable onStale) {
        this.width = width;
        this.height = height;
        this.onStale = onStale;
        inlineContext = new InlineContext(fonts);
        styles = new StyleEngine(document, environment());
        styles.setOnStale(onStale);
        ComputedStyle viewportStyle = ComputedStyle.initial().toBuilder().set(Longhand.DISPLAY, Display.BLOCK).build();
        boxes = new BoxTree(document, new EngineStyles(styles), replacedContent, viewportStyle);
        fragments = new LayoutTree(boxes.viewport(), inlineContext, onStale);
        fragments.setViewportSize(width, height);
        document.addTreeObserver(new TreeChanges(boxes, onStale));
    }

    private StyleEnvironment environment() {
        return new StyleEnvironment(width, height, devicePixelRatio, false, new FontMeasures(inlineContext));
    }

    /// The engine's styles, as boxes want them.
    private record EngineStyles(StyleEngine engine) implements ElementStyles {
        @Override
        public @Nullable ComputedStyle style(Element element) {
            return engine.styleOf(element);
        }

        @Override
        public @Nullable ComputedStyle style(Element element, PseudoElement pseudoElement) {
            return engine.styleOf(element, pseudoElement);
        }

        @Override
        public ComputedStyle anonymous(ComputedStyle parent, Display display) {
            return parent.childBuilder().set(Longhand.DISPLAY, display).build();
        }
    }

    /// Changes the size of the viewport, in CSS px, and how many device pixels one of them is wide.
    public void setViewport(double newWidth, double newHeight, double newDevicePixelRatio) {
        if (newWidth != width || newHeight != height || newDevicePixelRatio != devicePixelRatio) {
            width = newWidth;
            height = newHeight;
            devicePixelRatio = newDevicePixelRatio;
            styles.setEnvironment(environment());
            fragments.setViewportSize(width, height);
        }
    }

    /// An element's replaced content has come, gone or changed its size.
    public void replacedContentChanged(Element element) {
        boxes.replacedContentChanged(element);
        pictureChanged();
    }

    /// Something is to be painted in another way, although neither styles nor boxes have changed: an image has come.
    public void pictureChanged() {
        changes++;
        onStale.run();
    }

    /// Whether any element has, or has had, a transform.
    boolean hasTransforms() {
        return transforms;
    }

    /// A number that is another one whenever the document may look other than before.
    public long version() {
        return changes + fragments.scrollChanges();
    }

    /// Whether something may have to be brought up to date.
    public boolean isStale() {
        return styles.needsUpdate() || boxes.isStale() || fragments.isStale();
    }

    /// Brings all up to date. Costs nothing when nothing has changed.
    public void update() {
        boolean stale = boxes.isStale();
        StyleUpdate update = styles.updateStyle();
        for (StyleChange change : update.changes()) {
            boxes.styleChanged(change.element(), change.effect());
            transforms |= UsedTransform.isTransformed(change.after());
        }
        boxes.update();
        int laidOut = fragments.update();
        elementsRestyled += update.restyled();
        boxesLaidOut += laidOut;
        if (stale || update.restyled() > 0 || laidOut > 0) {
            changes++;
        }
        if (update.restyled() > 0 || laidOut > 0) {
            listener.updated(update.restyled(), laidOut);
        }
    }

    /// Sets who is told of each update that had something to do.
    public void setListener(Listener newListener) {
        listener = newListener;
    }

    /// Is told of updates.
    @FunctionalInterface
    public interface Listener {
        /// Something was brought up to date.
        ///
        /// @param restyled how many elements got a new style
        /// @param laidOut how many boxes were laid out
        void updated(int restyled, int laidOut);
    }

    /// The styles.
    public StyleEngine styles() {
        return styles;
    }

    /// The boxes, as they were when last brought up to date.
    public BoxTree boxes() {
        return boxes;
    }

    /// The fragments, as they were when last brought up to date.
    public LayoutTree fragments() {
        return fragments;
    }

    /// Fonts and shaping.
    public InlineContext inlineContext() {
        return inlineContext;
    }

    /// How many elements were restyled since the document was opened.
    public long elementsRestyled() {
        return elementsRestyled;
    }

    /// How many boxes were laid out since the document was opened.
    public long boxesLaidOut() {
        return boxesLaidOut;
    }
}
