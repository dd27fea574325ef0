package dev.frameloop.renderer.surface;

/// GLFW could not do what it was asked for; the message is GLFW's own, with the name of what was asked.
public final class GlfwException extends Exception {
    GlfwException(String message) {
        super(message);
    }
}
