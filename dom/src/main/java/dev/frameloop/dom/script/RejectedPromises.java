package dev.frameloop.dom.script;

import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.WeakHashMap;

/// The rejected promises of one global object, until the page has been told of them.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#unhandled-promise-rejections">HTML: unhandled promise rejections</a>
public final class RejectedPromises {
    private final GlobalObject global;
    private final Set<ScriptPromise> outstanding = Collections.newSetFromMap(new WeakHashMap<>());
    private final Map<ScriptPromise, Rejection> rejections = new LinkedHashMap<>();
    private List<Rejection> aboutToBeNotified = new ArrayList<>();
    /// Hears of the checkpoint while there is something to notify about, so that a global that went away leaves nothing behind.
    private final Runnable observer = this::notifyAboutRejectedPromises;

    private static final class Rejection {
        final ScriptPromise promise;
        final @Nullable Object reason;
        boolean handled;
        boolean told;

        Rejection(ScriptPromise promise, @Nullable Object reason) {
            this.promise = promise;
            this.reason = reason;
        }
    }

    /// The promises of a global object; tells it after the microtask checkpoint.
    public RejectedPromises(GlobalObject global) {
        this.global = global;
    }

    /// A promise without handlers was rejected.
    ///
    /// @param reason what a page sees as the reason
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#the-hostpromiserejectiontracker-implementation">HTML:
    ///     HostPromiseRejectionTracker, "reject"</a>
    public void rejected(ScriptPromise promise, @Nullable Object reason) {
        Rejection rejection = new Rejection(promise, reason);
        rejections.put(promise, rejection);
        if (aboutToBeNotified.isEmpty()) {
            global.eventLoop().addCheckpointObserver(observer);
        }
        aboutToBeNotified.add(rejection);
    }

    /// A rejected promise got its first handler.
    ///
    /// @param reason what a page sees as the reason
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#the-hostpromiserejectiontracker-implementation">HTML:
    ///     HostPromiseRejectionTracker, "handle"</a>
    public void handled(ScriptPromise promise, @Nullable Object reason) {
        // 1. The page was not told yet: forget it.
        Rejection rejection = rejections.remove(promise);
        if (rejection != null) {
            rejection.handled = true;
            if (!rejection.told) {
                return;
            }
        }
        // 2. - 4. The page was told: take that back, in a task.
        if (outstanding.remove(promise)) {
            global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "rejectionhandled",
                    () -> global.firePromiseRejectionEvent("rejectionhandled", promise, reason));
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#notify-about-rejected-promises">HTML: notify about rejected
    ///     promises</a>
    private void notifyAboutRejectedPromises() {
        // 1. - 3. Take the list.
        global.eventLoop().removeCheckpointObserver(observer);
        aboutToBeNotified.removeIf(rejection -> rejection.handled);
        if (aboutToBeNotified.isEmpty()) {
            return;
        }
        List<Rejection> list = aboutToBeNotified;
        aboutToBeNotified = new ArrayList<>();
        // 4. Tell in a task.
        global.queueGlobalTask(TaskSource.DOM_MANIPULATION, "unhandledrejection",
                () -> list.forEach(this::notifyAbout));
    }

    private void notifyAbout(Rejection rejection) {
        // 4.1.1 It was handled meanwhile.
        if (rejection.handled) {
            return;
        }
        // 4.1.2 - 4.1.3 Fire the event; who does not cancel it gets a report on the console.
        rejection.told = true;
        global.firePromiseRejectionEvent("unhandledrejection", rejection.promise, rejection.reason);
        // 4.1.4 - 4.1.5 A later handler takes it back.
        rejections.remove(rejection.promise);
        if (!rejection.handled) {
            outstanding.add(rejection.promise);
        }
    }
}
