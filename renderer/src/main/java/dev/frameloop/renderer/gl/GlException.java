package dev.frameloop.renderer.gl;

/// OpenGL could not do what the painter needs: a shader that does not compile, a picture larger than the driver's textures, no memory left, a lost
/// context. The message says which, in the driver's words where it has any. The painter is of no further use, but can be closed.
public final class GlException extends RuntimeException {
    GlException(String message) {
        super(message);
    }
}
