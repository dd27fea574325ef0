package dev.frameloop.script;

import org.graalvm.polyglot.Source;
import org.graalvm.polyglot.Value;

/// Runs sources as scripts of one realm.
@FunctionalInterface
public interface RealmEvaluator {
    /// The completion value of the script.
    Value evaluate(Source source);
}
