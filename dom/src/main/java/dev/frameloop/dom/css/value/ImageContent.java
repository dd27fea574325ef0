package dev.frameloop.dom.css.value;

/// An image within generated content.
///
/// @param image the image
public record ImageContent(Image image) implements ContentItem {
    @Override
    public String cssText() {
        return image.cssText();
    }

    @Override
    public ImageContent computed(ComputationContext context) {
        return new ImageContent((Image) image.computed(context));
    }
}
