package dev.frameloop.script;

import com.oracle.js.parser.ir.FunctionNode;
import com.oracle.js.parser.ir.Scope;
import com.oracle.truffle.api.source.Source;
import com.oracle.truffle.js.nodes.NodeFactory;
import com.oracle.truffle.js.parser.GraalJSParserHelper;
import com.oracle.truffle.js.parser.JavaScriptTranslator;
import com.oracle.truffle.js.parser.env.Environment;
import com.oracle.truffle.js.parser.env.FunctionEnvironment;
import com.oracle.truffle.js.parser.env.GlobalEnvironment;
import com.oracle.truffle.js.runtime.JSContext;
import com.oracle.truffle.js.runtime.objects.JSModuleData;
import com.oracle.truffle.js.runtime.objects.ScriptOrModule;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/// Parses modules whose code sees what classic scripts have declared with `let`, `const` and `class`.
///
/// Left to itself GraalJS translates a module as if nothing was around it, and such names are undefined in it. This gives its
/// translator the environment that it has for scripts. On the module path the JVM needs `--add-opens
/// org.graalvm.js/com.oracle.truffle.js.parser=dev.frameloop.script`, and `--add-exports` for that package, its `env`, and
/// `com.oracle.truffle.js.nodes`.
///
/// DIVERGES: in a JVM that checks assertions the translator insists on having nothing around a module. There modules see only
/// what is on the global object.
final class ModuleParser {
    private final Constructor<JavaScriptTranslator> newTranslator;
    private final Method translateModule;

    ModuleParser() {
        try {
            newTranslator = JavaScriptTranslator.class.getDeclaredConstructor(NodeFactory.class, JSContext.class,
                    Source.class, int.class, Environment.class, boolean.class, ScriptOrModule.class);
            newTranslator.setAccessible(true);
            translateModule = JavaScriptTranslator.class.getDeclaredMethod("translateModule", FunctionNode.class,
                    JSModuleData.class);
            translateModule.setAccessible(true);
        } catch (ReflectiveOperationException | RuntimeException e) {
            throw unexpected(e);
        }
    }

    private static IllegalStateException unexpected(Exception e) {
        return new IllegalStateException("the parser of GraalJS is not what " + ModuleParser.class.getSimpleName()
                + " expects; on the module path the JVM needs --add-opens "
                + "org.graalvm.js/com.oracle.truffle.js.parser=dev.frameloop.script", e);
    }

    /// The parsed module.
    ///
    /// @throws com.oracle.truffle.api.exception.AbstractTruffleException a `SyntaxError` if it is none
    JSModuleData parse(JSContext context, Source source) {
        FunctionNode function = GraalJSParserHelper.parseModule(context, source,
                context.getParserOptions().withStrict(true));
        JSModuleData data = new JSModuleData(function.getModule(), context, source);
        NodeFactory factory = NodeFactory.getInstance(context);
        FunctionEnvironment script = new FunctionEnvironment(null, factory, context, Scope.createGlobal(), true, false,
                false, false, false, false, false, true, false);
        try {
            JavaScriptTranslator translator = newTranslator.newInstance(factory, context, source, 0,
                    new GlobalEnvironment(script, factory, context), false, data);
            return (JSModuleData) translateModule.invoke(translator, function, data);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof AssertionError) {
                return context.getEvaluator().parseModule(context, source);
            }
            throw e.getCause() instanceof RuntimeException cause ? cause : unexpected(e);
        } catch (ReflectiveOperationException e) {
            throw unexpected(e);
        }
    }
}
