package dev.frameloop.renderer.surface;

import dev.frameloop.engine.time.Clock;
import dev.frameloop.renderer.input.PointerButton;
import org.lwjgl.glfw.Callbacks;
import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

import static org.lwjgl.glfw.GLFW.*;

/// A window with an OpenGL context. It belongs to the thread that opened it, on macOS the process's first one; {@link #later} and
/// {@link #requestClose} may be called by any.
public final class SurfaceWindow implements AutoCloseable {
    /// How far a page scrolls a notch of the wheel, in CSS pixels, as in Chromium on Linux.
    private static final double NOTCH = 120;
    private static final double LONGEST_WAIT_SECONDS = 0.5;

    private final Glfw glfw;
    private final Clock clock;
    private final boolean display;
    private final long handle;
    private final Thread thread = Thread.currentThread();
    private final Queue<Runnable> tasks = new ConcurrentLinkedQueue<>();
    private final Map<Integer, Long> cursors = new HashMap<>();
    private final String renderer;
    private final double refreshRate;
    private double scale = 1;
    private int framebufferWidth;
    private int framebufferHeight;
    private boolean exposed = true;
    private volatile boolean closeRequested;
    private boolean closed;

    private SurfaceWindow(Glfw glfw, WindowOptions options, Clock clock) throws GlfwException {
        this.glfw = glfw;
        this.clock = clock;
        display = options.display();
        handle = Glfw.exclusively(() -> create(options));
        boolean complete = false;
        try {
            glfwMakeContextCurrent(handle);
            OffscreenContext.loadOpenGl();
            if (!GL.createCapabilities(true).OpenGL33) {
                throw new GlfwException("OpenGL " + GL11C.glGetString(GL11C.GL_VERSION) + " is older than 3.3");
            }
            renderer = Objects.requireNonNullElse(GL11C.glGetString(GL11C.GL_RENDERER), "unknown");
            measure();
            glfwSwapInterval(1);
            refreshRate = display ? measureRefreshRate() : 0;
            complete = true;
        } finally {
            if (!complete) {
                destroy();
            }
        }
    }

    /// Opens a window, and makes its context current on this thread.
    ///
    /// @param clock tells the times of refreshes
    /// @throws GlfwException if there is no display, no OpenGL 3.3, or GLFW fails; the message says what
    public static SurfaceWindow open(WindowOptions options, Clock clock) throws GlfwException {
        try {
            Glfw glfw = Glfw.use(options.display() ? Glfw.Platform.DISPLAY : Glfw.Platform.NULL);
            boolean opened = false;
            try {
                SurfaceWindow window = new SurfaceWindow(glfw, options, clock);
                opened = true;
                return window;
            } finally {
                if (!opened) {
                    glfw.close();
                }
            }
        } catch (LinkageError e) {
            throw new GlfwException("no window: " + OffscreenContext.reason(e));
        }
    }

    private static long create(WindowOptions options) throws GlfwException {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_CONTEXT_CREATION_API, options.display() ? GLFW_NATIVE_CONTEXT_API : GLFW_EGL_CONTEXT_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
        glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
        glfwWindowHint(GLFW_DEPTH_BITS, 0);
        glfwWindowHint(GLFW_STENCIL_BITS, 0);
        long handle = glfwCreateWindow(options.width(), options.height(), options.title(), MemoryUtil.NULL,
                MemoryUtil.NULL);
        if (handle == MemoryUtil.NULL) {
            throw new GlfwException("no window: " + Glfw.lastError());
        }
        return handle;
    }

