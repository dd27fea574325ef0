package dev.frameloop.renderer.page;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.renderer.display.Rectangle;
import org.jspecify.annotations.Nullable;

import java.util.List;

/// Is told what each update of a page's rendering touched: which elements were restyled, which boxes were laid out, which parts of the
/// picture were painted. For those who show how a page is rendered; without an observer nobody keeps such lists.
///
/// Called on the page's thread, within the update; an observer must not change the page.
public interface RenderingObserver {
    /// Something of the page, and where it is in the viewport, in CSS px.
    ///
    /// @param element the element, null for a box that no element generates
    record Touched(@Nullable Element element, Rect rect) {}

    /// Style and layout were brought up to date. What is not rendered, or has no size, is left out.
    ///
    /// @param restyled the elements that were restyled, each once
    /// @param laidOut the boxes that were laid out, each once
    void updated(List<Touched> restyled, List<Touched> laidOut);

    /// The picture was painted.
    ///
    /// @param damage the parts that were out of date
    void painted(List<Rectangle> damage);
}
