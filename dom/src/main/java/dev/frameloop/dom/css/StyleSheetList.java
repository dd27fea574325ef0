package dev.frameloop.dom.css;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.Iterator;

/// The sheets of the elements of a document or shadow tree, in tree order, live.
///
/// @see <a href="https://drafts.csswg.org/cssom/#the-stylesheetlist-interface">CSSOM: interface StyleSheetList</a>
public final class StyleSheetList extends PlatformObject implements Iterable<CSSStyleSheet> {
    private final TreeStyleSheets sheets;

    StyleSheetList(TreeStyleSheets sheets) {
        this.sheets = sheets;
    }

    /// The number of sheets.
    public long length() {
        return sheets.ofElements().size();
    }

    /// The sheet at this place, or null.
    public @Nullable CSSStyleSheet item(long index) {
        return index >= 0 && index < length() ? sheets.ofElements().get((int) index) : null;
    }

    @Override
    public Iterator<CSSStyleSheet> iterator() {
        return sheets.ofElements().iterator();
    }
}
