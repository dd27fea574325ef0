package dev.frameloop.dom.css.value;

import java.util.List;
import java.util.stream.Collectors;

/// Generated content.
///
/// @param items its parts, in order
/// @param alternative the text for those who do not see it; empty when none was given
public record ContentList(List<ContentItem> items, List<ContentItem> alternative) implements Content {
    @Override
    public String cssText() {
        String text = items.stream().map(CssValue::cssText).collect(Collectors.joining(" "));
        return alternative.isEmpty()
                ? text
                : text + " / " + alternative.stream().map(CssValue::cssText).collect(Collectors.joining(" "));
    }

    @Override
    public ContentList computed(ComputationContext context) {
        return new ContentList(items.stream().map(item -> (ContentItem) item.computed(context)).toList(), alternative);
    }
}
