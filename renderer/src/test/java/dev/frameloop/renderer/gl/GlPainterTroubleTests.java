package dev.frameloop.renderer.gl;

import dev.frameloop.renderer.display.BlendMode;
import dev.frameloop.renderer.display.Damage;
import dev.frameloop.renderer.display.DisplayList;
import dev.frameloop.renderer.display.Filter;
import dev.frameloop.renderer.display.Group;
import dev.frameloop.renderer.display.Rectangle;
import dev.frameloop.renderer.surface.GlUnavailableException;
import dev.frameloop.renderer.surface.OffscreenContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.lwjgl.opengl.GL33C;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.UnaryOperator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

/// What happens around paints, and when they cannot be.
class GlPainterTroubleTests {
    private static final Damage ALL = Damage.of(new Rectangle(0, 0, 240, 180));
    private static OffscreenContext context;

    @BeforeAll
    static void open() {
        try {
            context = OffscreenContext.open();
        } catch (GlUnavailableException e) {
            abort(String.valueOf(e.getMessage()));
        }
    }

    @AfterAll
    static void close() {
        if (context != null) {
            context.close();
        }
    }

    /// All kinds of operations, in a layer that is filtered and blended.
    private static DisplayList everything() {
        DisplayList.Builder list = DisplayList.builder().add(OperationSamples.backdrop(240, 180))
                .push(new Group.Clip(OperationSamples.star()))
                .push(new Group.Layer(0.5, BlendMode.HUE,
                        List.of(new Filter.Blur(2), new Filter.DropShadow(1, 1, 1, -1))));
        OperationSamples.all().values().forEach(operations -> operations.forEach(list::add));
        return list.build();
    }

    private static List<Integer> liveNames() {
        List<Integer> live = new ArrayList<>();
        for (int name = 1; name < 5000; name++) {
            if (GL33C.glIsTexture(name) || GL33C.glIsBuffer(name) || GL33C.glIsProgram(name) || GL33C.glIsShader(name)
                    || GL33C.glIsFramebuffer(name) || GL33C.glIsVertexArray(name)) {
                live.add(name);
            }
        }
        return live;
    }

    @Test
    void twoHundredPaintersLeaveNothingBehind() {
        DisplayList whole = everything();
        DisplayList small = DisplayList.builder().add(OperationSamples.backdrop(240, 180))
                .add(OperationSamples.text("x", 12, 10, 10)).build();
        context.run(() -> {
            for (int i = 0; i < 200; i++) {
                GlPainter painter = new GlPainter();
                painter.paint(i % 50 == 0 ? whole : small, ALL, 240, 180, -1);
                assertThat(painter.liveObjects()).isPositive();
                painter.close();
                painter.close();
                assertThat(painter.liveObjects()).isZero();
                assertThatThrownBy(() -> painter.paint(small, ALL, 240, 180, -1)).hasMessageContaining("closed");
            }
            assertThat(liveNames()).isEmpty();
        });
    }

    @Test
    void aShaderThatDoesNotCompileIsNamedAndLeavesNothingBehind() {
        context.run(() -> {
            for (String broken : List.of("RECTANGLE", "FILLING_BLEND", "kernel", "gl_VertexID")) {
                GlPainter painter = new GlPainter(256,
                        source -> source.contains(broken) ? source + "\nbroken!" : source, GL33C::glGetError);
                assertThatThrownBy(() -> painter.paint(everything(), ALL, 240, 180, -1))
                        .isInstanceOf(GlException.class).hasMessageContaining("shader does not compile")
                        .hasMessageContaining("error");
                painter.close();
                assertThat(painter.liveObjects()).isZero();
            }
            assertThat(liveNames()).isEmpty();
        });
    }

    @Test
    void whatTheDriverRefusesIsSaid() {
        context.run(() -> {
            int largest = GL33C.glGetInteger(GL33C.GL_MAX_TEXTURE_SIZE);
            try (GlPainter painter = new GlPainter()) {
                assertThatThrownBy(() -> painter.paint(everything(), ALL, largest + 1, 10, -1))
                        .isInstanceOf(GlException.class)
                        .hasMessageContaining("up to " + largest + "x" + largest);
                // It goes on with what can be done.
                assertThat(painter.paint(everything(), ALL, 240, 180, -1)).isPositive();
            }
            int[] calls = {0};
            GlPainter lost = new GlPainter(256, UnaryOperator.identity(), () -> calls[0]++ == 0 ? 0 : 0x0507);
            assertThatThrownBy(() -> lost.paint(everything(), ALL, 240, 180, -1)).isInstanceOf(GlException.class)
                    .hasMessageContaining("the context is lost");
            lost.close();
            assertThat(lost.liveObjects()).isZero();
        });
        assertThatThrownBy(GlPainter::new).isInstanceOf(GlException.class)
                .hasMessageContaining("no OpenGL context is current");
    }

