package dev.frameloop.renderer.surface;

import org.jspecify.annotations.Nullable;
import org.lwjgl.glfw.GLFW;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GLCapabilities;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryUtil;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/// An OpenGL 3.3 core context without a window. Where GLFW can, it needs no display server: GLFW's null platform with EGL.
///
/// It may be current on one thread at a time, and may be opened and closed on any (on macOS on the first one alone).
public final class OffscreenContext implements AutoCloseable {
    /// Parts of the renderer strings of OpenGL implementations that run on the processor.
    private static final List<String> SOFTWARE = List.of("llvmpipe", "softpipe", "swrast", "swr", "software",
            "gdi generic", "swiftshader", "microsoft basic render");

    private final Glfw glfw;
    private final long handle;
    private final GLCapabilities capabilities;
    private final List<Attempt> attempts;
    private final String renderer;
    private final String version;
    private boolean closed;

    /// A way to a context.
    private record Way(String name, Glfw.Platform platform, int creationApi) {}

    private static final List<Way> WAYS = List.of(
            new Way("GLFW null platform with EGL", Glfw.Platform.NULL, GLFW.GLFW_EGL_CONTEXT_API),
            new Way("a hidden GLFW window", Glfw.Platform.DISPLAY, GLFW.GLFW_NATIVE_CONTEXT_API));

    private OffscreenContext(Glfw glfw, long handle, List<Attempt> attempts) throws GlfwException {
        this.glfw = glfw;
        this.handle = handle;
        this.attempts = attempts;
        long before = GLFW.glfwGetCurrentContext();
        GLCapabilities capabilitiesBefore = before == MemoryUtil.NULL ? null : GL.getCapabilities();
        GLFW.glfwMakeContextCurrent(handle);
        try {
            if (GLFW.glfwGetCurrentContext() != handle) {
                throw new GlfwException("the context does not become current: " + Glfw.lastError());
            }
            capabilities = GL.createCapabilities(true);
            if (!capabilities.OpenGL33) {
                throw new GlfwException("OpenGL " + GL11C.glGetString(GL11C.GL_VERSION) + " is older than 3.3");
            }
            renderer = Objects.requireNonNullElse(GL11C.glGetString(GL11C.GL_RENDERER), "unknown");
            version = Objects.requireNonNullElse(GL11C.glGetString(GL11C.GL_VERSION), "unknown");
        } finally {
            restore(before, capabilitiesBefore);
        }
    }

    /// Opens a context, by the first way that works.
    ///
    /// @throws GlUnavailableException if none works: no library, no driver, no native code for this platform, no display
    public static OffscreenContext open() throws GlUnavailableException {
        List<Attempt> attempts = new ArrayList<>();
        for (Way way : WAYS) {
            try {
                return Glfw.exclusively(() -> open(way, attempts));
            } catch (GlfwException e) {
                attempts.add(new Attempt(way.name, e.getMessage()));
            } catch (RuntimeException | LinkageError e) {
                // What is missing shows in many ways: UnsatisfiedLinkError, ExceptionInInitializerError, NoClassDefFoundError.
                attempts.add(new Attempt(way.name, reason(e)));
            }
        }
        throw new GlUnavailableException(attempts);
    }

    private static OffscreenContext open(Way way, List<Attempt> before) throws GlfwException {
        Glfw glfw = Glfw.use(way.platform);
        long handle = MemoryUtil.NULL;
        boolean opened = false;
        try {
            handle = createWindow(way);
            loadOpenGl();
            List<Attempt> attempts = Stream.concat(before.stream(), Stream.of(new Attempt(way.name, null))).toList();
            OffscreenContext context = new OffscreenContext(glfw, handle, attempts);
            opened = true;
            return context;
        } finally {
            if (!opened) {
                if (handle != MemoryUtil.NULL) {
                    GLFW.glfwDestroyWindow(handle);
                }
                glfw.close();
            }
        }
    }

    private static long createWindow(Way way) throws GlfwException {
        GLFW.glfwDefaultWindowHints();
        GLFW.glfwWindowHint(GLFW.GLFW_VISIBLE, GLFW.GLFW_FALSE);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_CREATION_API, way.creationApi);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MAJOR, 3);
        GLFW.glfwWindowHint(GLFW.GLFW_CONTEXT_VERSION_MINOR, 3);
        GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_PROFILE, GLFW.GLFW_OPENGL_CORE_PROFILE);
        GLFW.glfwWindowHint(GLFW.GLFW_OPENGL_FORWARD_COMPAT, GLFW.GLFW_TRUE);
        GLFW.glfwWindowHint(GLFW.GLFW_DEPTH_BITS, 0);
        GLFW.glfwWindowHint(GLFW.GLFW_STENCIL_BITS, 0);
        long handle = GLFW.glfwCreateWindow(1, 1, "Frameloop", MemoryUtil.NULL, MemoryUtil.NULL);
        if (handle == MemoryUtil.NULL) {
            throw new GlfwException(Glfw.lastError());
        }
        return handle;
    }

    /// Loads the OpenGL library by a call rather than by a class initialiser, which would fail once and for all.
    static void loadOpenGl() {
        Configuration.OPENGL_EXPLICIT_INIT.set(true);
        if (GL.getFunctionProvider() == null) {
            GL.create();
        }
    }

    static String reason(Throwable e) {
        Throwable cause = e;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String message = Objects.requireNonNullElse(cause.getMessage(), "").lines().findFirst().orElse("").strip();
        return cause.getClass().getSimpleName() + (message.isEmpty() ? "" : ": " + message);
    }

    /// What was tried before this context could be opened, the successful way last.
    public List<Attempt> attempts() {
        return attempts;
    }

    /// The name that the driver gives to the machinery that draws.
    public String renderer() {
        return renderer;
    }

    /// The version of OpenGL, in the driver's words.
    public String version() {
        return version;
    }

    /// Whether the driver draws on the processor, where the software painter is faster.
    public boolean isSoftware() {
        return isSoftware(renderer);
    }

    /// Whether a renderer string is that of an OpenGL implementation that draws on the processor.
    static boolean isSoftware(String renderer) {
        String name = renderer.toLowerCase(Locale.ROOT);
        return SOFTWARE.stream().anyMatch(name::contains);
    }

    /// Makes the context current on this thread while something runs; afterwards that one is current which was before.
    public void run(Runnable drawing) {
        if (closed) {
            throw new IllegalStateException("the offscreen context is closed");
        }
        long before = GLFW.glfwGetCurrentContext();
        if (before == handle) {
            drawing.run();
            return;
        }
        GLCapabilities capabilitiesBefore = before == MemoryUtil.NULL ? null : GL.getCapabilities();
        GLFW.glfwMakeContextCurrent(handle);
        GL.setCapabilities(capabilities);
        try {
            drawing.run();
        } finally {
            restore(before, capabilitiesBefore);
        }
    }

    private static void restore(long context, @Nullable GLCapabilities capabilities) {
        GLFW.glfwMakeContextCurrent(context);
        GL.setCapabilities(capabilities);
    }

    /// Ends the context and everything in it; a second time does nothing.
    ///
    /// @throws IllegalStateException while it is current on another thread
    @Override
    public void close() {
        if (!closed) {
            closed = true;
            Glfw.exclusively(() -> {
                if (GLFW.glfwGetCurrentContext() == handle) {
                    restore(MemoryUtil.NULL, null);
                }
                GLFW.glfwDestroyWindow(handle);
                return true;
            });
            glfw.close();
        }
    }
}
