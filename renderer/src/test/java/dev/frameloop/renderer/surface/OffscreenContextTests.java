package dev.frameloop.renderer.surface;

import org.junit.jupiter.api.Test;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.opengl.GL11C;

import java.util.concurrent.atomic.AtomicReference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

class OffscreenContextTests {
    /// A context, or the test is skipped with a message that tells what was tried.
    static OffscreenContext open() {
        try {
            return OffscreenContext.open();
        } catch (GlUnavailableException e) {
            return abort(String.valueOf(e.getMessage()));
        }
    }

    @Test
    void isOpenGl33WhileItRuns() {
        AtomicReference<String> version = new AtomicReference<>("none");
        try (OffscreenContext outer = open(); OffscreenContext inner = open()) {
            outer.run(() -> {
                inner.run(() -> version.set(String.valueOf(GL11C.glGetString(GL11C.GL_VERSION))));
                assertThat(GL11C.glGetString(GL11C.GL_VERSION)).isEqualTo(outer.version());
            });
            assertThat(version.get()).isEqualTo(inner.version());
            assertThat(outer.attempts().getLast().failure()).isNull();
            assertThat(GLFW.glfwGetCurrentContext()).isZero();
        }
    }

    @Test
    void saysSoAfterItsEnd() {
        OffscreenContext context = open();
        context.close();
        context.close();
        assertThatThrownBy(() -> context.run(() -> {})).hasMessageContaining("closed");
    }

    @Test
    void knowsDriversThatDrawOnTheProcessor() {
        assertThat(OffscreenContext.isSoftware("llvmpipe (LLVM 15.0.6, 256 bits)")).isTrue();
        assertThat(OffscreenContext.isSoftware("GDI Generic")).isTrue();
        assertThat(OffscreenContext.isSoftware("NVIDIA GeForce RTX 3060/PCIe/SSE2")).isFalse();
        assertThat(OffscreenContext.isSoftware("Mesa Intel(R) UHD Graphics 620 (KBL GT2)")).isFalse();
    }
}
