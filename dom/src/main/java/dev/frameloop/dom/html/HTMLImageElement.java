package dev.frameloop.dom.html;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

import java.util.Set;

/// An image; loading it is the document's host's business.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/embedded-content.html#htmlimageelement">HTML: HTMLImageElement</a>
public final class HTMLImageElement extends HTMLElement {
    private long naturalWidth;
    private long naturalHeight;
    private boolean loading;

    HTMLImageElement(Document document, String localName) {
        super(document, localName);
    }

    /// `new Image(width, height)` of a script.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/embedded-content.html#dom-image">HTML: Image()</a>
    public static HTMLImageElement image(Realm realm, @Nullable Long width, @Nullable Long height) {
        HTMLImageElement image = new HTMLImageElement(Document.associatedWith(realm), "img");
        if (width != null) {
            image.setAttribute("width", width.toString());
        }
        if (height != null) {
            image.setAttribute("height", height.toString());
        }
        return image;
    }

    /// The address, resolved.
    public String src() {
        return Hyperlinks.resolved(this, "src");
    }

    /// Sets the address.
    public void setSrc(String value) {
        setAttribute("src", value);
    }

    /// As {@link #src}.
    public String currentSrc() {
        return src();
    }

    /// The width that the attribute says, in CSS pixels, or the natural one.
    public long width() {
        return Microsyntax.nonNegative(attributeOrEmpty("width"), (int) naturalWidth);
    }

    /// Sets the attribute `width`.
    public void setWidth(long value) {
        setAttribute("width", Long.toString(value));
    }

    /// The height that the attribute says, in CSS pixels, or the natural one.
    public long height() {
        return Microsyntax.nonNegative(attributeOrEmpty("height"), (int) naturalHeight);
    }

    /// Sets the attribute `height`.
    public void setHeight(long value) {
        setAttribute("height", Long.toString(value));
    }

    /// The width of the loaded image, in CSS pixels; 0 while there is none.
    public long naturalWidth() {
        return naturalWidth;
    }

    /// The height of the loaded image, in CSS pixels; 0 while there is none.
    public long naturalHeight() {
        return naturalHeight;
    }

    /// Whether nothing is being loaded.
    public boolean complete() {
        return !loading;
    }

    /// Says that loading has begun.
    public void beginLoading() {
        loading = true;
    }

    /// Says that loading has ended, with a size of 0 where it failed.
    public void endLoading(long width, long height) {
        loading = false;
        naturalWidth = width;
        naturalHeight = height;
    }

    @Override
    protected void attributeChangeSteps(String name, @Nullable String oldValue, @Nullable String newValue,
            @Nullable String inNamespace) {
        if (inNamespace == null && Set.of("src", "srcset", "sizes", "crossorigin").contains(name)) {
            nodeDocument().loading().host().imageChanged(this);
        }
    }
}
