package dev.frameloop.dom.window;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.loop.TaskDocument;
import dev.frameloop.engine.timer.Timers;
import org.jspecify.annotations.Nullable;

import java.util.function.Supplier;

/// The timers of a global, with the handlers that pages give them: functions, or the text of scripts.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#timers">HTML: timers</a>
public final class GlobalTimers {
    private final GlobalObject global;
    private final Timers timers;
    private final Supplier<String> url;

    /// The timers of a global.
    ///
    /// @param document the global's document, null for a worker's
    /// @param url the base URL of handlers that are texts
    public GlobalTimers(GlobalObject global, @Nullable TaskDocument document, Supplier<String> url) {
        this.global = global;
        timers = global.eventLoop().newTimers(document);
        this.url = url;
    }

    int setTimeout(Object handler, int timeout, @Nullable Object[] arguments) {
        return timers.setTimeout(action("setTimeout handler", handler, arguments), timeout);
    }

    int setInterval(Object handler, int timeout, @Nullable Object[] arguments) {
        return timers.setInterval(action("setInterval handler", handler, arguments), timeout);
    }

    void clear(int id) {
        timers.clear(id);
    }

    /// Forgets all timers.
    public void clearAll() {
        timers.clearAll();
    }

    void setThrottled(boolean throttled) {
        timers.setThrottled(throttled);
    }

    private Runnable action(String name, Object handler, @Nullable Object[] arguments) {
        if (handler instanceof Function function) {
            return () -> global.invokeCallback(name, () -> function.call(arguments));
        }
        String source = String.valueOf(handler);
        return () -> global.realm().runClassicScript(source, url.get(), 1, 1);
    }
}
