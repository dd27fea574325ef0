package dev.frameloop.renderer.style;

/// What styles of a document depend on beside the document.
///
/// @param viewportWidth of the initial containing block, in px
/// @param viewportHeight of the initial containing block, in px
/// @param devicePixelRatio device pixels per px
/// @param darkScheme whether the user prefers dark
/// @param fonts the metrics of fonts
public record StyleEnvironment(double viewportWidth, double viewportHeight, double devicePixelRatio, boolean darkScheme,
        FontMetricsSource fonts) {
    /// A viewport of this size, with fonts guessed.
    public static StyleEnvironment ofViewport(double width, double height) {
        return new StyleEnvironment(width, height, 1, false, FontMetricsSource.GUESS);
    }
}