    @Test
    void theCallersStateIsLeftAsItWas() {
        context.run(() -> {
            int texture = GL33C.glGenTextures();
            int array = GL33C.glGenVertexArrays();
            GL33C.glActiveTexture(GL33C.GL_TEXTURE2);
            GL33C.glBindTexture(GL33C.GL_TEXTURE_2D, texture);
            GL33C.glActiveTexture(GL33C.GL_TEXTURE1);
            GL33C.glBindVertexArray(array);
            GL33C.glEnable(GL33C.GL_DEPTH_TEST);
            GL33C.glEnable(GL33C.GL_CULL_FACE);
            GL33C.glEnable(GL33C.GL_SCISSOR_TEST);
            GL33C.glDisable(GL33C.GL_BLEND);
            GL33C.glBlendFuncSeparate(GL33C.GL_DST_COLOR, GL33C.GL_ZERO, GL33C.GL_ONE, GL33C.GL_DST_ALPHA);
            GL33C.glBlendEquation(GL33C.GL_MAX);
            GL33C.glViewport(1, 2, 3, 4);
            GL33C.glScissor(5, 6, 7, 8);
            GL33C.glColorMask(true, false, true, false);
            GL33C.glClearColor(0.25f, 0.5f, 0.75f, 1);
            GL33C.glPixelStorei(GL33C.GL_UNPACK_ALIGNMENT, 8);
            GL33C.glPixelStorei(GL33C.GL_PACK_SKIP_ROWS, 3);
            List<String> before = state();
            try (GlPainter painter = new GlPainter()) {
                painter.paint(everything(), ALL, 240, 180, -1);
                assertThat(state()).isEqualTo(before);
                painter.present(0, 1);
                assertThat(state()).isEqualTo(before);
            }
            GL33C.glDeleteTextures(texture);
            GL33C.glDeleteVertexArrays(array);
        });
    }

    private static List<String> state() {
        List<String> all = new ArrayList<>();
        for (int name : new int[]{GL33C.GL_ACTIVE_TEXTURE, GL33C.GL_TEXTURE_BINDING_2D, GL33C.GL_VERTEX_ARRAY_BINDING,
                GL33C.GL_CURRENT_PROGRAM, GL33C.GL_DRAW_FRAMEBUFFER_BINDING, GL33C.GL_READ_FRAMEBUFFER_BINDING,
                GL33C.GL_DEPTH_TEST, GL33C.GL_CULL_FACE, GL33C.GL_SCISSOR_TEST, GL33C.GL_BLEND, GL33C.GL_BLEND_SRC_RGB,
                GL33C.GL_BLEND_DST_ALPHA, GL33C.GL_BLEND_EQUATION_RGB, GL33C.GL_VIEWPORT, GL33C.GL_SCISSOR_BOX,
                GL33C.GL_COLOR_WRITEMASK, GL33C.GL_ARRAY_BUFFER_BINDING, GL33C.GL_UNPACK_ALIGNMENT,
                GL33C.GL_PACK_SKIP_ROWS, GL33C.GL_PACK_ROW_LENGTH}) {
            int[] values = new int[4];
            GL33C.glGetIntegerv(name, values);
            all.add(Integer.toHexString(name) + " " + Arrays.toString(values));
        }
        float[] color = new float[4];
        GL33C.glGetFloatv(GL33C.GL_COLOR_CLEAR_VALUE, color);
        all.add(Arrays.toString(color));
        GL33C.glActiveTexture(GL33C.GL_TEXTURE2);
        all.add("unit 2: " + GL33C.glGetInteger(GL33C.GL_TEXTURE_BINDING_2D));
        GL33C.glActiveTexture(GL33C.GL_TEXTURE1);
        return all;
    }
}
