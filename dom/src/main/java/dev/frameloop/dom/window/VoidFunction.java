package dev.frameloop.dom.window;

/// A callback without arguments.
///
/// @see <a href="https://webidl.spec.whatwg.org/#VoidFunction">Web IDL: VoidFunction</a>
@FunctionalInterface
public interface VoidFunction {
    /// Calls it.
    void call();
}
