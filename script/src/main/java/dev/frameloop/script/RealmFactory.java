package dev.frameloop.script;

import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/// Makes the realms of a context: first the context's own, then further ones with their own intrinsics.
final class RealmFactory {
    private static final Source CREATE = Source.newBuilder("js", "(function (Realm) { "
            + "return () => { const global = Realm.global(Realm.create()); const load = global.load; "
            + "return [global, (name, script) => load({ name, script })]; } })(Realm)", "realms.js").internal(true)
            .buildLiteral();
    private static final Source CLEAN = Source.newBuilder("js", "(function () { 'use strict'; for (const name of "
            + "['load', 'loadWithNewGlobal', 'print', 'printErr', 'console', 'Graal', 'arguments', 'Realm', 'performance', 'Polyglot']) "
            + "{ delete globalThis[name]; } delete globalThis[Symbol.toStringTag]; return globalThis; })", "clean.js")
            .internal(true).buildLiteral();

    private final Context context;
    private final Value create;
    private boolean ownUsed;

    RealmFactory(Context context) {
        this.context = context;
        create = context.eval(CREATE);
    }

    /// A realm that has run nothing, without anything that a shell would have.
    RealmEvaluator next() {
        RealmEvaluator evaluator;
        if (ownUsed) {
            Value made = create.execute();
            Value load = made.getArrayElement(1);
            evaluator = source -> load.execute(
                    source.isInternal() ? InternalSource.PREFIX + source.getName() : source.getName(),
                    source.getCharacters().toString());
        } else {
            ownUsed = true;
            evaluator = context::eval;
        }
        evaluator.evaluate(CLEAN).executeVoid();
        return evaluator;
    }
}
