package dev.frameloop.engine.loop;

/// Something that goes on outside the loop and will come back to it: a load, a worker, a window.
///
/// While one is under way the loop does not run out of things to do, and virtual time stands still. The results come in as tasks in the order in
/// which the operations were begun, whatever the order in which they end, so that a run does not depend on who was faster.
/// {@link #complete} may be called from any thread.
public interface ExternalOperation {
    /// Ends it.
    ///
    /// @param delivery what to do on the loop's thread, outside every task; it usually queues a task
    /// @throws IllegalStateException if it has been ended already
    void complete(Runnable delivery);
}
