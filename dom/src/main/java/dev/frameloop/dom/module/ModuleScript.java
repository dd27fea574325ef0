package dev.frameloop.dom.module;

import dev.frameloop.dom.script.ModuleRecord;
import dev.frameloop.dom.script.ScriptException;
import org.jspecify.annotations.Nullable;

/// A module that was fetched, and what is wrong with it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#module-script">HTML: module script</a>
public final class ModuleScript {
    private final String url;
    private final @Nullable ModuleRecord record;
    private final @Nullable ScriptException parseError;
    private @Nullable ScriptException errorToRethrow;
    private boolean linked;

    ModuleScript(ModuleRecord record) {
        url = record.url();
        this.record = record;
        parseError = null;
    }

    ModuleScript(String url, ScriptException parseError) {
        this.url = url;
        record = null;
        this.parseError = parseError;
    }

    /// The address that its imports are relative to.
    public String url() {
        return url;
    }

    @Nullable
    ScriptException parseError() {
        return parseError;
    }

    /// The module.
    ///
    /// @throws ScriptException the error of its syntax
    ModuleRecord record() {
        if (record == null) {
            throw parseError == null ? new IllegalStateException(url) : parseError;
        }
        return record;
    }

    /// What running the module throws instead of running it: an error of its text, or of an import; null where all is well.
    public @Nullable ScriptException errorToRethrow() {
        return errorToRethrow;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script">HTML: fetch the
    ///     descendants of and link a module script</a>
    void link(@Nullable ScriptException errorOfTheGraph) {
        if (errorOfTheGraph != null) {
            errorToRethrow = errorOfTheGraph;
        } else if (!linked && errorToRethrow == null) {
            try {
                record().link();
                linked = true;
            } catch (ScriptException error) {
                errorToRethrow = error;
            }
        }
    }
}
