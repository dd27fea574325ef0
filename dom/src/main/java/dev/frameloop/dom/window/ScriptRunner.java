package dev.frameloop.dom.window;

import dev.frameloop.dom.html.HTMLScriptElement;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.script.ConsoleMessage;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.ArrayDeque;
import java.util.Deque;

/// Fetches and runs the scripts of one document, each at its time.
///
/// UNIMPLEMENTED: module scripts and import maps; they are told of on the console.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model">HTML: the script processing model</a>
final class ScriptRunner {
    /// One script on its way.
    private static final class Pending {
        final HTMLScriptElement element;
        final Document document;
        final String url;
        final boolean external;
        @Nullable
        String source;
        boolean ready;

        Pending(HTMLScriptElement element, String url, boolean external, @Nullable String source) {
            this.element = element;
            this.document = element.nodeDocument();
            this.url = url;
            this.external = external;
            this.source = source;
            ready = !external;
        }
    }

    private final Window window;
    private final DocumentLoader loader;
    private final ResourceFetcher fetcher;
    /// Scripts that run in the order in which they were asked for, as soon as they are there.
    private final Deque<Pending> inOrder = new ArrayDeque<>();
    /// Scripts that run when the document has been parsed.
    private final Deque<Pending> deferred = new ArrayDeque<>();
    private @Nullable Pending parserBlocking;

    ScriptRunner(Window window, DocumentLoader loader, ResourceFetcher fetcher) {
        this.window = window;
        this.loader = loader;
        this.fetcher = fetcher;
    }

    /// Whether the parser has to wait for a script.
    boolean isParserBlocked() {
        return parserBlocking != null;
    }

    /// What follows the checks of the element itself.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element">HTML: prepare the script element</a>
    void prepared(HTMLScriptElement element) {
        if (element.scriptType() != HTMLScriptElement.Type.CLASSIC) {
            window.settings().console().accept(ConsoleMessage.warning("scripts of the type \""
                    + element.attributeOrEmpty("type") + "\" are not supported"));
            return;
        }
        if (!element.hasAttribute("src")) {
            // An inline script runs at once, even if another one runs.
            execute(new Pending(element, window.document().URL(), false, element.text()));
            return;
        }
        String src = element.attributeOrEmpty("src");
        URI url = resolve(src);
        if (src.isEmpty() || url == null) {
            window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "script error", () -> element.fire("error"));
            return;
        }
        schedule(new Pending(element, url.toString(), true, null), url);
    }

    private @Nullable URI resolve(String src) {
        try {
            return Urls.parse(Urls.resolve(window.document().documentBaseURL(), src));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private void schedule(Pending script, URI url) {
        HTMLScriptElement element = script.element;
        loader.delayLoadEvent();
        Runnable whenReady;
        if (element.async()) {
            whenReady = () -> run(script);
        } else if (!element.isParserInserted()) {
            inOrder.add(script);
            whenReady = this::runInOrder;
        } else if (element.hasAttribute("defer")) {
            deferred.add(script);
            whenReady = loader::runDeferredScripts;
        } else {
            parserBlocking = script;
            whenReady = loader::parserBlockingScriptIsReady;
        }
        fetcher.fetch(url, result -> window.queueGlobalTask(TaskSource.NETWORKING, "script loaded", () -> {
            script.source = result.response() != null && result.response().isOk() ? result.response().text() : null;
            script.ready = true;
            whenReady.run();
        }));
    }

    private void runInOrder() {
        while (!inOrder.isEmpty() && inOrder.getFirst().ready) {
            run(inOrder.removeFirst());
        }
    }

    void runParserBlockingScript() {
        Pending script = parserBlocking;
        parserBlocking = null;
        if (script != null) {
            run(script);
        }
    }

    /// Runs the deferred scripts that are there.
    ///
    /// @return whether none is left
    boolean runDeferredScripts() {
        while (!deferred.isEmpty() && deferred.getFirst().ready) {
            run(deferred.removeFirst());
        }
        return deferred.isEmpty();
    }

    private void run(Pending script) {
        execute(script);
        loader.undelayLoadEvent();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#execute-the-script-element">HTML: execute the script element</a>
    private void execute(Pending script) {
        // 1.-2. Not in another document than the one it was prepared in.
        HTMLScriptElement element = script.element;
        Document document = element.nodeDocument();
        if (script.document != document) {
            return;
        }
        // 4. A script that could not be loaded.
        String source = script.source;
        if (source == null) {
            element.fire("error");
            return;
        }
        // 5. Run it as the current script.
        boolean inShadowTree = element.root() instanceof DocumentFragment root && root.isShadowRoot();
        Element before = document.loading().setCurrentScript(inShadowTree ? null : element);
        int line = script.external ? 1 : element.startLine();
        int column = script.external ? 1 : element.startColumn();
        window.realm().runClassicScript(source, script.url, line, column);
        document.loading().setCurrentScript(before);
        // 8. Tell that it has been loaded.
        if (script.external) {
            element.fire("load");
        }
    }
}
