package dev.frameloop.script;

import com.oracle.js.parser.ir.Module.ImportPhase;
import com.oracle.truffle.api.exception.AbstractTruffleException;
import com.oracle.truffle.api.interop.ExceptionType;
import com.oracle.truffle.api.interop.InteropLibrary;
import com.oracle.truffle.api.interop.UnsupportedMessageException;
import com.oracle.truffle.api.source.SourceSection;
import com.oracle.truffle.js.runtime.GraalJSException;
import com.oracle.truffle.js.runtime.Strings;
import com.oracle.truffle.js.runtime.objects.AbstractModuleRecord;
import com.oracle.truffle.js.runtime.objects.CyclicModuleRecord;
import dev.frameloop.dom.script.ModuleRecord;
import dev.frameloop.dom.script.ModuleRequest;
import dev.frameloop.dom.script.ScriptException;
import org.graalvm.polyglot.Value;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Consumer;

/// A module record of GraalJS.
final class GraalModule implements ModuleRecord {
    private final GraalModules modules;
    private final AbstractModuleRecord record;
    private final String url;
    private boolean loaded;

    GraalModule(GraalModules modules, AbstractModuleRecord record, String url) {
        this.modules = modules;
        this.record = record;
        this.url = url;
    }

    AbstractModuleRecord record() {
        return record;
    }

    @Override
    public String url() {
        return url;
    }

    @Override
    public List<ModuleRequest> requestedModules() {
        return record instanceof CyclicModuleRecord cyclic
                ? cyclic.getRequestedModules().stream().map(GraalModules::portRequest).toList()
                : List.of();
    }

    /// Lets the language take the modules that the host has loaded.
    Value loadRequestedModules() {
        loaded = true;
        return modules.call(() -> modules
                .asValue(record.loadRequestedModules(modules.languageRealm(), GraalModules.undefined())));
    }

    @Override
    public void link() {
        if (!loaded) {
            loadRequestedModules();
        }
        modules.call(() -> {
            record.link(modules.languageRealm());
            return true;
        });
    }

    Value evaluatePromise() {
        return modules.call(() -> modules.asValue(record.evaluate(modules.languageRealm())));
    }

    Value namespace() {
        return modules.call(() -> modules.asValue(record.getModuleNamespace(ImportPhase.Evaluation)));
    }

    @Override
    public void evaluate(Runnable fulfilled, Consumer<ScriptException> rejected) {
        modules.binding().react(evaluatePromise(), _ -> fulfilled.run(), reason -> rejected.accept(thrown(reason)));
    }

    /// What the module threw, with the place where it did.
    private ScriptException thrown(Value reason) {
        if (record instanceof CyclicModuleRecord cyclic
                && cyclic.getEvaluationError() instanceof AbstractTruffleException error) {
            return toJava(modules, error);
        }
        return modules.binding().exceptionOf(reason);
    }

    static ScriptException toJava(GraalModules modules, AbstractTruffleException error) {
        if (!(error instanceof GraalJSException language)) {
            return modules.binding().exceptionAt(modules.asValue(error), "", 0, 0, error);
        }
        Value value = modules.asValue(language.getErrorObject());
        SourceSection place = placeOf(error);
        if (place != null) {
            String file = place.getSource().getName();
            if (isSyntaxError(error)) {
                modules.binding().shortenMessage(value, file);
            }
            return modules.binding().exceptionAt(value, file, place.getStartLine(), place.getStartColumn(), error);
        }
        GraalJSException.JSStackTraceElement[] stack = language.getJSStackTrace();
        return stack.length == 0
                ? modules.binding().exceptionAt(value, "", 0, 0, error)
                : modules.binding().exceptionAt(value, Strings.toJavaString(stack[0].getFileName()),
                        stack[0].getLineNumber(), stack[0].getColumnNumber(), error);
    }

    private static boolean isSyntaxError(AbstractTruffleException error) {
        try {
            return InteropLibrary.getUncached().getExceptionType(error) == ExceptionType.PARSE_ERROR;
        } catch (UnsupportedMessageException e) {
            return false;
        }
    }

    private static @Nullable SourceSection placeOf(AbstractTruffleException error) {
        InteropLibrary interop = InteropLibrary.getUncached();
        try {
            return interop.hasSourceLocation(error) ? interop.getSourceLocation(error) : null;
        } catch (UnsupportedMessageException e) {
            return null;
        }
    }
}
