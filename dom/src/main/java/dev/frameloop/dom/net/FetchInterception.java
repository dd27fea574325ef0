package dev.frameloop.dom.net;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.engine.agent.Agent;
import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.function.Consumer;

/// Who may answer the fetches of an agent's scripts in place of the network: service workers.
///
/// @see <a href="https://fetch.spec.whatwg.org/#http-fetch">Fetch: HTTP fetch, 4.</a>
public final class FetchInterception {
    /// Answers fetches.
    @FunctionalInterface
    public interface Interceptor {
        /// @param answer gets the response, null for a network error; called in a task
        /// @param fallBack called, in a task, if the network is to answer after all
        /// @return whether one of the two will be called
        boolean intercept(GlobalObject client, URI url, Consumer<@Nullable ResourceResponse> answer, Runnable fallBack);
    }

    private Interceptor interceptor = (_, _, _, _) -> false;

    private FetchInterception() {}

    /// That of an agent.
    public static FetchInterception of(Agent agent) {
        return agent.state(FetchInterception.class, FetchInterception::new);
    }

    /// Sets who answers.
    public void set(Interceptor newInterceptor) {
        interceptor = newInterceptor;
    }

    Interceptor interceptor() {
        return interceptor;
    }
}
