package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.Locale;

/// `data:` URLs, which carry their resource in themselves.
///
/// @see <a href="https://fetch.spec.whatwg.org/#data-url-processor">Fetch: the data: URL processor</a>
final class DataUrl {
    private static final String DEFAULT_TYPE = "text/plain;charset=US-ASCII";

    private DataUrl() {}

    static boolean is(URI url) {
        return "data".equalsIgnoreCase(url.getScheme());
    }

    /// @return the resource, or null if the URL is malformed
    static @Nullable ResourceResponse resource(URI url) {
        // 1.-6. What is before the comma is the type, what is after it the body.
        String text = url.getRawSchemeSpecificPart();
        int comma = text.indexOf(',');
        if (comma < 0) {
            return null;
        }
        String type = text.substring(0, comma).strip();
        byte[] body = percentDecoded(text.substring(comma + 1));
        // 11. Base64, where the type ends so.
        String lower = type.toLowerCase(Locale.ROOT);
        if (lower.endsWith("base64")
                && lower.substring(0, lower.length() - "base64".length()).stripTrailing().endsWith(";")) {
            byte[] decoded = base64Decoded(body);
            if (decoded == null) {
                return null;
            }
            body = decoded;
            type = type.substring(0, type.lastIndexOf(';')).strip();
        }
        // 12.-14. The type, or the default one.
        String decodedType = new String(percentDecoded(type), StandardCharsets.UTF_8);
        String contentType = decodedType.isEmpty()
                ? DEFAULT_TYPE
                : decodedType.startsWith(";") ? "text/plain" + decodedType : decodedType;
        return new ResourceResponse(url, 200, contentType, body);
    }

    private static byte @Nullable [] base64Decoded(byte[] body) {
        String text = new String(body, StandardCharsets.ISO_8859_1).replaceAll("[ \\t\\n\\f\\r]", "");
        while (text.endsWith("=")) {
            text = text.substring(0, text.length() - 1);
        }
        try {
            return Base64.getDecoder().decode(text);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static byte[] percentDecoded(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        int length = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] == '%' && i + 2 < bytes.length && digit(bytes[i + 1]) >= 0 && digit(bytes[i + 2]) >= 0) {
                bytes[length++] = (byte) (digit(bytes[i + 1]) << 4 | digit(bytes[i + 2]));
                i += 2;
            } else {
                bytes[length++] = bytes[i];
            }
        }
        return Arrays.copyOf(bytes, length);
    }

    private static int digit(byte b) {
        return Character.digit(b, 16);
    }
}
