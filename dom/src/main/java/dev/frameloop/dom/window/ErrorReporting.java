package dev.frameloop.dom.window;

import dev.frameloop.dom.event.ErrorEvent;
import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.event.EventTarget;
import dev.frameloop.dom.event.PromiseRejectionEvent;
import dev.frameloop.dom.event.PromiseRejectionEventInit;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.util.function.Predicate;
import java.util.function.Supplier;

/// Reports exceptions that nobody caught.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#runtime-script-errors">HTML: runtime script errors</a>
public final class ErrorReporting {
    private final GlobalObject global;
    private final EventTarget target;
    private final Supplier<String> url;
    private final Predicate<ErrorEventInit> next;
    private boolean inErrorReportingMode;

    /// @param global whose exceptions these are; an event target
    /// @param url the address of its document or script
    public <G extends EventTarget & GlobalObject> ErrorReporting(G global, Supplier<String> url) {
        this(global, url, _ -> false);
    }

    /// @param global whose exceptions these are; an event target
    /// @param url the address of its document or script
    /// @param next is told of what no listener has handled, before the console is; gives whether it takes care of that
    public <G extends EventTarget & GlobalObject> ErrorReporting(G global, Supplier<String> url,
            Predicate<ErrorEventInit> next) {
        this.global = global;
        target = global;
        this.url = url;
        this.next = next;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#report-an-exception">HTML: report an exception</a>
    public void report(Throwable exception) {
        if (exception instanceof LoopTerminatedException end) {
            throw end;
        }
        // 2. What is known of the exception.
        report(extractErrorInformation(exception));
    }

    /// Reports something that goes wrong without an exception.
    public void reportMessage(String message) {
        report(new ErrorEventInit(false, true, false, message, url.get(), 0, 0, null));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#notify-about-rejected-promises">HTML: notify about rejected
    ///     promises, steps 4.1.2 and 4.1.3</a>
    public void firePromiseRejectionEvent(String type, ScriptPromise promise, @Nullable Object reason) {
        boolean unhandled = type.equals("unhandledrejection");
        boolean cancelled = !target.fire(new PromiseRejectionEvent(target.relevantRealm(), type,
                new PromiseRejectionEventInit(false, unhandled, false, promise, reason)));
        if (unhandled && !cancelled) {
            tell("Uncaught (in promise) " + global.realm().exceptionOf(reason).getMessage(), "", 0, 0);
        }
    }

    /// Reports what is known of an exception: one of a worker, say, that nobody has handled there.
    public void report(ErrorEventInit info) {
        // 4.-5. Fire `error`, but not for an exception in a listener of `error`.
        boolean handled = false;
        if (!inErrorReportingMode) {
            inErrorReportingMode = true;
            try {
                handled = !target.fire(new ErrorEvent(target.relevantRealm(), "error", info));
            } finally {
                inErrorReportingMode = false;
            }
        }
        // 6. Who has started a worker is told of its errors; else tell people.
        if (!handled && !next.test(info)) {
            tell(info.message(), info.filename(), Math.toIntExact(info.lineno()), Math.toIntExact(info.colno()));
        }
    }

    private void tell(String message, String filename, int line, int column) {
        global.eventLoop().trace().instant(TraceKind.MESSAGE, message, line);
        global.tellConsole(ConsoleMessage.uncaught(message, filename, line, column));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#extract-error">HTML: extract error information</a>
    private static ErrorEventInit extractErrorInformation(Throwable exception) {
        return switch (exception) {
            case ScriptException script -> info(String.valueOf(script.getMessage()), script.filename(),
                    script.lineNumber(), script.columnNumber(), script.value());
            case DOMException dom -> info(dom.name() + ": " + dom.message(), "", 0, 0, dom);
            case SimpleException simple -> info(simple.kind().constructorName() + ": " + simple.getMessage(), "", 0, 0,
                    simple);
            case StackOverflowError overflow -> info("RangeError: Maximum call stack size exceeded", "", 0, 0, null);
            default -> info("InternalError: " + exception, "", 0, 0, null);
        };
    }

    private static ErrorEventInit info(String message, String filename, int line, int column, @Nullable Object error) {
        return new ErrorEventInit(false, true, false, "Uncaught " + message, filename, line, column, error);
    }
}
