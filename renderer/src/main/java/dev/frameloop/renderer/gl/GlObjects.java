package dev.frameloop.renderer.gl;

import org.lwjgl.opengl.GL15C;
import org.lwjgl.opengl.GL20C;
import org.lwjgl.opengl.GL30C;

/// Makes and deletes a painter's objects in OpenGL, and knows how many there are: after a painter's end there must be none.
final class GlObjects {
    private int live;

    /// How many objects have been made and not yet deleted.
    int live() {
        return live;
    }

    int texture() {
        live++;
        return GL15C.glGenTextures();
    }

    void deleteTexture(int texture) {
        live--;
        GL15C.glDeleteTextures(texture);
    }

    int buffer() {
        live++;
        return GL15C.glGenBuffers();
    }

    void deleteBuffer(int buffer) {
        live--;
        GL15C.glDeleteBuffers(buffer);
    }

    int vertexArray() {
        live++;
        return GL30C.glGenVertexArrays();
    }

    void deleteVertexArray(int array) {
        live--;
        GL30C.glDeleteVertexArrays(array);
    }

    int framebuffer() {
        live++;
        return GL30C.glGenFramebuffers();
    }

    void deleteFramebuffer(int framebuffer) {
        live--;
        GL30C.glDeleteFramebuffers(framebuffer);
    }

    int shader(int type) {
        live++;
        return GL20C.glCreateShader(type);
    }

    void deleteShader(int shader) {
        live--;
        GL20C.glDeleteShader(shader);
    }

    int program() {
        live++;
        return GL20C.glCreateProgram();
    }

    void deleteProgram(int program) {
        live--;
        GL20C.glDeleteProgram(program);
    }
}
