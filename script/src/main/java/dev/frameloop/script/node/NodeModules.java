package dev.frameloop.script.node;

import com.oracle.js.parser.ir.Module.ImportPhase;
import com.oracle.js.parser.ir.Module.ModuleRequest;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.api.source.SourceSection;
import com.oracle.truffle.api.strings.TruffleString;
import com.oracle.truffle.js.lang.JavaScriptLanguage;
import com.oracle.truffle.js.runtime.Errors;
import com.oracle.truffle.js.runtime.GraalJSException;
import com.oracle.truffle.js.runtime.JSContext;
import com.oracle.truffle.js.runtime.JSRealm;
import com.oracle.truffle.js.runtime.Strings;
import com.oracle.truffle.js.runtime.builtins.JSPromise;
import com.oracle.truffle.js.runtime.builtins.JSPromiseObject;
import com.oracle.truffle.js.runtime.objects.AbstractModuleRecord;
import com.oracle.truffle.js.runtime.objects.JSDynamicObject;
import com.oracle.truffle.js.runtime.objects.JSModuleLoader;
import com.oracle.truffle.js.runtime.objects.JSModuleRecord;
import com.oracle.truffle.js.runtime.objects.ScriptOrModule;
import com.oracle.truffle.js.runtime.objects.Undefined;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyArray;
import org.jspecify.annotations.Nullable;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// ECMAScript modules of a program. `esm.js` finds, reads and connects them; here is what only the language can do with them.
///
/// Beside {@link dev.frameloop.script.JobQueue} and the modules of pages the only class that touches the internals of GraalJS.
final class NodeModules implements JSModuleLoader {
    private static final TruffleString TYPE = Strings.fromJavaString("type");

    private final Context context;
    private final NodeProcess process;
    private final JSRealm realm;
    /// What the requests of each module lead to.
    private final Map<String, AbstractModuleRecord> connections = new HashMap<>();

    NodeModules(Context context, NodeProcess process) {
        this.context = context;
        this.process = process;
        realm = JavaScriptLanguage.getJSRealm(context);
        realm.setEmbedderData(this);
        // Programs of one engine share what this sets, so the answers look for the realm.
        JSContext shared = realm.getContext();
        shared.setImportModuleDynamicallyCallback(
                (current, referrer, request) -> modulesOf(current).importDynamically(referrer, request));
        shared.setImportMetaInitializer((meta, module) -> modulesOf(JavaScriptLanguage.getCurrentJSRealm())
                .initializeImportMeta(meta, module));
    }

    private static NodeModules modulesOf(JSRealm realm) {
        return (NodeModules) realm.getEmbedderData();
    }

    /// Parses a module.
    ///
    /// @return an array of the record, an error that is not null where it cannot be parsed, and the place of the error
    Object parse(String text, String url) {
        return guarded(() -> {
            Source source = Source.newBuilder("js", text, url).mimeType(JavaScriptLanguage.MODULE_MIME_TYPE).build();
            JSContext language = realm.getContext();
            return new JSModuleRecord(language.getEvaluator().parseModule(language, source), this);
        });
    }

    /// What a module asks for: an array of specifiers and types in turn.
    Object requests(Object module) {
        return ProxyArray.fromArray(((JSModuleRecord) module).getRequestedModules().stream()
                .flatMap(request -> Stream.of(Strings.toJavaString(request.specifier()), type(request)))
                .toArray());
    }

    private static String type(ModuleRequest request) {
        TruffleString type = request.attributes().get(TYPE);
        return type == null ? "" : Strings.toJavaString(type);
    }

    /// Says what a request of a module leads to.
    void connect(String url, String specifier, String type, Object module) {
        connections.put(key(url, specifier, type), (AbstractModuleRecord) module);
    }

    private static String key(String url, String specifier, String type) {
        return url + '\0' + specifier + '\0' + type;
    }

    /// Links a module whose requests, and theirs, are connected.
    Object link(Object module) {
        AbstractModuleRecord record = (AbstractModuleRecord) module;
        return guarded(() -> {
            record.loadRequestedModules(realm, Undefined.instance);
            record.link(realm);
            return record;
        });
    }

    /// Evaluates a module.
    ///
    /// @return a promise
    Value evaluate(Object module) {
        return context.asValue(((AbstractModuleRecord) module).evaluate(realm));
    }

    Value namespace(Object module) {
        return context.asValue(((AbstractModuleRecord) module).getModuleNamespace(ImportPhase.Evaluation));
    }

    /// @return an array of a promise's state in the words of Node.js, and of what it was settled with
    Object promiseState(Value promise) {
        JSPromiseObject object = (JSPromiseObject) JavaScriptLanguage.getCurrentEnv().asGuestValue(promise);
        String state = switch (JSPromise.getPromiseState(object)) {
            case JSPromise.FULFILLED -> "fulfilled";
            case JSPromise.REJECTED -> "rejected";
            default -> "pending";
        };
        Object result = JSPromise.getPromiseResult(object);
        return ProxyArray.fromArray(state, result == null ? null : context.asValue(result));
    }

    private Object guarded(Supplier<Object> supplier) {
        try {
            return ProxyArray.fromArray(supplier.get(), null, "");
        } catch (AbstractTruffleException error) {
            Object thrown = error instanceof GraalJSException language ? language.getErrorObject() : error;
            return ProxyArray.fromArray(null, context.asValue(thrown), placeOf(error));
        }
    }

    private static String placeOf(AbstractTruffleException error) {
        InteropLibrary interop = InteropLibrary.getUncached();
        try {
            if (interop.hasSourceLocation(error)) {
                SourceSection place = interop.getSourceLocation(error);
                return Excerpt.of(place.getSource().getName(),
                        place.getSource().getCharacters(place.getStartLine()), place.getStartLine(),
                        place.getStartColumn());
            }
        } catch (UnsupportedMessageException e) {
            // Nobody knows the place.
        }
        return "";
    }

    // ---- What the language asks ----------------------------------------------------------------------------------------------

    @Override
    public AbstractModuleRecord resolveImportedModule(ScriptOrModule referrer, ModuleRequest request) {
        String specifier = Strings.toJavaString(request.specifier());
        AbstractModuleRecord found = connections.get(key(referrer.getSource().getName(), specifier, type(request)));
        if (found == null) {
            throw Errors.createTypeError("the module " + specifier + " is not loaded");
        }
        return found;
    }

    private JSDynamicObject importDynamically(@Nullable ScriptOrModule referrer, ModuleRequest request) {
        Value promise = process.internals().getMember("importDynamically").execute(
                Strings.toJavaString(request.specifier()), type(request),
                referrer == null ? "" : referrer.getSource().getName());
        return (JSDynamicObject) JavaScriptLanguage.getCurrentEnv().asGuestValue(promise);
    }

    private void initializeImportMeta(JSDynamicObject meta, JSModuleRecord module) {
        process.internals().getMember("initializeImportMeta").executeVoid(context.asValue(meta),
                module.getSource().getName());
    }
}
