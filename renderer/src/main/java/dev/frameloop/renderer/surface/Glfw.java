package dev.frameloop.renderer.surface;

import org.jspecify.annotations.Nullable;
import org.lwjgl.PointerBuffer;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

import static org.lwjgl.glfw.GLFW.GLFW_ANY_PLATFORM;
import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM;
import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM_NULL;
import static org.lwjgl.glfw.GLFW.GLFW_PLATFORM_X11;
import static org.lwjgl.glfw.GLFW.glfwGetError;
import static org.lwjgl.glfw.GLFW.glfwGetPlatform;
import static org.lwjgl.glfw.GLFW.glfwInit;
import static org.lwjgl.glfw.GLFW.glfwInitHint;
import static org.lwjgl.glfw.GLFW.glfwTerminate;

/// A use of GLFW. The library has one state for the whole process: it is started by the first use and ended with the last one.
///
/// On macOS GLFW works on the process's first thread alone (`-XstartOnFirstThread`), and says so elsewhere.
final class Glfw implements AutoCloseable {
    /// GLFW's own state belongs to the process, so what we know of it does, too.
    private static final Process PROCESS = new Process();

    private boolean closed;

    /// What GLFW shows things on.
    enum Platform {
        /// Nothing: no display server is needed.
        NULL(GLFW_PLATFORM_NULL),
        /// The machine's display.
        DISPLAY(GLFW_ANY_PLATFORM);

        private final int hint;

        Platform(int hint) {
            this.hint = hint;
        }
    }

    private static final class Process {
        private int uses;
        private Platform platform = Platform.NULL;
        private @Nullable XErrors xErrors;
    }

    private Glfw() {}

    /// Starts GLFW, or joins those who use it already. A use of the display serves the null platform's purposes too, since hidden windows
    /// have contexts as well.
    ///
    /// @throws GlfwException if GLFW does not start, or the display is asked for while GLFW runs without one
    static Glfw use(Platform platform) throws GlfwException {
        synchronized (PROCESS) {
            if (PROCESS.uses == 0) {
                glfwInitHint(GLFW_PLATFORM, platform.hint);
                if (!glfwInit()) {
                    throw new GlfwException((platform == Platform.DISPLAY
                            ? "there is no display to open a window on (see DISPLAY or WAYLAND_DISPLAY): "
                            : "") + "GLFW does not start: " + lastError());
                }
                PROCESS.platform = platform;
                if (glfwGetPlatform() == GLFW_PLATFORM_X11) {
                    PROCESS.xErrors = XErrors.passOver();
                }
            } else if (platform == Platform.DISPLAY && PROCESS.platform == Platform.NULL) {
                throw new GlfwException(
                        "GLFW runs without a display in this process until the last offscreen context is closed;"
                                + " open windows before those");
            }
            PROCESS.uses++;
            return new Glfw();
        }
    }

    /// Runs a call that GLFW allows to one thread at a time.
    static <T, E extends Exception> T exclusively(Call<T, E> call) throws E {
        synchronized (PROCESS) {
            return call.run();
        }
    }

    /// A call to GLFW.
    @FunctionalInterface
    interface Call<T, E extends Exception> {
        T run() throws E;
    }

    /// What GLFW says of its last failure on this thread.
    static String lastError() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            PointerBuffer description = stack.mallocPointer(1);
            int code = glfwGetError(description);
            long text = description.get(0);
            return text == MemoryUtil.NULL
                    ? "error 0x" + Integer.toHexString(code)
                    : MemoryUtil.memUTF8(text) + " (0x" + Integer.toHexString(code) + ")";
        }
    }

    @Override
    public void close() {
        synchronized (PROCESS) {
            if (!closed) {
                closed = true;
                if (--PROCESS.uses == 0) {
                    glfwTerminate();
                    if (PROCESS.xErrors != null) {
                        PROCESS.xErrors.close();
                        PROCESS.xErrors = null;
                    }
                }
            }
        }
    }
}
