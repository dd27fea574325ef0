package dev.frameloop.engine.node;

/// How long {@link LibuvLoop#run} runs.
///
/// @see <a href="https://docs.libuv.org/en/v1.x/loop.html#c.uv_run_mode">libuv: uv_run_mode</a>
public enum RunMode {
    /// Until nothing is alive, or the loop is stopped.
    DEFAULT,
    /// One iteration, in which poll may block.
    ONCE,
    /// One iteration, in which poll does not block.
    NO_WAIT
}
