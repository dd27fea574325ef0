package dev.frameloop.dom.css;

import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// Loads the text of style sheets.
@FunctionalInterface
public interface StyleSheetLoader {
    /// Loads one.
    ///
    /// @param url the address as written
    /// @param baseURL what it is resolved against
    /// @param then told the result in a task of its own, later
    void load(String url, String baseURL, Consumer<Loaded> then);

    /// What came of it.
    ///
    /// @param url the address that answered
    /// @param text the decoded text, or null where it could not be loaded
    record Loaded(String url, @Nullable String text) {}
}
