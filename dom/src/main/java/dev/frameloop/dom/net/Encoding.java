package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/// A character encoding of the web.
///
/// DIVERGES: ISO-8859-10, ISO-8859-14, replacement and x-user-defined, which the JDK has not, decode as windows-1252.
///
/// @param name the standard's name of it, which `document.characterSet` tells
/// @param charset what decodes it
/// @see <a href="https://encoding.spec.whatwg.org/#names-and-labels">Encoding: names and labels</a>
public record Encoding(String name, Charset charset) {
    /// UTF-8.
    public static final Encoding UTF_8 = new Encoding("UTF-8", StandardCharsets.UTF_8);
    private static final int PRESCANNED = 1024;

    /// The labels, read when the first one is asked for.
    private static final class Labels {
        static final Map<String, Encoding> TABLE = read();

        private static Map<String, Encoding> read() {
            Map<String, Encoding> table = new HashMap<>();
            try (InputStream in = Encoding.class.getResourceAsStream("encodings.txt");
                    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                for (String line; (line = reader.readLine()) != null;) {
                    String[] words = line.split(" ");
                    if (!words[0].equals("#")) {
                        Charset charset = Charset.forName(words[1], Charset.forName("windows-1252"));
                        for (int i = 2; i < words.length; i++) {
                            table.put(words[i], new Encoding(words[0], charset));
                        }
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return Map.copyOf(table);
        }
    }

    /// The encoding of a label, or null if it is none.
    ///
    /// @see <a href="https://encoding.spec.whatwg.org/#concept-encoding-get">Encoding: get an encoding</a>
    public static @Nullable Encoding forLabel(String label) {
        return Labels.TABLE.get(label.strip().toLowerCase(Locale.ROOT));
    }

    /// The encoding that a page's first bytes name in a `meta`, or null.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding">HTML: prescan a byte
    ///     stream to determine its encoding</a>
    static @Nullable Encoding prescan(byte[] body) {
        String start = new String(body, 0, Math.min(body.length, PRESCANNED), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        for (int meta = start.indexOf("<meta"); meta >= 0; meta = start.indexOf("<meta", meta + 1)) {
            int end = start.indexOf('>', meta);
            int charset = start.indexOf("charset", meta);
            if (charset < 0 || end < 0 || charset > end) {
                continue;
            }
            String value = start.substring(charset + "charset".length(), end).stripLeading();
            Encoding named = value.startsWith("=") ? forLabel(firstWord(value.substring(1))) : null;
            if (named != null) {
                // A page that can be read like this is not one of UTF-16, whatever it says.
                return named.name.startsWith("UTF-16") ? UTF_8 : named;
            }
        }
        return null;
    }

    private static String firstWord(String value) {
        for (String word : value.split("[\\s;\"'/]+")) {
            if (!word.isEmpty()) {
                return word;
            }
        }
        return "";
    }
}
