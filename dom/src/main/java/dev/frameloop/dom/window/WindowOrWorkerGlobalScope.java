package dev.frameloop.dom.window;

import dev.frameloop.dom.canvas.ImageBitmap;
import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.net.Fetch;
import dev.frameloop.dom.net.Request;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.performance.Performance;
import dev.frameloop.dom.scheduler.Scheduler;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.net.URI;

/// What windows and workers have in common: timers, microtasks, the report of an error.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#windoworworkerglobalscope-mixin">HTML: WindowOrWorkerGlobalScope</a>
public interface WindowOrWorkerGlobalScope extends Performance.Host {
    /// This global's timers.
    GlobalTimers timers();

    /// Posts tasks with priorities.
    Scheduler scheduler();

    /// Reports what nobody has handled.
    ErrorReporting errorReporting();

    /// What the addresses are relative to that scripts give.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#api-base-url">HTML: API base URL</a>
    String apiBaseUrl();

    /// What loads for the scripts; null where nothing does.
    @Nullable
    ResourceFetcher fetcher();

    /// Has something done when this global goes for good.
    void atEnd(Runnable cleanup);

    /// Whether the page came over a channel that nobody could tamper with.
    ///
    /// @see <a href="https://w3c.github.io/webappsec-secure-contexts/">Secure Contexts</a>
    boolean isSecureContext();

    /// Runs a handler once, after a timeout.
    ///
    /// @param handler a {@link Function}, or the text of a script
    /// @param timeout in milliseconds; a negative one counts as 0
    /// @param arguments what a function gets
    /// @return the handle
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-settimeout">HTML: setTimeout()</a>
    default int setTimeout(Object handler, int timeout, @Nullable Object... arguments) {
        return timers().setTimeout(handler, timeout, arguments);
    }

    /// Runs a handler again and again.
    ///
    /// @param handler a {@link Function}, or the text of a script
    /// @param timeout in milliseconds; a negative one counts as 0
    /// @param arguments what a function gets
    /// @return the handle
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#dom-setinterval">HTML: setInterval()</a>
    default int setInterval(Object handler, int timeout, @Nullable Object... arguments) {
        return timers().setInterval(handler, timeout, arguments);
    }

    /// Forgets a timer of either kind; an unknown handle is ignored.
    default void clearTimeout(int id) {
        timers().clear(id);
    }

    /// Forgets a timer of either kind; an unknown handle is ignored.
    default void clearInterval(int id) {
        timers().clear(id);
    }

    /// Runs a callback at the next microtask checkpoint.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/timers-and-user-prompts.html#microtask-queuing">HTML: queueMicrotask()</a>
    default void queueMicrotask(VoidFunction callback) {
        eventLoop().queueMicrotask("queueMicrotask callback",
                () -> invokeCallback("queueMicrotask callback", callback::call));
    }

    /// Reports a value as an exception that nobody caught.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#dom-reporterror">HTML: reportError()</a>
    default void reportError(@Nullable Object error) {
        reportException(realm().exceptionOf(error));
    }

    /// A clone of a value, with its cycles and shared parts; what is transferred moves into the clone.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `DataCloneError` if it cannot be cloned
    /// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#dom-structuredclone">HTML: structuredClone()</a>
    default @Nullable Object structuredClone(@Nullable Object value, StructuredSerializeOptions options) {
        return realm().structuredDeserialize(realm().structuredSerialize(value, options.transfer())).value();
    }

    /// Loads a resource.
    ///
    /// @param request a {@link Request}, or an address relative to the document's or the worker's
    /// @return a promise of a {@link dev.frameloop.dom.net.Response}
    /// @see <a href="https://fetch.spec.whatwg.org/#fetch-method">Fetch: fetch()</a>
    default ScriptPromise fetch(Object request) {
        String input = request instanceof Request given ? given.url() : String.valueOf(request);
        ScriptPromise failed = realm().newPromise();
        ResourceFetcher loader = fetcher();
        try {
            URI url = Urls.parse(Urls.resolve(apiBaseUrl(), input));
            if (loader != null) {
                return Fetch.fetch(this, loader, url);
            }
            failed.reject(SimpleException.typeError("Failed to fetch"));
        } catch (IllegalArgumentException e) {
            failed.reject(SimpleException.typeError("Failed to parse URL from " + input));
        }
        return failed;
    }

    /// Whether the page shares its process with no other, so that it and its workers may share memory.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#dom-crossoriginisolated">HTML: crossOriginIsolated</a>
    default boolean crossOriginIsolated() {
        return agent().agents().isCrossOriginIsolated();
    }

    /// Makes a bitmap of a picture.
    ///
    /// @see ImageBitmap#create(dev.frameloop.dom.script.GlobalObject, Object)
    default ScriptPromise createImageBitmap(Object image) {
        return ImageBitmap.create(this, image);
    }

    /// Makes a bitmap of a part of a picture.
    ///
    /// @see ImageBitmap#create(dev.frameloop.dom.script.GlobalObject, Object, int, int)
    default ScriptPromise createImageBitmap(Object image, int sx, int sy, int sw, int sh) {
        return ImageBitmap.create(this, image, sw, sh);
    }

    /// Decodes base64.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `InvalidCharacterError` for what is not base64
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#dom-atob">HTML: atob()</a>
    default String atob(String data) {
        return Base64Text.decode(data);
    }

    /// Encodes a string of characters up to U+00FF as base64.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `InvalidCharacterError` for another character
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#dom-btoa">HTML: btoa()</a>
    default String btoa(String data) {
        return Base64Text.encode(data);
    }
}
