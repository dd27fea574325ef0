package dev.frameloop.dom.script;

import java.util.List;
import java.util.function.Consumer;

/// A module as the language holds it: parsed, then linked, then evaluated.
///
/// @see <a href="https://tc39.es/ecma262/#sec-abstract-module-records">ECMAScript: module records</a>
public interface ModuleRecord {
    /// The address that the imports of this module are relative to.
    String url();

    /// What the module imports statically, in the order of the text.
    List<ModuleRequest> requestedModules();

    /// Links the module with everything that it imports, all of which the {@link ModuleHost} has by now.
    ///
    /// @throws ScriptException what is wrong with an import: a `SyntaxError` for a name that is not exported, say
    void link();

    /// Evaluates a linked module and those that it imports, as far as they were not evaluated before.
    ///
    /// The caller has prepared to run a script, and cleans up afterwards; both consumers are called from a microtask.
    ///
    /// @param fulfilled called when all is done, top-level `await` included
    /// @param rejected gets what the module has thrown
    void evaluate(Runnable fulfilled, Consumer<ScriptException> rejected);
}
