package dev.frameloop.dom.module;

import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.ModuleHost;
import dev.frameloop.dom.script.ModuleRecord;
import dev.frameloop.dom.script.ModuleRequest;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// Loads the modules of one global, and is the host that the language asks for them.
///
/// UNIMPLEMENTED: modules of CSS (`with { type: "css" }`), `integrity`, and requests to other origins with credentials.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetching-scripts">HTML: fetching scripts</a>
public final class ModuleLoader implements ModuleHost {

    private final GlobalObject global;
    private final ResourceFetcher fetcher;
    private final Supplier<String> url;
    private final Supplier<String> baseUrl;
    private final ModuleMap moduleMap = new ModuleMap();
    private final ImportMap importMap = new ImportMap();

    /// @param global whose modules these are
    /// @param fetcher loads their texts
    /// @param url what inline scripts of the global give as their address
    /// @param baseUrl the base URL of the global now
    public ModuleLoader(GlobalObject global, ResourceFetcher fetcher, Supplier<String> url,
            Supplier<String> baseUrl) {
        this.global = global;
        this.fetcher = fetcher;
        this.url = url;
        this.baseUrl = baseUrl;
    }

    /// Adds the text of an import map.
    ///
    /// @throws ScriptException a `SyntaxError` if it is no JSON
    /// @throws SimpleException `TypeError` if it is no import map
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#register-an-import-map">HTML: register an import map</a>
    public void registerImportMap(String text) {
        String url = baseUrl.get();
        // The language's own parser says whether it is JSON, so that the error is its own too.
        realm().parseJsonModule(text, url);
        importMap.merge(text, url);
    }

    /// Fetches a module and everything that it imports.
    ///
    /// @param whenDone gets the linked module, or null if one of them could not be fetched; called in a task, or at once if all is there
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-module-script-tree">HTML: fetch an external module script
    ///     graph</a>
    public void fetchGraph(URI url, Consumer<@Nullable ModuleScript> whenDone) {
        fetchGraph(url.toString(), "", whenDone);
    }

    /// Makes a module of a response that is there, and fetches everything that it imports.
    ///
    /// @param url what was asked for
    /// @param whenDone as for {@link #fetchGraph}
    public void fetchGraphOf(URI url, ResourceResponse response, Consumer<@Nullable ModuleScript> whenDone) {
        moduleMap.get(url.toString(), "", script -> {
            if (script == null) {
                whenDone.accept(null);
            } else {
                fetchDescendantsAndLink(script, whenDone);
            }
        }, () -> moduleMap.set(url.toString(), "", moduleOf(url.toString(), "", response)));
    }

    private void fetchGraph(String url, String type, Consumer<@Nullable ModuleScript> whenDone) {
        fetchSingle(url, type, script -> {
            if (script == null) {
                whenDone.accept(null);
            } else {
                fetchDescendantsAndLink(script, whenDone);
            }
        });
    }

    /// Makes a module of a text, and fetches everything that it imports.
    ///
    /// @param lineNumber where the text begins in its page, counted from 1
    /// @param whenDone as for {@link #fetchGraph}
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-an-inline-module-script-graph">HTML: fetch an inline module
    ///     script graph</a>
    public void fetchInlineGraph(String source, int lineNumber, int columnNumber,
            Consumer<@Nullable ModuleScript> whenDone) {
        String url = baseUrl.get();
        ModuleScript script = create(url, () -> realm().parseModule(source, url, lineNumber, columnNumber));
        fetchDescendantsAndLink(script, whenDone);
    }

    private void fetchDescendantsAndLink(ModuleScript script, Consumer<@Nullable ModuleScript> whenDone) {
        new ModuleGraph(this, script, whenDone).load();
    }

