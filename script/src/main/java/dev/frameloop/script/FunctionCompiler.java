package dev.frameloop.script;

import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

import java.util.List;

/// Compiles the bodies of functions that are text: event handlers of content attributes.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler">HTML: getting the
///     current value of the event handler</a>
final class FunctionCompiler {
    private static final Source CHECK = Source.newBuilder("js",
            "(function (Function) { return (parameters, body) => { new Function(parameters, body); } })(Function)",
            "check.js")
            .internal(true).buildLiteral();

    private final RealmEvaluator evaluator;
    private final Value check;

    FunctionCompiler(RealmEvaluator evaluator) {
        this.evaluator = evaluator;
        check = evaluator.evaluate(CHECK);
    }

    /// The function.
    ///
    /// @throws PolyglotException a `SyntaxError` if the body is none
    Value compile(String name, List<String> parameters, String body, Object[] scope, String url, int lineNumber) {
        String list = String.join(", ", parameters);
        // The function's text has a line of its own before the body, as the standard's string has.
        StringBuilder text = new StringBuilder(Scripts.place(lineNumber - 1, 1)).append("(function (");
        for (int i = 0; i < scope.length; i++) {
            text.append(i == 0 ? "" : ", ").append("$").append(i);
        }
        text.append(") { ");
        for (int i = 0; i < scope.length; i++) {
            text.append("with ($").append(i).append(") ");
        }
        text.append("return function ").append(name).append("(").append(list).append(") {\n").append(body)
                .append("\n}; })");
        RuntimeException error = null;
        try {
            // A body such as "} {" is part of a valid text, and yet no body.
            check.executeVoid(list, body);
        } catch (PolyglotException e) {
            error = e;
        }
        Value outer = evaluator.evaluate(Source.newBuilder("js", text, url).buildLiteral());
        if (error != null) {
            throw error;
        }
        return outer.execute(scope);
    }
}
