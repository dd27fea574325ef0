package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/// The sheets of a document that are being loaded, for `link` elements and `@import` rules.
///
/// UNIMPLEMENTED: the events of a `link` do not wait for what its sheet imports; alternative sheets are loaded like others and are
/// disabled only by their attribute.
public final class StyleSheetLoading {
    /// More imports within imports are not loaded.
    private static final int MAX_IMPORT_DEPTH = 32;

    private final Document document;
    /// The address that each `link` element waits for.
    private final Map<Element, String> waiting = new HashMap<>();
    private @Nullable StyleSheetLoader loader;
    private int pending;

    private StyleSheetLoading(Document document) {
        this.document = document;
    }

    /// That of this document, the same object each time.
    public static StyleSheetLoading of(Document document) {
        return document.companion(StyleSheetLoading.class, () -> new StyleSheetLoading(document));
    }

    /// Sets what loads sheets and begins to watch the document. Without it no sheet is loaded, and links have none.
    public void setLoader(StyleSheetLoader newLoader) {
        loader = newLoader;
        StyleSheetElements.observe(document);
    }

    /// How many sheets are being loaded; rendering and the document's load event wait for them.
    public int pending() {
        return pending;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/semantics.html#fetch-and-process-the-linked-resource">HTML: fetch and process the linked resource</a>
    void loadLink(Element link) {
        StyleSheetLoader current = loader;
        String href = link.attributeOrEmpty("href");
        if (!isStyleSheet(link) || href.isEmpty()) {
            waiting.remove(link);
            StyleSheetElements.setSheet(link, null);
            return;
        }
        if (current == null || href.equals(waiting.get(link))) {
            return;
        }
        waiting.put(link, href);
        pending++;
        current.load(href, document.baseURI(), loaded -> {
            pending--;
            if (link.isConnected() && href.equals(waiting.remove(link))) {
                finish(link, loaded);
            }
        });
    }

    private static void finish(Element link, StyleSheetLoader.Loaded loaded) {
        String text = loaded.text();
        StyleSheetElements.setSheet(link, text == null
                ? null
                : CSSStyleSheet.ofElement(link, loaded.url(),
                        MediaQueries.parse(link.attributeOrEmpty("media")), text));
        link.fire(text == null ? "error" : "load");
    }

    private static boolean isStyleSheet(Element link) {
        String type = link.attributeOrEmpty("type");
        if (!type.isEmpty() && !CodePoints.equalsIgnoringAsciiCase(type, "text/css")
                || link.getAttributeNS(null, "disabled") != null) {
            return false;
        }
        for (String keyword : CodePoints.toAsciiLowerCase(link.attributeOrEmpty("rel")).split("[ \t\n\f\r]+")) {
            if (keyword.equals("stylesheet")) {
                return true;
            }
        }
        return false;
    }

    void linkChanged(Element link, String attribute) {
        CSSStyleSheet sheet = StyleSheetElements.sheet(link);
        if (attribute.equals("media") && sheet != null) {
            sheet.media().setMediaText(link.attributeOrEmpty("media"));
        } else if (!attribute.equals("title") && !attribute.equals("media")) {
            loadLink(link);
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-cascade-5/#fetch-an-import">CSS Cascade: fetch an @import</a>
    void loadImport(CSSStyleSheet importer, CSSImportRule rule) {
        StyleSheetLoader current = loader;
        if (current == null || !rule.isSupported() || isTooDeep(importer)) {
            return;
        }
        pending++;
        current.load(rule.href(), importer.baseURL(), loaded -> {
            pending--;
            String text = loaded.text();
            if (text != null && rule.parentStyleSheet() == importer && !imports(importer, loaded.url())) {
                rule.setStyleSheet(CSSStyleSheet.imported(importer, rule, loaded.url(), text));
            }
        });
    }

    private static boolean isTooDeep(CSSStyleSheet sheet) {
        int depth = 0;
        for (CSSStyleSheet up = sheet; up != null; up = up.parentStyleSheet()) {
            depth++;
        }
        return depth > MAX_IMPORT_DEPTH;
    }

    /// Whether a sheet is that address itself, or is imported by it.
    private static boolean imports(CSSStyleSheet sheet, String url) {
        for (CSSStyleSheet up = sheet; up != null; up = up.parentStyleSheet()) {
            if (Objects.equals(up.href(), url)) {
                return true;
            }
        }
        return false;
    }
}
