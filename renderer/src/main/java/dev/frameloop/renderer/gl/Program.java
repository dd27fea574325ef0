package dev.frameloop.renderer.gl;

import org.lwjgl.opengl.GL20C;

/// A linked program, whose samplers are bound to the units of {@link Units}.
final class Program {
    private static final String[] SAMPLERS = {"u_mask", "u_clip", "u_image", "u_stops", "u_backdrop"};

    final int name;
    private final GlObjects objects;

    private Program(GlObjects objects, int name) {
        this.objects = objects;
        this.name = name;
    }

    /// Compiles and links; makes it the current program.
    ///
    /// @param what what it is for, for messages
    /// @throws GlException if the driver refuses it
    static Program of(GlObjects objects, String what, String vertexSource, String fragmentSource) {
        int program = objects.program();
        boolean linked = false;
        try {
            attach(objects, program, what + " vertex", GL20C.GL_VERTEX_SHADER, vertexSource);
            attach(objects, program, what + " fragment", GL20C.GL_FRAGMENT_SHADER, fragmentSource);
            GL20C.glLinkProgram(program);
            if (GL20C.glGetProgrami(program, GL20C.GL_LINK_STATUS) == 0) {
                throw new GlException(
                        "the program " + what + " does not link: " + GL20C.glGetProgramInfoLog(program).strip());
            }
            linked = true;
        } finally {
            if (!linked) {
                objects.deleteProgram(program);
            }
        }
        Program made = new Program(objects, program);
        GL20C.glUseProgram(program);
        for (int unit = 0; unit < SAMPLERS.length; unit++) {
            int location = made.uniform(SAMPLERS[unit]);
            if (location >= 0) {
                GL20C.glUniform1i(location, unit);
            }
        }
        return made;
    }

    private static void attach(GlObjects objects, int program, String what, int type, String source) {
        int shader = objects.shader(type);
        try {
            GL20C.glShaderSource(shader, source);
            GL20C.glCompileShader(shader);
            if (GL20C.glGetShaderi(shader, GL20C.GL_COMPILE_STATUS) == 0) {
                throw new GlException(
                        "the " + what + " shader does not compile: " + GL20C.glGetShaderInfoLog(shader).strip());
            }
            GL20C.glAttachShader(program, shader);
        } finally {
            // The program keeps it as long as it needs it.
            objects.deleteShader(shader);
        }
    }

    int uniform(String uniform) {
        return GL20C.glGetUniformLocation(name, uniform);
    }

    void delete() {
        objects.deleteProgram(name);
    }
}
