package dev.frameloop.dom.css.value;

/// `cross-fade()` of two images, as transitions between images make it.
///
/// @param from the image below
/// @param to the image above
/// @param progress how much of the second is seen, 0 to 1
public record ImageCrossFade(Image from, Image to, double progress) implements Image {
    @Override
    public ImageCrossFade computed(ComputationContext context) {
        return new ImageCrossFade((Image) from.computed(context), (Image) to.computed(context), progress);
    }

    @Override
    public String cssText() {
        return "-webkit-cross-fade(" + from.cssText() + ", " + to.cssText() + ", " + NumberText.of(progress) + ")";
    }
}
