package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

/// A promise that the platform makes and settles, and that a page sees as a promise of its own realm.
///
/// Since it is the realm's own, its reactions are jobs of the language, and no tick is lost in bridging.
///
/// @see <a href="https://webidl.spec.whatwg.org/#idl-promise">Web IDL: promises</a>
public interface ScriptPromise {
    /// Resolves it with a value: a Java value of an interface, a string, a number, a boolean, null, a value of the script engine.
    void resolve(@Nullable Object value);

    /// Resolves it with `undefined`.
    void resolve();

    /// Rejects it with what the exception stands for in a script.
    void reject(Throwable reason);

    /// Rejects it with a value of the script engine or a Java value.
    void rejectWith(@Nullable Object reason);

    /// Marks its rejection as handled, so that no `unhandledrejection` comes of it.
    void markAsHandled();
}
