package dev.frameloop.demos.explore;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The built-in pages to explore.
final class Examples {
    /// Their names, in the order in which they are told.
    static final List<String> NAMES = List.of("fetch-race", "timer-and-message", "frame-and-timeout", "late-listener");
    private static final Pattern EXPRESSION = Pattern.compile("<meta name=\"expr\" content=\"([^\"]*)\">");

    private Examples() {}

    static String markup(String name) throws IOException {
        try (InputStream in = Examples.class.getResourceAsStream(name + ".html")) {
            if (in == null) {
                throw new FileNotFoundException(name + ".html");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /// The expression whose value an example is about.
    static String expression(String markup) {
        Matcher matcher = EXPRESSION.matcher(markup);
        if (!matcher.find()) {
            throw new IllegalStateException("an example says in a meta element which expression it is about");
        }
        return matcher.group(1);
    }
}
