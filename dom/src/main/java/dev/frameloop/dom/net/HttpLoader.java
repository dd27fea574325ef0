package dev.frameloop.dom.net;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// Loads over HTTP from origins that were allowed by name, and from no others.
public final class HttpLoader implements ResourceLoader, AutoCloseable {
    private static final Duration TIMEOUT = Duration.ofSeconds(30);

    private final Set<String> origins;
    private final HttpClient client = HttpClient.newBuilder().followRedirects(HttpClient.Redirect.NEVER)
            .version(HttpClient.Version.HTTP_1_1).build();

    /// @param origins the allowed ones, each as `scheme://host` for every port or `scheme://host:port`
    public HttpLoader(Set<String> origins) {
        this.origins = Set.copyOf(origins);
    }

    @Override
    public ResourceResponse load(URI url) throws IOException {
        URI current = url;
        for (int redirects = 0; redirects <= 20; redirects++) {
            requireAllowed(current);
            HttpResponse<byte[]> response = send(current);
            String location = response.headers().firstValue("Location").orElse("");
            if (response.statusCode() / 100 != 3 || location.isEmpty()) {
                return new ResourceResponse(current, response.statusCode(),
                        response.headers().firstValue("Content-Type").orElse(""), response.body(),
                        headersOf(response));
            }
            current = current.resolve(location);
        }
        throw new IOException("too many redirects from " + url);
    }

    private static Map<String, String> headersOf(HttpResponse<?> response) {
        Map<String, String> headers = new TreeMap<>();
        response.headers().map().forEach(
                (name, values) -> headers.put(name.toLowerCase(Locale.ROOT), String.join(", ", values)));
        return headers;
    }

    private void requireAllowed(URI url) throws IOException {
        String host = url.getScheme() + "://" + url.getHost();
        if (!origins.contains(host) && !origins.contains(host + ":" + url.getPort())) {
            String origin = url.getPort() < 0 ? host : host + ":" + url.getPort();
            throw new IOException("nobody allowed to load from " + origin + "; allow that origin by name");
        }
    }

    private HttpResponse<byte[]> send(URI url) throws IOException {
        try {
            return client.send(HttpRequest.newBuilder(url).timeout(TIMEOUT).build(),
                    HttpResponse.BodyHandlers.ofByteArray());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while loading " + url, e);
        }
    }

    @Override
    public void close() {
        client.close();
    }
}
