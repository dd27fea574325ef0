package dev.frameloop.renderer.gl;

import org.lwjgl.opengl.GL20C;
import org.lwjgl.opengl.GL31C;
import org.lwjgl.opengl.GL33C;

/// All state of a context that the painter changes, as it was: saved before a paint and restored after it.
final class GlState {
    private static final int[] SWITCHES = {GL33C.GL_BLEND, GL33C.GL_DEPTH_TEST, GL33C.GL_STENCIL_TEST,
            GL33C.GL_SCISSOR_TEST, GL33C.GL_CULL_FACE, GL33C.GL_FRAMEBUFFER_SRGB, GL33C.GL_COLOR_LOGIC_OP,
            GL33C.GL_DITHER, GL33C.GL_MULTISAMPLE, GL33C.GL_SAMPLE_ALPHA_TO_COVERAGE, GL33C.GL_SAMPLE_COVERAGE,
            GL33C.GL_PRIMITIVE_RESTART, GL33C.GL_RASTERIZER_DISCARD};
    private static final int[] STORES = {GL33C.GL_UNPACK_ALIGNMENT, GL33C.GL_UNPACK_ROW_LENGTH,
            GL33C.GL_UNPACK_SKIP_PIXELS, GL33C.GL_UNPACK_SKIP_ROWS, GL33C.GL_UNPACK_SWAP_BYTES,
            GL33C.GL_PACK_ALIGNMENT, GL33C.GL_PACK_ROW_LENGTH, GL33C.GL_PACK_SKIP_PIXELS, GL33C.GL_PACK_SKIP_ROWS,
            GL33C.GL_PACK_SWAP_BYTES};
    private static final int[] BLENDING = {GL33C.GL_BLEND_SRC_RGB, GL33C.GL_BLEND_DST_RGB, GL33C.GL_BLEND_SRC_ALPHA,
            GL33C.GL_BLEND_DST_ALPHA, GL33C.GL_BLEND_EQUATION_RGB, GL33C.GL_BLEND_EQUATION_ALPHA};

    private final int drawFramebuffer = GL33C.glGetInteger(GL33C.GL_DRAW_FRAMEBUFFER_BINDING);
    private final int readFramebuffer = GL33C.glGetInteger(GL33C.GL_READ_FRAMEBUFFER_BINDING);
    private final int program = GL33C.glGetInteger(GL33C.GL_CURRENT_PROGRAM);
    private final int vertexArray = GL33C.glGetInteger(GL33C.GL_VERTEX_ARRAY_BINDING);
    private final int arrayBuffer = GL33C.glGetInteger(GL33C.GL_ARRAY_BUFFER_BINDING);
    private final int textureBuffer = GL33C.glGetInteger(GL31C.GL_TEXTURE_BUFFER);
    private final int packBuffer = GL33C.glGetInteger(GL33C.GL_PIXEL_PACK_BUFFER_BINDING);
    private final int unpackBuffer = GL33C.glGetInteger(GL33C.GL_PIXEL_UNPACK_BUFFER_BINDING);
    private final int activeTexture = GL33C.glGetInteger(GL33C.GL_ACTIVE_TEXTURE);
    private final int[] textures = new int[Units.COUNT];
    private final int[] bufferTextures = new int[Units.COUNT];
    private final int[] samplers = new int[Units.COUNT];
    private final boolean[] switches = new boolean[SWITCHES.length];
    private final int[] stores = new int[STORES.length];
    private final int[] blending = new int[BLENDING.length];
    private final int[] viewport = new int[4];
    private final int[] scissor = new int[4];
    private final int[] colorMask = new int[4];
    private final int[] polygonMode = new int[2];
    private final float[] clearColor = new float[4];

    private GlState() {
        GL33C.glGetIntegerv(GL33C.GL_VIEWPORT, viewport);
        GL33C.glGetIntegerv(GL33C.GL_SCISSOR_BOX, scissor);
        GL33C.glGetIntegerv(GL33C.GL_COLOR_WRITEMASK, colorMask);
        GL33C.glGetIntegerv(GL33C.GL_POLYGON_MODE, polygonMode);
        GL33C.glGetFloatv(GL33C.GL_COLOR_CLEAR_VALUE, clearColor);
        for (int i = 0; i < SWITCHES.length; i++) {
            switches[i] = GL33C.glIsEnabled(SWITCHES[i]);
        }
        for (int i = 0; i < STORES.length; i++) {
            stores[i] = GL33C.glGetInteger(STORES[i]);
        }
        for (int i = 0; i < BLENDING.length; i++) {
            blending[i] = GL33C.glGetInteger(BLENDING[i]);
        }
        for (int unit = 0; unit < Units.COUNT; unit++) {
            GL33C.glActiveTexture(GL33C.GL_TEXTURE0 + unit);
            textures[unit] = GL33C.glGetInteger(GL33C.GL_TEXTURE_BINDING_2D);
            bufferTextures[unit] = GL33C.glGetInteger(GL33C.GL_TEXTURE_BINDING_BUFFER);
            samplers[unit] = GL33C.glGetInteger(GL33C.GL_SAMPLER_BINDING);
        }
    }

