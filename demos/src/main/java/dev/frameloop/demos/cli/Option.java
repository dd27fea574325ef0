package dev.frameloop.demos.cli;

import org.jspecify.annotations.Nullable;

import java.util.function.Function;

/// An option of a command.
///
/// @param name its name with its dashes, `--hz` say
/// @param value what stands for its value in a message, `N` say; empty for an option that takes none
/// @param read reads a value, and throws a {@link UsageException} for a wrong one
/// @param standard its value where it is not given, in the form that `read` takes; null for none
/// @param <T> what its values are
public record Option<T>(String name, String value, Function<String, T> read, @Nullable String standard) {
    /// An option that has a value even where it is not given.
    public static <T> Option<T> of(String name, String value, Function<String, T> read, String standard) {
        return new Option<>(name, value, read, standard);
    }

    /// An option that may be left out.
    public static <T> Option<T> of(String name, String value, Function<String, T> read) {
        return new Option<>(name, value, read, null);
    }

    /// An option without a value: given or not.
    public static Option<Boolean> flag(String name) {
        return new Option<>(name, "", Boolean::valueOf, "false");
    }

    boolean isFlag() {
        return value.isEmpty();
    }

    @Override
    public String toString() {
        return isFlag() ? name : name + " " + value;
    }
}
