package dev.frameloop.renderer.view;

import dev.frameloop.dom.html.HtmlParser;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.renderer.text.DejaVuFonts;
import dev.frameloop.renderer.text.FontCollection;

import java.util.Objects;

/// A document without scripts in a viewport of 800x600, laid out with the fonts of the corpus.
final class LaidOutPage {
    private static final FontCollection FONTS = DejaVuFonts.collection();

    final Document document = Document.newHtml("about:blank");
    final DocumentLayout layout;
    final LayoutView view;

    LaidOutPage(String markup) {
        HtmlParser.parse(document, markup);
        layout = new DocumentLayout(document, 800, 600, FONTS, new ReplacedElements(new DataImages()), () -> {});
        view = new LayoutView(document, layout, new LayoutView.Viewport() {
            @Override
            public double width() {
                return 800;
            }

            @Override
            public double height() {
                return 600;
            }
        });
    }

    Element element(String id) {
        return Objects.requireNonNull(document.getElementById(id), id);
    }
}
