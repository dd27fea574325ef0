package dev.frameloop.dom.module;

import dev.frameloop.dom.script.ModuleRequest;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/// The loading of everything that one module imports, directly or not. It ends with the last of them, or with the first that fails.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#fetch-the-descendants-of-and-link-a-module-script">HTML: fetch the
///     descendants of and link a module script</a>
/// @see <a href="https://tc39.es/ecma262/#sec-InnerModuleLoading">ECMAScript: InnerModuleLoading</a>
final class ModuleGraph {
    private final ModuleLoader loader;
    private final ModuleScript root;
    private final Consumer<@Nullable ModuleScript> whenDone;
    private final Set<ModuleScript> visited = new HashSet<>();
    private final Deque<ModuleScript> toVisit = new ArrayDeque<>();
    private int pending;
    private boolean visiting;
    private boolean done;

    ModuleGraph(ModuleLoader loader, ModuleScript root, Consumer<@Nullable ModuleScript> whenDone) {
        this.loader = loader;
        this.root = root;
        this.whenDone = whenDone;
    }

    void load() {
        arrived(root);
    }

    /// A module is there; those that it imports are next. A graph may be deep, and much of it there already: so they wait in a
    /// queue, not on the stack.
    private void arrived(ModuleScript script) {
        toVisit.add(script);
        if (visiting) {
            return;
        }
        visiting = true;
        while (!done && !toVisit.isEmpty()) {
            visit(toVisit.remove());
        }
        visiting = false;
        if (!done && pending == 0) {
            end(null);
        }
    }

    private void visit(ModuleScript script) {
        ScriptException error = script.parseError();
        if (error != null) {
            end(error);
            return;
        }
        if (!visited.add(script)) {
            return;
        }
        for (ModuleRequest request : script.record().requestedModules()) {
            if (!done) {
                request(script, request);
            }
        }
    }

    private void request(ModuleScript referrer, ModuleRequest request) {
        String url;
        try {
            url = loader.requestedUrl(referrer.url(), request);
        } catch (SimpleException unresolved) {
            end(loader.thrown(unresolved));
            return;
        }
        pending++;
        loader.fetchSingle(url, request.type(), script -> {
            pending--;
            if (done) {
                return;
            }
            if (script == null) {
                done = true;
                whenDone.accept(null);
            } else {
                arrived(script);
            }
        });
    }

    private void end(@Nullable ScriptException error) {
        done = true;
        root.link(error);
        whenDone.accept(root);
    }
}
