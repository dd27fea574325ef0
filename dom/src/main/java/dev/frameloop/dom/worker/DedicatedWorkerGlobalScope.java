package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.ErrorEventInit;
import dev.frameloop.dom.messaging.MessagePort;
import dev.frameloop.dom.messaging.StructuredSerializeOptions;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.window.AnimationFrameProvider;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.frame.AnimationFrameCallbacks;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.function.Function;

/// The global object of a worker that one page or worker has started for itself.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dedicated-workers-and-the-dedicatedworkerglobalscope-interface">HTML:
///     dedicated workers and the DedicatedWorkerGlobalScope interface</a>
public final class DedicatedWorkerGlobalScope extends WorkerGlobalScope implements AnimationFrameProvider {
    private final Worker worker;
    private final MessagePort insidePort;
    private final AnimationFrameCallbacks animationFrameCallbacks;

    /// @param worker what stands for this one outside
    /// @param port makes the inside port
    DedicatedWorkerGlobalScope(Agent agent, WorkerSettings settings, WorkerRequest request, Worker worker,
            Function<GlobalObject, MessagePort> port) {
        super(agent, settings, request);
        this.worker = worker;
        insidePort = port.apply(this);
        animationFrameCallbacks = new AnimationFrameCallbacks(agent.eventLoop().trace());
        agent.eventLoop().setWorkerFrame(this::runAnimationFrameCallbacks);
    }

    @Override
    boolean passOnError(ErrorEventInit info) {
        worker.errorInside(agent(), info);
        return true;
    }

    @Override
    void begin() {
        insidePort.start();
    }

    private void runAnimationFrameCallbacks(long frameTimestampNanos) {
        animationFrameCallbacks.run(relativeTime(frameTimestampNanos));
    }

    @Override
    public AnimationFrameCallbacks animationFrameCallbacks() {
        return animationFrameCallbacks;
    }

    /// Posts a message to whoever has started the worker.
    ///
    /// @param transfer what moves along with it, as the script engine holds it
    /// @throws dev.frameloop.dom.script.DOMException `DataCloneError` if the message cannot be cloned
    /// @see <a href="https://html.spec.whatwg.org/multipage/workers.html#dom-dedicatedworkerglobalscope-postmessage">HTML: postMessage()</a>
    public void postMessage(@Nullable Object message, List<?> transfer) {
        insidePort.postMessage(message, transfer);
    }

    /// Posts a message to whoever has started the worker.
    public void postMessage(@Nullable Object message, StructuredSerializeOptions options) {
        postMessage(message, options.transfer());
    }
}
