package dev.frameloop.dom.net;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/// The pairs of a query, in their order; a name may come several times.
///
/// @see <a href="https://url.spec.whatwg.org/#interface-urlsearchparams">URL: URLSearchParams</a>
public final class URLSearchParams extends PlatformObject implements Iterable<Map.Entry<String, String>> {
    private final Realm realm;
    private final List<Map.Entry<String, String>> pairs = new ArrayList<>();
    private @Nullable URL url;

    /// `new URLSearchParams(init)` of a script.
    ///
    /// @param init a query with or without its question mark, a list of pairs, or a map
    /// @throws SimpleException `TypeError` if a list does not consist of pairs
    public URLSearchParams(Realm realm, Object init) {
        this.realm = realm;
        switch (init) {
            case List<?> list -> list.forEach(this::addPair);
            case Map<?, ?> map -> map.forEach((name, value) -> pairs
                    .add(Map.entry(String.valueOf(name), String.valueOf(value))));
            default -> {
                String query = init.toString();
                parse(query.startsWith("?") ? query.substring(1) : query);
            }
        }
    }

    private void addPair(Object item) {
        if (!(item instanceof List<?> pair) || pair.size() != 2) {
            throw SimpleException.typeError("Sequence initializer must only contain pair elements");
        }
        pairs.add(Map.entry(String.valueOf(pair.getFirst()), String.valueOf(pair.getLast())));
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    void setUrl(URL newUrl) {
        url = newUrl;
    }

    /// Takes the pairs of another query, which does not change the address.
    void replaceAll(String query) {
        pairs.clear();
        parse(query);
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-urlencoded-parser">URL: application/x-www-form-urlencoded parser</a>
    private void parse(String query) {
        for (String part : query.split("&")) {
            if (!part.isEmpty()) {
                int equals = part.indexOf('=');
                pairs.add(Map.entry(decode(equals < 0 ? part : part.substring(0, equals)),
                        decode(equals < 0 ? "" : part.substring(equals + 1))));
            }
        }
    }

    private static String decode(String text) {
        return PercentEncoding.decode(text.replace('+', ' '));
    }

    /// @see <a href="https://url.spec.whatwg.org/#concept-urlencoded-serializer">URL: application/x-www-form-urlencoded serializer</a>
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, String> pair : pairs) {
            text.append(text.isEmpty() ? "" : "&").append(encode(pair.getKey())).append('=')
                    .append(encode(pair.getValue()));
        }
        return text.toString();
    }

    private static String encode(String text) {
        return PercentEncoding.FORM.encode(text).replace("%20", "+");
    }

    private void update() {
        if (url != null) {
            url.searchParamsChanged(toString());
        }
    }

    /// How many pairs there are.
    public long size() {
        return pairs.size();
    }

    /// Adds a pair at the end.
    public void append(String name, String value) {
        pairs.add(Map.entry(name, value));
        update();
    }

    /// Takes the pairs of a name away, or those of them that have a value.
    public void delete(String name, @Nullable String value) {
        pairs.removeIf(pair -> matches(pair, name, value));
        update();
    }

    private static boolean matches(Map.Entry<String, String> pair, String name, @Nullable String value) {
        return pair.getKey().equals(name) && (value == null || pair.getValue().equals(value));
    }

    /// The first value of a name, or null.
    public @Nullable String get(String name) {
        return pairs.stream().filter(pair -> pair.getKey().equals(name)).map(Map.Entry::getValue).findFirst()
                .orElse(null);
    }

    /// All values of a name.
    public List<String> getAll(String name) {
        return pairs.stream().filter(pair -> pair.getKey().equals(name)).map(Map.Entry::getValue).toList();
    }

    /// Whether there is a pair of a name, with a value where one is given.
    public boolean has(String name, @Nullable String value) {
        return pairs.stream().anyMatch(pair -> matches(pair, name, value));
    }

    /// Gives the first pair of a name a value and takes the others away, or adds one.
    public void set(String name, String value) {
        boolean found = false;
        for (Iterator<Map.Entry<String, String>> rest = pairs.iterator(); rest.hasNext();) {
            if (!rest.next().getKey().equals(name)) {
                continue;
            }
            if (found) {
                rest.remove();
            }
            found = true;
        }
        if (found) {
            pairs.replaceAll(pair -> pair.getKey().equals(name) ? Map.entry(name, value) : pair);
        } else {
            pairs.add(Map.entry(name, value));
        }
        update();
    }

    /// Sorts the pairs by name; those of one name keep their order.
    public void sort() {
        pairs.sort(Comparator.comparing(Map.Entry::getKey));
        update();
    }

    @Override
    public Iterator<Map.Entry<String, String>> iterator() {
        return List.copyOf(pairs).iterator();
    }
}
