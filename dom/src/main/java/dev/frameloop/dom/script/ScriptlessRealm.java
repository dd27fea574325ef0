package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// The realm of a document whose scripts do not run, because scripting is off or no script engine is installed.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#concept-environment-noscript">HTML: scripting is disabled</a>
public final class ScriptlessRealm implements Realm {
    private final GlobalObject global;

    /// @param global the global object
    public ScriptlessRealm(GlobalObject global) {
        this.global = global;
    }

    @Override
    public GlobalObject global() {
        return global;
    }

    @Override
    public boolean isScriptingEnabled() {
        return false;
    }

    @Override
    public ScriptPromise newPromise() {
        return new UnobservedPromise();
    }

    @Override
    public <T> T compileFunction(Class<T> type, String name, List<String> parameters, String body,
            List<? extends PlatformObject> scope, String url, int lineNumber) {
        throw new IllegalStateException("scripting is disabled");
    }

    @Override
    public void runClassicScript(String source, String url, int lineNumber, int columnNumber) {}

    @Override
    public ScriptException exceptionOf(@Nullable Object value) {
        String text = String.valueOf(value);
        return new ScriptException(text, text, "", 0, 0, null);
    }

    /// A promise that nobody can wait for.
    private static final class UnobservedPromise implements ScriptPromise {
        @Override
        public void resolve(@Nullable Object value) {}

        @Override
        public void resolve() {}

        @Override
        public void reject(Throwable reason) {}

        @Override
        public void rejectWith(@Nullable Object reason) {}

        @Override
        public void markAsHandled() {}
    }
}
