package dev.frameloop.dom.mutation;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What a mutation observer wants to be told of.
///
/// @param childList added and removed children
/// @param attributes changed attributes; null means: if one of the other attribute members is there
/// @param characterData changed data; null means: if the old data is wanted
/// @param subtree the same of all descendants
/// @param attributeOldValue with the old value
/// @param characterDataOldValue with the old data
/// @param attributeFilter only attributes with these local names and no namespace; null for all
/// @see <a href="https://dom.spec.whatwg.org/#dictdef-mutationobserverinit">DOM: MutationObserverInit</a>
public record MutationObserverInit(boolean childList, @Nullable Boolean attributes, @Nullable Boolean characterData,
        boolean subtree, @Nullable Boolean attributeOldValue, @Nullable Boolean characterDataOldValue,
        @Nullable List<String> attributeFilter) {
    /// Children of the target.
    public static final MutationObserverInit CHILD_LIST = new MutationObserverInit(true, null, null, false, null, null,
            null);
    /// Attributes of the target.
    public static final MutationObserverInit ATTRIBUTES = new MutationObserverInit(false, true, null, false, null, null,
            null);
    /// Everything about the target and its descendants, with old values.
    public static final MutationObserverInit EVERYTHING = new MutationObserverInit(true, true, true, true, true, true,
            null);
}
