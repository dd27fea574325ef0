package dev.frameloop.renderer.gl;

/// The texture units that the painter uses.
final class Units {
    /// What the current primitive covers.
    static final int MASK = 0;
    /// What the clip leaves.
    static final int CLIP = 1;
    /// An image, or a layer.
    static final int IMAGE = 2;
    /// The stops of gradients.
    static final int STOPS = 3;
    /// What lies below a layer.
    static final int BACKDROP = 4;
    /// How many there are.
    static final int COUNT = 5;

    private Units() {}
}
