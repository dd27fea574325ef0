package dev.frameloop.script;

import com.oracle.js.parser.ir.Module.ModuleRequest;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.strings.TruffleString;
import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.nodes.promise.NewPromiseCapabilityNode;
import com.oracle.truffle.js.runtime.Errors;
import com.oracle.truffle.js.runtime.JSContext;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.Strings;
import com.oracle.truffle.js.runtime.objects.AbstractModuleRecord;
import com.oracle.truffle.js.runtime.objects.JSDynamicObject;
import com.oracle.truffle.js.runtime.objects.JSModuleLoader;
import com.oracle.truffle.js.runtime.objects.JSModuleRecord;
import com.oracle.truffle.js.runtime.objects.PromiseCapabilityRecord;
import com.oracle.truffle.js.runtime.objects.ScriptOrModule;
import com.oracle.truffle.js.runtime.objects.Undefined;
import dev.frameloop.dom.script.ModuleHost;
import dev.frameloop.dom.script.ModuleRecord;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.script.binding.RealmBinding;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.Objects;
import java.util.function.Supplier;

/// The modules of one realm: the hooks through which GraalJS asks for them, answered by the realm's {@link ModuleHost}.
///
/// GraalJS resolves static imports synchronously: by then the host has loaded the whole graph. A dynamic import gives a promise
/// at once, and goes on when the host has loaded what it asks for.
///
/// DIVERGES: GraalJS gives modules no sight of what classic scripts declare with `let`, `const` and `class`; they see what is on
/// the global object.
///
/// Beside {@link JobQueue} the only class, with {@link GraalModule}, that touches the internals of GraalJS.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#integration-with-the-javascript-module-system">HTML: integration with
///     the JavaScript module system</a>
final class GraalModules implements JSModuleLoader {
    private static final TruffleString TYPE = Strings.fromJavaString("type");

    private final Context context;
    private final GraalRealm realm;
    private final JSRealm languageRealm;

    /// The modules of a realm; called while the language is in it.
    GraalModules(Context context, GraalRealm realm) {
        this.context = context;
        this.realm = realm;
        languageRealm = JavaScriptLanguage.getCurrentJSRealm();
        languageRealm.setEmbedderData(realm);
    }

    /// Answers for all realms of a context. Contexts of one engine share what this sets, so the answers look for the realm.
    static void install(Context context) {
        JSContext shared = JavaScriptLanguage.getJSRealm(context).getContext();
        shared.setImportModuleDynamicallyCallback(
                (current, referrer, request) -> modulesOf(current).importDynamically(referrer, request));
        shared.setImportMetaInitializer((meta, module) -> modulesOf(JavaScriptLanguage.getCurrentJSRealm())
                .initializeImportMeta(meta, module));
    }

    private static GraalModules modulesOf(JSRealm realm) {
        return ((GraalRealm) realm.getEmbedderData()).modules();
    }

    ModuleRecord parse(String text, String url, int lineNumber, int columnNumber) {
        return call(() -> {
            Source source = Source.newBuilder("js", Scripts.place(lineNumber, columnNumber) + text, url)
                    .mimeType(JavaScriptLanguage.MODULE_MIME_TYPE).build();
            JSContext language = languageRealm.getContext();
            return new GraalModule(this,
                    new JSModuleRecord(language.getEvaluator().parseModule(language, source), this), url);
        });
    }

    ModuleRecord parseJson(String text, String url) {
        // The parser for modules lets some texts pass.
        binding().requireJson(text);
        return call(() -> {
            Source source = Source.newBuilder("js", text, url).mimeType(JavaScriptLanguage.JSON_MIME_TYPE).build();
            return new GraalModule(this,
                    languageRealm.getContext().getEvaluator().parseJSONModule(languageRealm, source), url);
        });
    }

    // ---- What the language asks ----------------------------------------------------------------------------------------------

    @Override
    public AbstractModuleRecord resolveImportedModule(ScriptOrModule referrer, ModuleRequest request) {
        try {
            return ((GraalModule) host().loadedModule(referrer.getSource().getName(), portRequest(request))).record();
        } catch (SimpleException | ScriptException error) {
            throw Errors.createTypeError(error.getMessage());
        }
    }

    private ModuleHost host() {
        return Objects.requireNonNull(realm.global().moduleHost(), "the global object has no modules");
    }

    static dev.frameloop.dom.script.ModuleRequest portRequest(ModuleRequest request) {
        TruffleString type = request.attributes().get(TYPE);
        return new dev.frameloop.dom.script.ModuleRequest(Strings.toJavaString(request.specifier()),
                type == null ? "" : Strings.toJavaString(type));
    }

    private JSDynamicObject importDynamically(@Nullable ScriptOrModule referrer, ModuleRequest request) {
        PromiseCapabilityRecord capability = NewPromiseCapabilityNode.createDefault(languageRealm);
        Value resolve = context.asValue(capability.getResolve());
        Value reject = context.asValue(capability.getReject());
        String url = referrer == null ? "" : referrer.getSource().getName();
        host().importDynamically(url, portRequest(request), new ModuleHost.DynamicImport() {
            @Override
            public void finish(ModuleRecord module) {
                continueDynamicImport((GraalModule) module, resolve, reject);
            }

            @Override
            public void fail(Throwable reason) {
                reject.executeVoid(binding().toScript(reason));
            }
        });
        return capability.getPromise();
    }

    /// @see <a href="https://tc39.es/ecma262/#sec-ContinueDynamicImport">ECMAScript: ContinueDynamicImport</a>
    private void continueDynamicImport(GraalModule module, Value resolve, Value reject) {
        // 3.-5. Everything is loaded; that shows one job later.
        binding().react(module.loadRequestedModules(), _ -> {
            // 6. Link and evaluate; then hand out the namespace.
            try {
                module.link();
                binding().react(module.evaluatePromise(), _ -> resolve.executeVoid(module.namespace()),
                        reason -> reject.executeVoid(reason));
            } catch (RuntimeException error) {
                reject.executeVoid(binding().toScript(error));
            }
        }, reason -> reject.executeVoid(reason));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#hostgetimportmetaproperties">HTML: HostGetImportMetaProperties</a>
    private void initializeImportMeta(JSDynamicObject meta, JSModuleRecord module) {
        String url = module.getSource().getName();
        binding().initializeImportMeta(context.asValue(meta), url,
                specifier -> host().resolveSpecifier(url, specifier));
    }

    // ---- For the modules -----------------------------------------------------------------------------------------------------

    RealmBinding binding() {
        return realm.binding();
    }

    JSRealm languageRealm() {
        return languageRealm;
    }

    Value asValue(Object languageValue) {
        return context.asValue(languageValue);
    }

    /// Calls into the language, in this realm.
    ///
    /// @throws dev.frameloop.dom.script.ScriptException what the language throws
    <T> T call(Supplier<T> supplier) {
        Object result = realm.in(() -> {
            try {
                return supplier.get();
            } catch (AbstractTruffleException error) {
                return new Thrown(error);
            }
        });
        if (result instanceof Thrown(AbstractTruffleException error)) {
            throw GraalModule.toJava(this, error);
        }
        @SuppressWarnings("unchecked")
        T given = (T) result;
        return given;
    }

    private record Thrown(AbstractTruffleException error) {}

    static Object undefined() {
        return Undefined.instance;
    }
}
