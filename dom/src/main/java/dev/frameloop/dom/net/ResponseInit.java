package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a response of a page is made with.
///
/// @param status from 200 to 599
/// @param statusText without effect
/// @param headers a map of strings, or a list of pairs; all but `Content-Type` are without effect
/// @see <a href="https://fetch.spec.whatwg.org/#responseinit">Fetch: ResponseInit</a>
public record ResponseInit(int status, String statusText, @Nullable Object headers) {
    /// The value of `Content-Type`, or null.
    @Nullable
    String contentType() {
        if (headers instanceof Map<?, ?> map) {
            return map.entrySet().stream().filter(it -> isContentType(it.getKey()))
                    .map(it -> String.valueOf(it.getValue()))
                    .findFirst().orElse(null);
        }
        return headers instanceof List<?> list
                ? list.stream()
                        .filter(it -> it instanceof List<?> pair && pair.size() == 2 && isContentType(pair.getFirst()))
                        .map(it -> String.valueOf(((List<?>) it).getLast())).findFirst().orElse(null)
                : null;
    }

    private static boolean isContentType(Object name) {
        return String.valueOf(name).toLowerCase(Locale.ROOT).equals("content-type");
    }
}
