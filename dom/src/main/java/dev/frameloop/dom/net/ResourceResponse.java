package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// A response to a load.
///
/// @param url where it came from in the end
/// @param status the status of HTTP; 200 for a file
/// @param contentType the value of `Content-Type`, or an empty string
/// @param body the bytes; not to be changed
/// @param headers the other headers of HTTP, their names in small letters
public record ResourceResponse(URI url, int status, String contentType, byte[] body, Map<String, String> headers) {
    private static final Set<String> ISOLATING_EMBEDDER_POLICIES = Set.of("require-corp", "credentialless");

    /// @see <a href="https://mimesniff.spec.whatwg.org/#javascript-mime-type">MIME Sniffing: JavaScript MIME type</a>
    private static final Set<String> JAVASCRIPT_TYPES = Set.of("application/ecmascript", "application/javascript",
            "application/x-ecmascript", "application/x-javascript", "text/ecmascript", "text/javascript",
            "text/javascript1.0", "text/javascript1.1", "text/javascript1.2", "text/javascript1.3",
            "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
            "text/x-javascript");

    /// A response without headers but its type.
    public ResourceResponse(URI url, int status, String contentType, byte[] body) {
        this(url, status, contentType, body, Map.of());
    }

    /// Whether a page that comes so shares its process with no other one, and may share memory with its workers.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/document-sequences.html#coop-struct-value">HTML:
    ///     "same-origin-plus-COEP"</a>
    public boolean isolatesPages() {
        return value("cross-origin-opener-policy").equals("same-origin")
                && ISOLATING_EMBEDDER_POLICIES.contains(value("cross-origin-embedder-policy"));
    }

    private String value(String header) {
        return headers.getOrDefault(header, "").split(";", 2)[0].strip();
    }

    /// Whether the status is one of success.
    public boolean isOk() {
        return status >= 200 && status <= 299;
    }

    /// The MIME type without its parameters, in lower case.
    public String mimeType() {
        int semicolon = contentType.indexOf(';');
        return (semicolon < 0 ? contentType : contentType.substring(0, semicolon)).strip().toLowerCase(Locale.ROOT);
    }

    /// Whether the MIME type is one of JavaScript.
    public boolean isJavaScript() {
        return JAVASCRIPT_TYPES.contains(mimeType());
    }

    /// How the body is encoded: by its byte order mark, else by the `charset` of its type, else, for HTML, by a `meta` near its start, else
    /// UTF-8.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding">HTML: determining the character
    ///     encoding</a>
    public Encoding encoding() {
        Encoding marked = markedEncoding();
        if (marked == null) {
            marked = encodingOfType();
        }
        if (marked == null && (mimeType().isEmpty() || mimeType().equals("text/html"))) {
            marked = Encoding.prescan(body);
        }
        return marked == null ? Encoding.UTF_8 : marked;
    }

    /// The body as text, without its byte order mark.
    ///
    /// @see <a href="https://encoding.spec.whatwg.org/#decode">Encoding: decode</a>
    public String text() {
        int start = markedEncoding() == null ? 0 : startsWith(0xEF, 0xBB, 0xBF) ? 3 : 2;
        return new String(body, start, body.length - start, encoding().charset());
    }

    private @Nullable Encoding markedEncoding() {
        if (startsWith(0xEF, 0xBB, 0xBF)) {
            return Encoding.UTF_8;
        }
        return startsWith(0xFE, 0xFF)
                ? Encoding.forLabel("utf-16be")
                : startsWith(0xFF, 0xFE) ? Encoding.forLabel("utf-16le") : null;
    }

    private @Nullable Encoding encodingOfType() {
        int at = contentType.toLowerCase(Locale.ROOT).indexOf("charset=");
        return at < 0
                ? null
                : Encoding.forLabel(
                        contentType.substring(at + "charset=".length()).split(";", 2)[0].strip().replace("\"", ""));
    }

    private boolean startsWith(int... mark) {
        if (body.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((body[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
