package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;

/// The rejected promises of one {@link Promises} that nobody handles, until somebody has been told.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections">HTML: unhandled promise rejections</a>
final class Rejections {
    private final EventLoop loop;
    private final BiConsumer<Promise<?>, Throwable> listener;
    private final Runnable observer = this::notifyAboutRejectedPromises;
    private Set<Promise<?>> aboutToBeNotified = new LinkedHashSet<>();
    private final Set<Promise<?>> pending = new LinkedHashSet<>();

    Rejections(EventLoop loop, @Nullable BiConsumer<Promise<?>, Throwable> listener) {
        this.loop = loop;
        this.listener = listener != null
                ? listener
                : (_, reason) -> loop.reportUncaught(new UnhandledRejectionException(reason));
    }

    void rejected(Promise<?> promise) {
        if (aboutToBeNotified.isEmpty()) {
            loop.addCheckpointObserver(observer);
        }
        aboutToBeNotified.add(promise);
    }

    void handled(Promise<?> promise) {
        if (!aboutToBeNotified.remove(promise)) {
            pending.remove(promise);
        } else if (aboutToBeNotified.isEmpty()) {
            loop.removeCheckpointObserver(observer);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#notify-about-rejected-promises">HTML: notify about rejected
    ///     promises</a>
    private void notifyAboutRejectedPromises() {
        // 1. - 3. Take the list.
        List<Promise<?>> list = new ArrayList<>(aboutToBeNotified);
        aboutToBeNotified = new LinkedHashSet<>();
        loop.removeCheckpointObserver(observer);
        pending.addAll(list);
        // 4. Tell in a task, of those that are not handled by then.
        loop.queueTask(TaskSource.DOM_MANIPULATION, null, "unhandledrejection", () -> list.forEach(promise -> {
            if (pending.remove(promise)) {
                listener.accept(promise, promise.reason());
            }
        }));
    }
}
