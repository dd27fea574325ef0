package dev.frameloop.demos.panel;

import dev.frameloop.renderer.paint.Bitmap;
import org.lwjgl.opengl.GL33C;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// A scene as any program that uses LWJGL may have: a cube in perspective, lit from one side, with a texture on each of its sides.
final class Scene implements AutoCloseable {
    private static final String VERTEX = """
            #version 330 core
            uniform float u_aspect;
            out vec2 v_texture;
            out float v_light;
            const vec2 CORNERS[6] = vec2[](vec2(0, 0), vec2(1, 0), vec2(0, 1), vec2(0, 1), vec2(1, 0), vec2(1, 1));

            mat3 turn(float x, float y) {
                return mat3(1, 0, 0, 0, cos(x), sin(x), 0, -sin(x), cos(x))
                        * mat3(cos(y), 0, -sin(y), 0, 1, 0, sin(y), 0, cos(y));
            }

            void main() {
                vec2 corner = CORNERS[gl_VertexID % 6];
                float side = float(gl_VertexID / 6) * 1.5707963;
                vec3 point = turn(0.0, side) * vec3(corner.x * 2.0 - 1.0, 1.0 - corner.y * 2.0, 1.0);
                vec3 normal = turn(0.45, -0.6) * turn(0.0, side) * vec3(0, 0, 1);
                vec3 p = turn(0.45, -0.6) * point - vec3(0, 0, 4.5);
                v_texture = corner;
                v_light = 0.45 + 0.55 * max(0.0, dot(normal, normalize(vec3(-0.3, 0.5, 0.9))));
                gl_Position = vec4(p.x * 2.2 / u_aspect, p.y * 2.2, -1.02 * p.z - 0.2, -p.z);
            }
            """;
    private static final String FRAGMENT = """
            #version 330 core
            uniform sampler2D u_panel;
            in vec2 v_texture;
            in float v_light;
            out vec4 o_color;

            void main() {
                vec4 panel = texture(u_panel, v_texture);
                // The panel's colours are multiplied by alpha; where it is transparent the cube shows.
                o_color = vec4((panel.rgb + vec3(0.16, 0.18, 0.24) * (1.0 - panel.a)) * v_light, 1.0);
            }
            """;
    private static final int SIDES = 4;
    private static final int VERTICES = 6;

    private final int width;
    private final int height;
    private final int program;
    private final int vertexArray = GL33C.glGenVertexArrays();
    private final int framebuffer = GL33C.glGenFramebuffers();
    private final int[] renderbuffers = {GL33C.glGenRenderbuffers(), GL33C.glGenRenderbuffers()};

    Scene(int width, int height) {
        this.width = width;
        this.height = height;
        program = GL33C.glCreateProgram();
        attach(GL33C.GL_VERTEX_SHADER, VERTEX);
        attach(GL33C.GL_FRAGMENT_SHADER, FRAGMENT);
        GL33C.glLinkProgram(program);
        GL33C.glBindFramebuffer(GL33C.GL_FRAMEBUFFER, framebuffer);
        storage(renderbuffers[0], GL33C.GL_RGBA8, GL33C.GL_COLOR_ATTACHMENT0);
        storage(renderbuffers[1], GL33C.GL_DEPTH_COMPONENT24, GL33C.GL_DEPTH_ATTACHMENT);
    }

    private void attach(int type, String source) {
        int shader = GL33C.glCreateShader(type);
        GL33C.glShaderSource(shader, source);
        GL33C.glCompileShader(shader);
        if (GL33C.glGetShaderi(shader, GL33C.GL_COMPILE_STATUS) == 0) {
            throw new IllegalStateException("the scene's shader does not compile: " + GL33C.glGetShaderInfoLog(shader));
        }
        GL33C.glAttachShader(program, shader);
        GL33C.glDeleteShader(shader);
    }

    private void storage(int renderbuffer, int format, int attachment) {
        GL33C.glBindRenderbuffer(GL33C.GL_RENDERBUFFER, renderbuffer);
        GL33C.glRenderbufferStorage(GL33C.GL_RENDERBUFFER, format, width, height);
        GL33C.glFramebufferRenderbuffer(GL33C.GL_FRAMEBUFFER, attachment, GL33C.GL_RENDERBUFFER, renderbuffer);
    }

    void draw(int texture) {
        GL33C.glBindFramebuffer(GL33C.GL_FRAMEBUFFER, framebuffer);
        GL33C.glViewport(0, 0, width, height);
        GL33C.glClearColor(0.05f, 0.07f, 0.12f, 1);
        GL33C.glClear(GL33C.GL_COLOR_BUFFER_BIT | GL33C.GL_DEPTH_BUFFER_BIT);
        GL33C.glEnable(GL33C.GL_DEPTH_TEST);
        GL33C.glUseProgram(program);
        GL33C.glUniform1f(GL33C.glGetUniformLocation(program, "u_aspect"), width / (float) height);
        GL33C.glActiveTexture(GL33C.GL_TEXTURE0);
        GL33C.glBindTexture(GL33C.GL_TEXTURE_2D, texture);
        GL33C.glBindVertexArray(vertexArray);
        GL33C.glDrawArrays(GL33C.GL_TRIANGLES, 0, SIDES * VERTICES);
    }

    /// Reads the picture, whose lowest row comes first, into a bitmap.
    void read(Bitmap bitmap) {
        ByteBuffer rows = ByteBuffer.allocateDirect(4 * width * height).order(ByteOrder.nativeOrder());
        GL33C.glReadPixels(0, 0, width, height, GL33C.GL_BGRA, GL33C.GL_UNSIGNED_INT_8_8_8_8_REV, rows);
        for (int y = 0; y < height; y++) {
            rows.asIntBuffer().get(width * (height - 1 - y), bitmap.pixels(), width * y, width);
        }
    }

    @Override
    public void close() {
        GL33C.glDeleteProgram(program);
        GL33C.glDeleteVertexArrays(vertexArray);
        GL33C.glDeleteFramebuffers(framebuffer);
        GL33C.glDeleteRenderbuffers(renderbuffers);
    }
}