    private void measure() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer width = stack.mallocInt(1);
            IntBuffer height = stack.mallocInt(1);
            FloatBuffer xScale = stack.mallocFloat(1);
            glfwGetFramebufferSize(handle, width, height);
            framebufferWidth = width.get(0);
            framebufferHeight = height.get(0);
            glfwGetWindowContentScale(handle, xScale, null);
            scale = xScale.get(0) > 0 ? xScale.get(0) : 1;
        }
    }

    /// How often the display refreshes in a second, if swapping waits for it; 0 if it does not.
    private double measureRefreshRate() {
        GLFWVidMode mode = glfwGetVideoMode(glfwGetPrimaryMonitor());
        return SwapTiming.refreshRate(clock, () -> glfwSwapBuffers(handle), mode == null ? 0 : mode.refreshRate());
    }

    /// Whether swapping waits for the display's refresh.
    public boolean isPacedByDisplay() {
        return refreshRate > 0;
    }

    /// How often the display refreshes in a second; 0 where it does not tell.
    public double refreshRate() {
        return refreshRate;
    }

    /// Whether OpenGL draws on the processor here, where the software painter is faster.
    public boolean isSoftware() {
        return OffscreenContext.isSoftware(renderer);
    }

    /// The driver's name of the machinery that draws.
    public String renderer() {
        return renderer;
    }

    /// The inner width, in CSS pixels.
    public int width() {
        return Math.max(1, (int) Math.round(framebufferWidth / scale));
    }

    /// The inner height, in CSS pixels.
    public int height() {
        return Math.max(1, (int) Math.round(framebufferHeight / scale));
    }

    /// How many pixels of the display a CSS pixel is wide.
    public double scale() {
        return scale;
    }

    /// Shows what a presenter draws and tells a listener what the user does, until the window is closed.
    public void run(Presenter presenter, WindowListener listener) {
        WindowKeys keys = new WindowKeys(listener);
        listen(listener, keys);
        while (!closeRequested && !glfwWindowShouldClose(handle)) {
            for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
                task.run();
            }
            if (framebufferWidth > 0 && framebufferHeight > 0 && (exposed || presenter.hasNew())) {
                present(presenter, listener);
            }
            await(presenter);
            keys.flush();
        }
    }

    private void present(Presenter presenter, WindowListener listener) {
        exposed = false;
        GL11C.glViewport(0, 0, framebufferWidth, framebufferHeight);
        presenter.draw(framebufferWidth, framebufferHeight);
        glfwSwapBuffers(handle);
        if (isPacedByDisplay()) {
            listener.refreshed(clock.now());
        }
    }

    private void await(Presenter presenter) {
        if (display) {
            glfwWaitEventsTimeout(LONGEST_WAIT_SECONDS);
        } else if (tasks.isEmpty() && !presenter.hasNew() && !closeRequested) {
            // Without a display GLFW does not wait.
            LockSupport.parkNanos(this, (long) (LONGEST_WAIT_SECONDS * 1e9));
        }
    }

    private void listen(WindowListener listener, WindowKeys keys) {
        glfwSetCursorPosCallback(handle, (_, x, y) -> listener.pointerMoved(toCss(x), toCss(y)));
        glfwSetCursorEnterCallback(handle, (_, entered) -> {
            if (!entered) {
                listener.pointerLeft();
            }
        });
        glfwSetMouseButtonCallback(handle, (_, button, action, _) -> {
            if (button < BUTTONS.length) {
                listener.button(BUTTONS[button], action == GLFW_PRESS);
            }
        });
        glfwSetScrollCallback(handle, (_, x, y) -> listener.wheel(-x * NOTCH, -y * NOTCH));
        glfwSetKeyCallback(handle, (_, key, _, action, _) -> keys.key(key, action != GLFW_RELEASE));
        glfwSetCharCallback(handle, (_, codePoint) -> keys.character(codePoint));
        glfwSetFramebufferSizeCallback(handle, (_, _, _) -> resized(listener));
        glfwSetWindowContentScaleCallback(handle, (_, _, _) -> resized(listener));
        glfwSetWindowRefreshCallback(handle, _ -> exposed = true);
        glfwSetWindowIconifyCallback(handle, (_, iconified) -> listener.visible(!iconified));
    }

    private static final PointerButton[] BUTTONS = {PointerButton.MAIN, PointerButton.SECONDARY, PointerButton.MIDDLE,
            PointerButton.BACK, PointerButton.FORWARD};

    private void resized(WindowListener listener) {
        measure();
        exposed = true;
        if (framebufferWidth > 0 && framebufferHeight > 0) {
            listener.resized(width(), height());
        }
    }

    /// From GLFW's screen coordinates, which are pixels on some systems and CSS pixels on others.
    private double toCss(double position) {
        return position * pixelsPerCoordinate() / scale;
    }

    /// How many of the framebuffer's pixels one of GLFW's screen coordinates is. Both sizes are asked for now: what the last event told may
    /// be older than the window's present size.
    private double pixelsPerCoordinate() {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer coordinates = stack.mallocInt(1);
            IntBuffer pixels = stack.mallocInt(1);
            glfwGetWindowSize(handle, coordinates, null);
            glfwGetFramebufferSize(handle, pixels, null);
            return coordinates.get(0) == 0 || pixels.get(0) == 0 ? 1 : (double) pixels.get(0) / coordinates.get(0);
        }
    }

    /// Has something done on the window's thread. From any thread.
    public void later(Runnable task) {
        tasks.add(task);
        wake();
    }

    /// Tells the window that its presenter may have something new. From any thread.
    public void wake() {
        if (!display) {
            LockSupport.unpark(thread);
            return;
        }
        synchronized (tasks) {
            if (!closed) {
                glfwPostEmptyEvent();
            }
        }
    }

    /// Ends {@link #run}. From any thread.
    public void requestClose() {
        closeRequested = true;
        wake();
    }

    /// Changes the inner size, in CSS pixels. Window's thread only.
    public void resize(int width, int height) {
        double factor = scale / pixelsPerCoordinate();
        glfwSetWindowSize(handle, (int) Math.round(width * factor), (int) Math.round(height * factor));
    }

    /// Changes the title. Window's thread only.
    public void setTitle(String title) {
        glfwSetWindowTitle(handle, title);
    }

    /// Changes what the pointer looks like. Window's thread only.
    ///
    /// @param keyword of the CSS property `cursor`; one that the system has no picture for looks like the nearest
    public void setCursor(String keyword) {
        int shape = switch (keyword) {
            case "pointer" -> GLFW_POINTING_HAND_CURSOR;
            case "text", "vertical-text" -> GLFW_IBEAM_CURSOR;
            case "crosshair", "cell" -> GLFW_CROSSHAIR_CURSOR;
            case "move", "all-scroll", "grab", "grabbing" -> GLFW_RESIZE_ALL_CURSOR;
            case "ew-resize", "e-resize", "w-resize", "col-resize" -> GLFW_RESIZE_EW_CURSOR;
            case "ns-resize", "n-resize", "s-resize", "row-resize" -> GLFW_RESIZE_NS_CURSOR;
            case "nwse-resize", "nw-resize", "se-resize" -> GLFW_RESIZE_NWSE_CURSOR;
            case "nesw-resize", "ne-resize", "sw-resize" -> GLFW_RESIZE_NESW_CURSOR;
            case "not-allowed", "no-drop" -> GLFW_NOT_ALLOWED_CURSOR;
            default -> GLFW_ARROW_CURSOR;
        };
        glfwSetInputMode(handle, GLFW_CURSOR, keyword.equals("none") ? GLFW_CURSOR_HIDDEN : GLFW_CURSOR_NORMAL);
        glfwSetCursor(handle, cursors.computeIfAbsent(shape, kind -> glfwCreateStandardCursor(kind)));
    }

    /// Closes the window and its context; a second time does nothing.
    @Override
    public void close() {
        synchronized (tasks) {
            if (closed) {
                return;
            }
            closed = true;
        }
        destroy();
        glfw.close();
    }

    private void destroy() {
        Glfw.exclusively(() -> {
            cursors.values().forEach(cursor -> glfwDestroyCursor(cursor));
            Callbacks.glfwFreeCallbacks(handle);
            glfwMakeContextCurrent(MemoryUtil.NULL);
            GL.setCapabilities(null);
            glfwDestroyWindow(handle);
            return true;
        });
    }
}
