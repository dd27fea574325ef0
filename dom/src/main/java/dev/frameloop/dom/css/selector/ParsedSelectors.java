package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashMap;
import java.util.Map;

/// The selector lists that a document's scripts asked for lately, by their text.
final class ParsedSelectors {
    private static final int CAPACITY = 256;
    /// A longer text is unlikely to come again.
    private static final int LONGEST = 1024;

    private final Map<String, SelectorList> lists = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SelectorList> eldest) {
            return size() > CAPACITY;
        }
    };

    private ParsedSelectors() {}

    static ParsedSelectors of(Document document) {
        return document.companion(ParsedSelectors.class, ParsedSelectors::new);
    }

    /// The list, or null where the text is none.
    @Nullable
    SelectorList get(String text) {
        SelectorList known = lists.get(text);
        if (known != null) {
            return known;
        }
        SelectorList parsed = SelectorList.parse(text);
        if (parsed != null && text.length() <= LONGEST) {
            lists.put(text, parsed);
        }
        return parsed;
    }
}
