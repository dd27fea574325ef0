package dev.frameloop.dom.worker;

import dev.frameloop.dom.net.BlobUrls;
import dev.frameloop.dom.net.ResourceResponse;
import dev.frameloop.dom.net.URL;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.window.WindowOrWorkerGlobalScope;
import org.jspecify.annotations.Nullable;

import java.net.URI;

/// What a script has asked for that starts a worker. Immutable; any thread.
///
/// @param url the address of the script
/// @param blob what the address stood for at that moment, if it is that of a blob, which may be revoked by the time of the fetch
/// @param isModule whether the script is a module
/// @param name the name of the worker
/// @param origin the worker's origin as text
/// @param secureContext whether the worker is a secure context
record WorkerRequest(URI url, @Nullable ResourceResponse blob, boolean isModule, String name, String origin,
        boolean secureContext) {
    /// @param text the address, relative to that of the global
    /// @throws DOMException `SyntaxError` if it is none, `SecurityError` if it has another origin
    static WorkerRequest of(WindowOrWorkerGlobalScope global, String interfaceName, String text, boolean isModule,
            String name) {
        String prefix = "Failed to construct '" + interfaceName + "': ";
        URL parsed = URL.parse(global.realm(), text, global.apiBaseUrl());
        if (parsed == null) {
            throw new DOMException("SyntaxError", prefix + "'" + text + "' is not a valid URL.");
        }
        boolean isData = parsed.protocol().equals("data:");
        if (!isData && !parsed.origin().equals(global.origin())) {
            throw new DOMException("SecurityError", prefix + "Script at '" + parsed.href()
                    + "' cannot be accessed from origin '" + global.origin() + "'.");
        }
        URI url = Urls.parse(parsed.href());
        return new WorkerRequest(url, BlobUrls.of(global.agent()).resolve(url), isModule, name,
                isData ? "null" : global.origin(), global.isSecureContext());
    }

    /// The global of a realm whose scripts start workers.
    static WindowOrWorkerGlobalScope scopeOf(Realm realm) {
        if (realm.global() instanceof WindowOrWorkerGlobalScope scope) {
            return scope;
        }
        throw SimpleException.typeError("Illegal constructor");
    }

    /// What traces call the agent.
    String agentName(String kind) {
        String path = url.getPath();
        String file = path == null ? "" : path.substring(path.lastIndexOf('/') + 1);
        String shown = name.isEmpty() ? file : name;
        return shown.isEmpty() ? kind : kind + " " + shown;
    }
}
