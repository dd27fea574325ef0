package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A realm: one set of intrinsics and one global object, in which scripts run.
///
/// Owner thread of the realm's loop only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects">HTML: realms</a>
public interface Realm {
    /// The global object of this realm.
    GlobalObject global();

    /// Whether scripts run in this realm.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-environment-script">HTML: scripting is enabled</a>
    default boolean isScriptingEnabled() {
        return true;
    }

    /// The global whose code calls: that of the innermost page function on the stack; this realm's where none runs.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-incumbent-everything">HTML: the incumbent
    ///     realm</a>
    default GlobalObject incumbentGlobal() {
        return global();
    }

    /// The global whose code was entered: that of the outermost page function of the callback or script that runs; this realm's where
    /// none does.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-entry-everything">HTML: the entry realm</a>
    default GlobalObject entryGlobal() {
        return global();
    }

    /// A new pending promise of this realm.
    ScriptPromise newPromise();

    /// Compiles the body of a function: how the text of `onclick="..."` becomes an event handler.
    ///
    /// The function's name is the name, its parameters are the parameters, and names in its body are looked up in the scope objects
    /// (the last one first) before the global object. It is neither strict nor a generator nor async.
    ///
    /// @param type the callback interface of Java that the function is wrapped in, as for any callback of a script
    /// @param scope outermost first: the document, the form owner, the element
    /// @param url the URL of the page, for messages
    /// @param lineNumber the line of the text in that page, counted from 1; 0 where unknown
    /// @throws ScriptException if the body is not valid JavaScript
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#getting-the-current-value-of-the-event-handler">HTML: getting the
    ///     current value of the event handler</a>
    <T> T compileFunction(Class<T> type, String name, List<String> parameters, String body,
            List<? extends PlatformObject> scope, String url, int lineNumber);

    /// Runs a classic script from its first statement to its last, then cleans up after it: a microtask checkpoint follows if no other
    /// page code is on the stack. An error, also one of its syntax, is reported to this realm's global.
    ///
    /// @param source its text
    /// @param url where it comes from, for messages and for relative imports
    /// @param lineNumber the line of its first character in that resource, counted from 1
    /// @param columnNumber the column of its first character, counted from 1
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#run-a-classic-script">HTML: run a classic script</a>
    void runClassicScript(String source, String url, int lineNumber, int columnNumber);

    /// Parses a module script.
    ///
    /// @param source its text
    /// @param url the address that its imports are relative to, and what messages call it
    /// @param lineNumber the line of its first character in its resource, counted from 1
    /// @param columnNumber the column of its first character, counted from 1
    /// @throws ScriptException a `SyntaxError` if it is no module
    /// @throws UnsupportedOperationException in a realm without scripts
    /// @see <a href="https://tc39.es/ecma262/#sec-parsemodule">ECMAScript: ParseModule</a>
    default ModuleRecord parseModule(String source, String url, int lineNumber, int columnNumber) {
        throw new UnsupportedOperationException("this realm runs no scripts");
    }

    /// Parses a JSON text as a module whose default export it is.
    ///
    /// @throws ScriptException a `SyntaxError` if it is no JSON
    /// @throws UnsupportedOperationException in a realm without scripts
    /// @see <a href="https://tc39.es/ecma262/#sec-parse-json-module">ECMAScript: ParseJSONModule</a>
    default ModuleRecord parseJsonModule(String source, String url) {
        throw new UnsupportedOperationException("this realm runs no scripts");
    }

    /// A value as if a script had thrown it, at the place where a script runs now.
    ScriptException exceptionOf(@Nullable Object value);

    /// A class of a script, given by the value that stands for it.
    ///
    /// @throws SimpleException `TypeError` if the value is no constructor; always, in a realm without scripts
    default ScriptClass scriptClass(Object value) {
        throw SimpleException.typeError("The value is not a constructor.");
    }

    /// A value in a form that belongs to no realm. Getters of the value run; what is transferred is detached.
    ///
    /// @param transferList the objects to transfer
    /// @throws DOMException `DataCloneError` if a part of the value cannot be cloned, or an object cannot be transferred
    /// @throws ScriptException what page code throws meanwhile
    /// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structuredserializewithtransfer">HTML:
    ///     StructuredSerializeWithTransfer</a>
    default SerializedValue structuredSerialize(@Nullable Object value, List<?> transferList) {
        throw new DOMException("DataCloneError", "Without scripts there is nothing to clone.");
    }

    /// What a serialized value is in this realm.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#structureddeserializewithtransfer">HTML:
    ///     StructuredDeserializeWithTransfer</a>
    default DeserializedValue structuredDeserialize(SerializedValue serialized) {
        throw new DOMException("DataCloneError", "Without scripts there is nothing to clone.");
    }

    /// The platform object that a value stands for, as a script may give it where anything is allowed; null if it stands for none.
    default @Nullable PlatformObject platformObject(@Nullable Object value) {
        return value instanceof PlatformObject object ? object : null;
    }

    /// The value `null` where a script may see anything, for Java's null is `undefined` there.
    default @Nullable Object nullValue() {
        return null;
    }

    /// A copy of the bytes of an array buffer, or of what a view of one shows.
    ///
    /// @param bufferOrView as the script engine holds it
    default byte[] copyOfBytes(Object bufferOrView) {
        throw SimpleException.typeError("Without scripts there are no buffers.");
    }

    /// A new array buffer with a copy of bytes, as the script engine holds it.
    default Object newArrayBuffer(byte[] bytes) {
        throw SimpleException.typeError("Without scripts there are no buffers.");
    }

    /// What `JSON.parse` makes of a text.
    ///
    /// @throws ScriptException a `SyntaxError` if it is no JSON
    default @Nullable Object parseJson(String text) {
        throw SimpleException.typeError("Without scripts there is no JSON.");
    }
}
