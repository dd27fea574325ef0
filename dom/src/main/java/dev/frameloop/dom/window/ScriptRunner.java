package dev.frameloop.dom.window;

import dev.frameloop.dom.html.HTMLScriptElement;
import dev.frameloop.dom.module.ModuleLoader;
import dev.frameloop.dom.module.ModuleScript;
import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.Urls;
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
/// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#script-processing-model">HTML: the script processing model</a>
final class ScriptRunner {
    /// What has become of a script: what runs, or null where it could not be loaded.
    private sealed interface Result {}

    private record ClassicScript(String source, String url, int line, int column) implements Result {}

    private record Module(ModuleScript script) implements Result {}

    /// One script on its way.
    private static final class Pending {
        final HTMLScriptElement element;
        final Document document;
        final boolean external;
        @Nullable
        Result result;
        boolean ready;

        Pending(HTMLScriptElement element) {
            this.element = element;
            document = element.nodeDocument();
            external = element.hasAttribute("src");
        }
    }

    private final Window window;
    private final DocumentLoader loader;
    private final ResourceFetcher fetcher;
    private final ModuleLoader modules;
    /// Scripts that run in the order in which they were asked for, as soon as they are there.
    private final Deque<Pending> inOrder = new ArrayDeque<>();
    /// Scripts that run when the document has been parsed.
    private final Deque<Pending> deferred = new ArrayDeque<>();
    private @Nullable Pending parserBlocking;

    ScriptRunner(Window window, DocumentLoader loader, ResourceFetcher fetcher) {
        this.window = window;
        this.loader = loader;
        this.fetcher = fetcher;
        Document document = window.document();
        modules = new ModuleLoader(window, fetcher, document::URL, document::documentBaseURL);
    }

    /// The modules of the window.
    ModuleLoader modules() {
        return modules;
    }

    /// Whether the parser has to wait for a script.
    boolean isParserBlocked() {
        return parserBlocking != null;
    }

    /// What follows the checks of the element itself.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/scripting.html#prepare-the-script-element">HTML: prepare the script element</a>
    void prepared(HTMLScriptElement element) {
        Pending script = new Pending(element);
        boolean isModule = element.scriptType() == HTMLScriptElement.Type.MODULE;
        switch (element.scriptType()) {
            case CLASSIC, MODULE -> {
            }
            case IMPORT_MAP -> {
                prepareImportMap(element);
                return;
            }
            case null, default -> {
                window.tellConsole(ConsoleMessage.warning("scripts of the type \""
                        + element.attributeOrEmpty("type") + "\" are not supported"));
                return;
            }
        }
        // 31. A script of its own address: one without a usable one fails in a task.
        URI url = null;
        if (script.external) {
            url = resolve(element.attributeOrEmpty("src"));
            if (url == null) {
                fireErrorLater(element);
                return;
            }
        } else if (!isModule) {
            // 35. An inline script runs at once, even if another one runs.
            script.result = new ClassicScript(element.text(), window.document().URL(), element.startLine(),
                    element.startColumn());
            execute(script);
            return;
        }
        // 32.-34. When it runs, and what it waits for.
        loader.delayLoadEvent();
        Runnable whenReady = schedule(script, isModule);
        if (url == null) {
            modules.fetchInlineGraph(element.text(), element.startLine(), element.startColumn(),
                    module -> window.queueGlobalTask(TaskSource.NETWORKING, "module script ready",
                            () -> ready(script, result(module), whenReady)));
        } else if (isModule) {
            modules.fetchGraph(url, module -> ready(script, result(module), whenReady));
        } else {
            fetchClassicScript(script, url, whenReady);
        }
    }

    private static @Nullable Result result(@Nullable ModuleScript module) {
        return module == null ? null : new Module(module);
    }

    private void ready(Pending script, @Nullable Result result, Runnable whenReady) {
        script.result = result;
        script.ready = true;
        whenReady.run();
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-classic-script">HTML: fetch a classic script</a>
    private void fetchClassicScript(Pending script, URI url, Runnable whenReady) {
        fetcher.fetch(url, fetched -> window.queueGlobalTask(TaskSource.NETWORKING, "script loaded", () -> {
            ResourceResponse response = fetched.response();
            ready(script, response != null && response.isOk()
                    ? new ClassicScript(response.text(), url.toString(), 1, 1)
                    : null, whenReady);
        }));
    }

    private void prepareImportMap(HTMLScriptElement element) {
        if (element.hasAttribute("src")) {
            fireErrorLater(element);
            return;
        }
        window.invokeCallback("import map", () -> modules.registerImportMap(element.text()));
    }

    private void fireErrorLater(HTMLScriptElement element) {
        window.queueGlobalTask(TaskSource.DOM_MANIPULATION, "script error", () -> element.fire("error"));
    }

    private @Nullable URI resolve(String src) {
        try {
            return src.isEmpty() ? null : Urls.parse(Urls.resolve(window.document().documentBaseURL(), src));
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    /// Puts the script where it waits.
    ///
    /// @return what to do when it is there
    private Runnable schedule(Pending script, boolean isModule) {
        HTMLScriptElement element = script.element;
        if (element.async()) {
            return () -> run(script);
        }
        if (!element.isParserInserted()) {
            inOrder.add(script);
            return this::runInOrder;
        }
        if (isModule || element.hasAttribute("defer")) {
            deferred.add(script);
            return loader::runDeferredScripts;
        }
        parserBlocking = script;
        return loader::parserBlockingScriptIsReady;
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
        Result result = script.result;
        if (result == null) {
            element.fire("error");
            return;
        }
        // 5.-7. Run it; a classic one as the current script.
        switch (result) {
            case Module(ModuleScript module) -> {
                Element before = document.loading().setCurrentScript(null);
                modules.run(module);
                document.loading().setCurrentScript(before);
            }
            case ClassicScript(String source, String url, int line, int column) -> {
                boolean inShadowTree = element.root() instanceof DocumentFragment root && root.isShadowRoot();
                Element before = document.loading().setCurrentScript(inShadowTree ? null : element);
                window.realm().runClassicScript(source, url, line, column);
                document.loading().setCurrentScript(before);
            }
        }
        // 8. Tell that it has been loaded.
        if (script.external) {
            element.fire("load");
        }
    }
}
