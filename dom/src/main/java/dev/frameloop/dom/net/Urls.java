package dev.frameloop.dom.net;

import java.net.URI;
import java.net.URISyntaxException;

/// Addresses, resolved and made fit for {@link URI}.
///
/// DIVERGES: RFC 3986 with the URL Standard's percent-encoding of what is not allowed, not the standard's state machine.
public final class Urls {
    private Urls() {}

    /// The absolute address of a reference as text.
    ///
    /// @throws IllegalArgumentException if it is no address
    public static String resolve(String base, String reference) {
        URI resolved = parse(base).resolve(parse(reference.strip()));
        return resolved.toString();
    }

    /// An address, with what is not allowed in it percent-encoded.
    ///
    /// @throws IllegalArgumentException if it is no address
    public static URI parse(String text) {
        try {
            return new URI(text);
        } catch (URISyntaxException e) {
            return URI.create(encoded(text));
        }
    }

    /// The origin of an address as text, `"null"` for an opaque one.
    ///
    /// @throws IllegalArgumentException if the address is not absolute
    public static String origin(URI url) {
        String scheme = url.getScheme();
        if (scheme == null) {
            throw new IllegalArgumentException(url + " has no scheme");
        }
        if (url.getHost() == null) {
            return "null";
        }
        boolean ownPort = url.getPort() < 0 || scheme.equals("http") && url.getPort() == 80
                || scheme.equals("https") && url.getPort() == 443;
        return scheme + "://" + url.getHost() + (ownPort ? "" : ":" + url.getPort());
    }

    private static String encoded(String text) {
        StringBuilder result = new StringBuilder(text.length() + 16);
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                result.append('/');
            } else if (c <= ' ' || "\"<>`{}|^".indexOf(c) >= 0 || c == '%' && !isEscape(text, i)) {
                result.append('%').append(String.format("%02X", (int) c));
            } else {
                result.append(c);
            }
        }
        return result.toString();
    }

    private static boolean isEscape(String text, int at) {
        return at + 2 < text.length() && Character.digit(text.charAt(at + 1), 16) >= 0
                && Character.digit(text.charAt(at + 2), 16) >= 0;
    }
}
