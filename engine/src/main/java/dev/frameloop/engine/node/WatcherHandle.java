package dev.frameloop.engine.node;

/// Something that is called once in every iteration of a loop: in its idle, prepare or check phase. While an idle watcher is active, poll does
/// not block.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/check.html">libuv: uv_check_t</a>
public final class WatcherHandle extends Handle {
    /// The phase in which a watcher is called.
    public enum Phase {
        /// Before prepare.
        IDLE,
        /// Right before poll.
        PREPARE,
        /// Right after poll.
        CHECK
    }

    private final Phase phase;
    final Runnable callback;

    /// A watcher that is not started.
    ///
    /// @param phase when it is called
    /// @param callback what is called
    public WatcherHandle(LibuvLoop loop, Phase phase, Runnable callback) {
        super(loop);
        this.phase = phase;
        this.callback = callback;
    }

    /// Starts it: it is called before those that were started earlier. Starting twice is starting once.
    public void start() {
        if (!isActive() && !isClosing()) {
            loop.watchers(phase).addFirst(this);
            started();
        }
    }

    /// Stops it; it can be started again.
    public void stop() {
        loop.watchers(phase).remove(this);
        stopped();
    }

    @Override
    void stopForClosing() {
        stop();
    }
}
