package dev.frameloop.dom.window;

/// What `requestIdleCallback` calls.
///
/// @see <a href="https://w3c.github.io/requestidlecallback/#idlerequestcallback">requestIdleCallback: IdleRequestCallback</a>
@FunctionalInterface
public interface IdleRequestCallback {
    /// Runs in an idle period.
    void call(IdleDeadline deadline);
}