    /// Saves the current context's state, and sets what the painter works with.
    static GlState begin() {
        GlState state = new GlState();
        for (int name : SWITCHES) {
            GL33C.glDisable(name);
        }
        for (int i = 0; i < STORES.length; i++) {
            boolean alignment = STORES[i] == GL33C.GL_UNPACK_ALIGNMENT || STORES[i] == GL33C.GL_PACK_ALIGNMENT;
            GL33C.glPixelStorei(STORES[i], alignment ? 1 : 0);
        }
        GL33C.glEnable(GL33C.GL_BLEND);
        GL33C.glBlendEquation(GL33C.GL_FUNC_ADD);
        GL33C.glBlendFunc(GL33C.GL_ONE, GL33C.GL_ONE_MINUS_SRC_ALPHA);
        GL33C.glColorMask(true, true, true, true);
        GL33C.glPolygonMode(GL33C.GL_FRONT_AND_BACK, GL33C.GL_FILL);
        GL33C.glBindBuffer(GL33C.GL_PIXEL_PACK_BUFFER, 0);
        GL33C.glBindBuffer(GL33C.GL_PIXEL_UNPACK_BUFFER, 0);
        for (int unit = 0; unit < Units.COUNT; unit++) {
            GL33C.glBindSampler(unit, 0);
        }
        return state;
    }

    void restore() {
        for (int unit = 0; unit < Units.COUNT; unit++) {
            GL33C.glActiveTexture(GL33C.GL_TEXTURE0 + unit);
            GL33C.glBindTexture(GL33C.GL_TEXTURE_2D, textures[unit]);
            GL33C.glBindTexture(GL31C.GL_TEXTURE_BUFFER, bufferTextures[unit]);
            GL33C.glBindSampler(unit, samplers[unit]);
        }
        GL33C.glActiveTexture(activeTexture);
        for (int i = 0; i < SWITCHES.length; i++) {
            if (switches[i]) {
                GL33C.glEnable(SWITCHES[i]);
            } else {
                GL33C.glDisable(SWITCHES[i]);
            }
        }
        for (int i = 0; i < STORES.length; i++) {
            GL33C.glPixelStorei(STORES[i], stores[i]);
        }
        GL33C.glBlendFuncSeparate(blending[0], blending[1], blending[2], blending[3]);
        GL20C.glBlendEquationSeparate(blending[4], blending[5]);
        GL33C.glBindFramebuffer(GL33C.GL_DRAW_FRAMEBUFFER, drawFramebuffer);
        GL33C.glBindFramebuffer(GL33C.GL_READ_FRAMEBUFFER, readFramebuffer);
        GL33C.glUseProgram(program);
        GL33C.glBindVertexArray(vertexArray);
        GL33C.glBindBuffer(GL33C.GL_ARRAY_BUFFER, arrayBuffer);
        GL33C.glBindBuffer(GL31C.GL_TEXTURE_BUFFER, textureBuffer);
        GL33C.glBindBuffer(GL33C.GL_PIXEL_PACK_BUFFER, packBuffer);
        GL33C.glBindBuffer(GL33C.GL_PIXEL_UNPACK_BUFFER, unpackBuffer);
        GL33C.glViewport(viewport[0], viewport[1], viewport[2], viewport[3]);
        GL33C.glScissor(scissor[0], scissor[1], scissor[2], scissor[3]);
        GL33C.glColorMask(colorMask[0] != 0, colorMask[1] != 0, colorMask[2] != 0, colorMask[3] != 0);
        GL33C.glPolygonMode(GL33C.GL_FRONT_AND_BACK, polygonMode[0]);
        GL33C.glClearColor(clearColor[0], clearColor[1], clearColor[2], clearColor[3]);
    }
}
