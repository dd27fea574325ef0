package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;

import org.jspecify.annotations.Nullable;

/// An element of SVG. UNIMPLEMENTED: the interfaces of its kinds.
///
/// @see <a href="https://svgwg.org/svg2-draft/types.html#InterfaceSVGElement">SVG: SVGElement</a>
public final class SVGElement extends Element {
    private @Nullable DOMStringMap dataset;

    SVGElement(Document document, @Nullable String prefix, String localName) {
        super(document, Namespaces.SVG, prefix, localName);
    }

    /// The attributes `data-*`, always the same object.
    public DOMStringMap dataset() {
        if (dataset == null) {
            dataset = new DOMStringMap(this);
        }
        return dataset;
    }
}
