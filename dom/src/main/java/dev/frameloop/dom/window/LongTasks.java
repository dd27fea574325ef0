package dev.frameloop.dom.window;

import dev.frameloop.dom.performance.TaskAttributionTiming.Container;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.Task;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Tells all windows of a loop of the tasks that take long.
///
/// DIVERGES: a task belongs to its document; whose scripts ran in it does not count.
///
/// @see <a href="https://w3c.github.io/longtasks/#report-long-tasks">Long Tasks: report long tasks</a>
final class LongTasks {
    /// From how many nanoseconds on a task is long.
    private static final long LONG = 50_000_000;

    private final List<Window> windows = new ArrayList<>();

    private LongTasks(EventLoop loop) {
        loop.setTaskTiming(this::taskEnded);
    }

    static LongTasks of(Agent agent) {
        return agent.state(LongTasks.class, () -> new LongTasks(agent.eventLoop()));
    }

    void add(Window window) {
        windows.add(window);
    }

    void remove(Window window) {
        windows.remove(window);
    }

    private void taskEnded(Task task, long startNanos, long endNanos) {
        if (endNanos - startNanos < LONG) {
            return;
        }
        Window culprit = task.document() instanceof Window window
                ? window
                : windows.size() == 1 ? windows.getFirst() : null;
        Container container = containerOf(culprit);
        for (Window window : List.copyOf(windows)) {
            if (window.isFullyActive()) {
                window.performance().queueLongTask(culprit == null ? "multiple-contexts" : nameOf(culprit, window),
                        startNanos, endNanos, container);
            }
        }
    }

    /// What a window calls another one whose task was long.
    private static String nameOf(Window culprit, Window observer) {
        if (culprit == observer) {
            return "self";
        }
        String origin = culprit.origin().equals(observer.origin()) ? "same-origin" : "cross-origin";
        if (isAround(culprit, observer)) {
            return origin + "-ancestor";
        }
        if (isAround(observer, culprit)) {
            return origin + "-descendant";
        }
        return origin.equals("same-origin") ? origin : origin + "-unreachable";
    }

    private static boolean isAround(Window outer, Window inner) {
        Navigable navigable = inner.navigable();
        for (Navigable up = navigable == null ? null : navigable.parent(); up != null; up = up.parent()) {
            if (up.window() == outer) {
                return true;
            }
        }
        return false;
    }

    private static Container containerOf(@Nullable Window culprit) {
        Element element = culprit == null ? null : culprit.frameContainer();
        return element == null
                ? Container.NONE
                : new Container(element.localName(), element.attributeOrEmpty("src"), element.attributeOrEmpty("id"),
                        element.attributeOrEmpty("name"));
    }
}