    /// Runs a module: evaluates it, or reports what is wrong with it.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#run-a-module-script">HTML: run a module script</a>
    public void run(ModuleScript script) {
        // 4. Prepare to run it.
        global.eventLoop().prepareToRunCallback();
        global.eventLoop().trace().begin(TraceKind.CALLBACK, script.url(), 0);
        try {
            ScriptException error = script.errorToRethrow();
            if (error != null) {
                // 6. It cannot run.
                global.reportException(error);
            } else {
                // 7.-8. Evaluate it; what it throws, now or later, is reported.
                script.record().evaluate(() -> {}, global::reportException);
            }
        } catch (LoopTerminatedException end) {
            throw end;
        } catch (RuntimeException error) {
            global.reportException(error);
        } finally {
            // 9. Clean up.
            global.eventLoop().trace().end(TraceKind.CALLBACK, script.url(), 0);
            global.eventLoop().cleanUpAfterRunningCallback();
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-a-single-module-script">HTML: fetch a single module script</a>
    void fetchSingle(String url, String type, Consumer<@Nullable ModuleScript> whenDone) {
        moduleMap.get(url, type, whenDone, () -> fetcher.fetch(URI.create(url),
                result -> global.queueGlobalTask(TaskSource.NETWORKING, "module loaded",
                        () -> moduleMap.set(url, type, moduleOf(url, type, result.response())))));
    }

    private @Nullable ModuleScript moduleOf(String url, String type, @Nullable ResourceResponse response) {
        if (response == null || !response.isOk()) {
            return null;
        }
        String mimeType = response.mimeType();
        if (type.isEmpty() && response.isJavaScript()) {
            String base = response.url().toString();
            return create(base, () -> realm().parseModule(response.text(), base, 1, 1));
        }
        if (type.equals("json") && (mimeType.endsWith("/json") || mimeType.endsWith("+json"))) {
            return create(url, () -> realm().parseJsonModule(response.text(), url));
        }
        return null;
    }

    private static ModuleScript create(String url, Supplier<ModuleRecord> parse) {
        try {
            return new ModuleScript(parse.get());
        } catch (ScriptException error) {
            return new ModuleScript(url, error);
        }
    }

    private Realm realm() {
        return global.realm();
    }

    // ---- What the language asks ----------------------------------------------------------------------------------------------

    @Override
    public String resolveSpecifier(String referrer, String specifier) {
        return importMap.resolve(specifier, baseOf(referrer));
    }

    private String baseOf(String referrer) {
        try {
            return Urls.parse(referrer).isAbsolute() && !referrer.equals(url.get()) ? referrer : baseUrl.get();
        } catch (IllegalArgumentException e) {
            return baseUrl.get();
        }
    }

    @Override
    public ModuleRecord loadedModule(String referrer, ModuleRequest request) {
        String url = resolveSpecifier(referrer, request.specifier());
        ModuleScript script = moduleMap.find(url, request.type());
        if (script == null) {
            throw notFetched(url);
        }
        return script.record();
    }

    @Override
    public void importDynamically(String referrer, ModuleRequest request, DynamicImport result) {
        String url;
        try {
            url = requestedUrl(referrer, request);
        } catch (SimpleException error) {
            result.fail(error);
            return;
        }
        fetchGraph(url, request.type(), script -> {
            ScriptException error = script == null ? null : script.errorToRethrow();
            if (script == null) {
                result.fail(notFetched(url));
            } else if (error != null) {
                result.fail(error);
            } else {
                result.finish(script.record());
            }
        });
    }

    /// The address of a request.
    ///
    /// @throws SimpleException `TypeError` for a specifier that stands for nothing, and for a type that is not known
    String requestedUrl(String referrer, ModuleRequest request) {
        String url = resolveSpecifier(referrer, request.specifier());
        if (!request.type().isEmpty() && !request.type().equals("json")) {
            throw SimpleException.typeError("\"" + request.type() + "\" is not a valid module type.");
        }
        return url;
    }

    private static SimpleException notFetched(String url) {
        return SimpleException.typeError("Failed to fetch dynamically imported module: " + url);
    }

    ScriptException thrown(SimpleException error) {
        return realm().exceptionOf(error);
    }
}
