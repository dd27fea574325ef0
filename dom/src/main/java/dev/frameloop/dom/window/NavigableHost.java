package dev.frameloop.dom.window;

import dev.frameloop.dom.net.ResourceFetcher;
import dev.frameloop.dom.script.ScriptAgent;
import dev.frameloop.engine.agent.Agent;
import org.jspecify.annotations.Nullable;

/// What the navigables of a page have in common, and who shows their documents.
public interface NavigableHost {
    /// What all windows of the page run on.
    Agent agent();

    /// What makes their realms; null where no script runs.
    @Nullable
    ScriptAgent scriptAgent();

    /// What loads for them.
    ResourceFetcher fetcher();

    /// A window in a frame shows its document from now on.
    ///
    /// @param loader what will load the document; it has not begun
    void documentShown(Window window, DocumentLoader loader);
}
