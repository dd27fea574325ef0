package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// A realm of a script engine, with what those need who look into a page from outside: a command line, a test.
public interface ScriptRealm extends Realm {
    /// Runs a classic script like {@link #runClassicScript}, and gives its completion value.
    ///
    /// @param url what messages call it
    /// @return a string, a boolean, a number, a platform object, an opaque value of the script engine, or null for `undefined`
    /// @throws ScriptException what the script throws, an error of its syntax too
    @Nullable
    Object evaluate(String source, String url);

    /// Waits for a value of this realm: for a promise until it is settled, for anything else until the next microtask.
    ///
    /// @param fulfilled gets the value, as {@link #evaluate} would give it
    /// @param rejected gets the reason
    void await(@Nullable Object value, Consumer<@Nullable Object> fulfilled, Consumer<@Nullable Object> rejected);

    /// What `JSON.stringify` makes of a value; `"null"` where it makes nothing.
    ///
    /// @throws ScriptException what page code throws meanwhile, or a `TypeError` for a value with cycles
    String toJson(@Nullable Object value);

    /// A value as a console shows it within a line of text.
    String toDisplayString(@Nullable Object value);
}
