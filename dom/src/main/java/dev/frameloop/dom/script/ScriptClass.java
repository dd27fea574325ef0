package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// A class of a script, as the definition of a custom element needs it.
///
/// Each call may run page code, whose exceptions pass as {@link ScriptException}.
public interface ScriptClass {
    /// A method of the class, taken when the class was defined.
    @FunctionalInterface
    interface Method {
        /// Calls it with an object as `this`.
        ///
        /// @param arguments strings, nulls and platform objects
        void call(PlatformObject thisValue, @Nullable Object... arguments);
    }

    /// The class as the script engine holds it; equal for the same class.
    Object value();

    /// Runs the constructor without arguments.
    ///
    /// @return the platform object that it made
    /// @throws SimpleException `TypeError` if it made something else
    PlatformObject construct();

    /// A method of the prototype, or null where that is undefined.
    ///
    /// @throws SimpleException `TypeError` if the prototype is no object, or the member cannot be called
    @Nullable
    Method prototypeMethod(String name);

    /// A static member as a list of strings, or an empty list where it is undefined.
    ///
    /// @throws SimpleException `TypeError` if it is no iterable
    List<String> staticStrings(String name);

    /// Whether a static member is true in the language's sense.
    boolean staticFlag(String name);
}
