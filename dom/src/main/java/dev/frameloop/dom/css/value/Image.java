package dev.frameloop.dom.css.value;

/// An image, or `none`.
public sealed interface Image extends CssValue permits None, UrlImage, Gradient, ImageSet, ImageCrossFade {}
