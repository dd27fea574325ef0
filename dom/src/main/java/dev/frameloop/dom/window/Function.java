package dev.frameloop.dom.window;

import org.jspecify.annotations.Nullable;

/// Any function of a script.
///
/// @see <a href="https://webidl.spec.whatwg.org/#common-Function">Web IDL: Function</a>
@FunctionalInterface
public interface Function {
    /// Calls it.
    @Nullable
    Object call(@Nullable Object... arguments);
}
