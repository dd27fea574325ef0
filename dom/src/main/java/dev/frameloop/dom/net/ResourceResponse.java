package dev.frameloop.dom.net;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;

/// A response to a load.
///
/// @param url where it came from in the end
/// @param status the status of HTTP; 200 for a file
/// @param contentType the value of `Content-Type`, or an empty string
/// @param body the bytes; not to be changed
public record ResourceResponse(URI url, int status, String contentType, byte[] body) {
    /// @see <a href="https://mimesniff.spec.whatwg.org/#javascript-mime-type">MIME Sniffing: JavaScript MIME type</a>
    private static final Set<String> JAVASCRIPT_TYPES = Set.of("application/ecmascript", "application/javascript",
            "application/x-ecmascript", "application/x-javascript", "text/ecmascript", "text/javascript",
            "text/javascript1.0", "text/javascript1.1", "text/javascript1.2", "text/javascript1.3",
            "text/javascript1.4", "text/javascript1.5", "text/jscript", "text/livescript", "text/x-ecmascript",
            "text/x-javascript");

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

    /// The body as text: by its byte order mark, else by the `charset` of its type, else as UTF-8.
    ///
    /// @see <a href="https://encoding.spec.whatwg.org/#decode">Encoding: decode</a>
    public String text() {
        if (startsWith(0xEF, 0xBB, 0xBF)) {
            return new String(body, 3, body.length - 3, StandardCharsets.UTF_8);
        }
        if (startsWith(0xFE, 0xFF)) {
            return new String(body, 2, body.length - 2, StandardCharsets.UTF_16BE);
        }
        if (startsWith(0xFF, 0xFE)) {
            return new String(body, 2, body.length - 2, StandardCharsets.UTF_16LE);
        }
        return new String(body, charset());
    }

    private Charset charset() {
        int at = contentType.toLowerCase(Locale.ROOT).indexOf("charset=");
        if (at < 0) {
            return StandardCharsets.UTF_8;
        }
        String name = contentType.substring(at + "charset=".length()).split(";", 2)[0].strip().replace("\"", "");
        try {
            return Charset.forName(name);
        } catch (IllegalArgumentException unknown) {
            return StandardCharsets.UTF_8;
        }
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
