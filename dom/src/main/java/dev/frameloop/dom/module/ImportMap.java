package dev.frameloop.dom.module;

import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.Comparator;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// What specifiers stand for in one global: all its import maps, merged.
///
/// UNIMPLEMENTED: the member `integrity`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#import-maps">HTML: import maps</a>
final class ImportMap {
    /// Longer keys before their prefixes.
    private static final Comparator<String> LONGEST_FIRST = Comparator.reverseOrder();
    private static final Set<String> SPECIAL_SCHEMES = Set.of("http", "https", "file", "ftp", "ws", "wss");

    /// A specifier that was resolved; no later map changes what it stands for.
    private record Resolved(String base, String specifier) {}

    /// An address for a specifier or a prefix of specifiers; null where it stands for nothing.
    private final Map<String, @Nullable String> imports = new TreeMap<>(LONGEST_FIRST);
    private final Map<String, Map<String, @Nullable String>> scopes = new TreeMap<>(LONGEST_FIRST);
    private final Set<Resolved> resolved = new HashSet<>();

    /// Adds a map; what is known already, or was used already, stays.
    ///
    /// @param validJson a text that is known to be valid JSON
    /// @throws SimpleException `TypeError` if it is no import map
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#parse-an-import-map-string">HTML: parse an import map string</a>
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#merge-existing-and-new-import-maps">HTML: merge existing and new
    ///     import maps</a>
    void merge(String validJson, String baseUrl) {
        Map<?, ?> top = objectOf(JsonObjects.read(validJson), "Import map's value");
        Map<?, ?> newImports = objectOf(top.get("imports"), "\"imports\" top-level key");
        Map<?, ?> newScopes = objectOf(top.get("scopes"), "\"scopes\" top-level key");
        newScopes.values().forEach(it -> objectOf(it, "The value of a scope"));
        newScopes.forEach((prefix, map) -> {
            String url = absolute(baseUrl, String.valueOf(prefix));
            if (url != null) {
                mergeImports(scopes.computeIfAbsent(url, _ -> new TreeMap<>(LONGEST_FIRST)), (Map<?, ?>) map, baseUrl,
                        url);
            }
        });
        mergeImports(imports, newImports, baseUrl, null);
    }

    private static Map<?, ?> objectOf(@Nullable Object value, String what) {
        if (value == null) {
            return Map.of();
        }
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        throw SimpleException.typeError(what + " needs to be a JSON object.");
    }

    private void mergeImports(Map<String, @Nullable String> target, Map<?, ?> added, String baseUrl,
            @Nullable String scope) {
        added.forEach((key, value) -> {
            String specifier = String.valueOf(key);
            String asUrl = urlLike(specifier, baseUrl);
            String normalized = asUrl == null ? specifier : asUrl;
            if (!normalized.isEmpty() && !target.containsKey(normalized) && !isUsed(normalized, scope)) {
                String address = value instanceof String text ? urlLike(text, baseUrl) : null;
                boolean isPrefix = normalized.endsWith("/") && address != null && !address.endsWith("/");
                target.put(normalized, isPrefix ? null : address);
            }
        });
    }

    private boolean isUsed(String key, @Nullable String scope) {
        return resolved.stream().anyMatch(it -> (scope == null || isInScope(it.base, scope))
                && (it.specifier.equals(key) || key.endsWith("/") && it.specifier.startsWith(key)));
    }

    private static boolean isInScope(String base, String scope) {
        return base.equals(scope) || scope.endsWith("/") && base.startsWith(scope);
    }

    /// The address that a specifier stands for.
    ///
    /// @throws SimpleException `TypeError` if it stands for none
    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#resolve-a-module-specifier">HTML: resolve a module specifier</a>
    String resolve(String specifier, String base) {
        // 6.-7. An address stands for itself, a relative one too.
        String asUrl = urlLike(specifier, base);
        String normalized = asUrl == null ? specifier : asUrl;
        // 9. The scopes that the importing module is in, the narrowest first.
        String result = null;
        for (Map.Entry<String, Map<String, @Nullable String>> scope : scopes.entrySet()) {
            if (result == null && isInScope(base, scope.getKey())) {
                result = match(normalized, asUrl, scope.getValue());
            }
        }
        // 10. What holds everywhere.
        if (result == null) {
            result = match(normalized, asUrl, imports);
        }
        // 11.-12. Nothing says otherwise.
        if (result == null) {
            result = asUrl;
        }
        if (result == null) {
            throw SimpleException.typeError("Failed to resolve module specifier \"" + specifier
                    + "\". Relative references must start with either \"/\", \"./\", or \"../\".");
        }
        resolved.add(new Resolved(base, normalized));
        return result;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#resolving-an-imports-match">HTML: resolve an imports match</a>
    private static @Nullable String match(String specifier, @Nullable String asUrl,
            Map<String, @Nullable String> imports) {
        for (Map.Entry<String, @Nullable String> entry : imports.entrySet()) {
            String key = entry.getKey();
            String address = entry.getValue();
            boolean exact = key.equals(specifier);
            if (!exact && !(key.endsWith("/") && specifier.startsWith(key) && (asUrl == null || isSpecial(asUrl)))) {
                continue;
            }
            if (address == null) {
                throw SimpleException.typeError("Failed to resolve module specifier \"" + specifier
                        + "\": the import map blocks it.");
            }
            String url = exact ? address : absolute(address, specifier.substring(key.length()));
            if (url == null || !url.startsWith(address)) {
                throw SimpleException.typeError("Failed to resolve module specifier \"" + specifier
                        + "\": it leads out of \"" + address + "\".");
            }
            return url;
        }
        return null;
    }

    private static boolean isSpecial(String url) {
        return SPECIAL_SCHEMES.contains(url.substring(0, url.indexOf(':')));
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#resolving-a-url-like-module-specifier">HTML: resolve a URL-like
    ///     module specifier</a>
    private static @Nullable String urlLike(String specifier, String base) {
        if (specifier.startsWith("/") || specifier.startsWith("./") || specifier.startsWith("../")) {
            return absolute(base, specifier);
        }
        try {
            return specifier.indexOf(':') > 0 && Urls.parse(specifier).isAbsolute()
                    ? Urls.parse(specifier).toString()
                    : null;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static @Nullable String absolute(String base, String reference) {
        try {
            return Urls.resolve(base, reference);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }
}
