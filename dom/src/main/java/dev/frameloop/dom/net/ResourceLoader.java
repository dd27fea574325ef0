package dev.frameloop.dom.net;

import java.io.IOException;
import java.net.URI;

/// Loads what a page asks for, or refuses to. It is the only way from a page to the outside.
///
/// Called on threads of the loads, several at a time; an implementation must be safe for that.
@FunctionalInterface
public interface ResourceLoader {
    /// Loads a resource.
    ///
    /// @param url an absolute URL without a fragment
    /// @return the response, also one that tells of an error of the server
    /// @throws IOException if there is no such resource, or the page may not have it; the message says which
    ResourceResponse load(URI url) throws IOException;

    /// One that refuses everything.
    static ResourceLoader none() {
        return url -> {
            throw new IOException("this page may not load anything, but asks for " + url);
        };
    }

    /// This loader for what it can load, and another for the rest.
    default ResourceLoader orElse(ResourceLoader other) {
        return url -> {
            try {
                return load(url);
            } catch (IOException first) {
                try {
                    return other.load(url);
                } catch (IOException second) {
                    second.addSuppressed(first);
                    throw second;
                }
            }
        };
    }
}
