package dev.frameloop.dom.css.value;

/// An image from a URL.
///
/// @param url the URL; as computed, absolute
public record UrlImage(String url) implements Image {
    @Override
    public String cssText() {
        return CssText.url(url);
    }
}
