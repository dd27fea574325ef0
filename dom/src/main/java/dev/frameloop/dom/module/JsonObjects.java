package dev.frameloop.dom.module;

import java.util.LinkedHashMap;
import java.util.Map;

/// Reads the objects and strings of a text that is known to be valid JSON, three objects deep; all else is passed over.
final class JsonObjects {
    private static final int DEPTH = 3;
    private static final Object OTHER = new Object();

    private final String text;
    private int at;

    private JsonObjects(String text) {
        this.text = text;
    }

    /// The value: a string, a map, or an object that stands for anything else.
    static Object read(String validJson) {
        return new JsonObjects(validJson).value(0);
    }

    private Object value(int depth) {
        skipWhitespace();
        char first = text.charAt(at);
        if (first == '"') {
            return string();
        }
        if (first == '{' && depth < DEPTH) {
            return object(depth + 1);
        }
        skipValue();
        return OTHER;
    }

    private Map<String, Object> object(int depth) {
        Map<String, Object> members = new LinkedHashMap<>();
        at++;
        skipWhitespace();
        while (text.charAt(at) != '}') {
            String name = string();
            skipWhitespace();
            at++;
            members.put(name, value(depth));
            skipWhitespace();
            if (text.charAt(at) == ',') {
                at++;
                skipWhitespace();
            }
        }
        at++;
        return members;
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        at++;
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            result.append(c == '\\' ? escape() : c);
        }
        at++;
        return result.toString();
    }

    private char escape() {
        char c = text.charAt(at++);
        return switch (c) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> {
                at += 4;
                yield (char) Integer.parseInt(text, at - 4, at, 16);
            }
            default -> c;
        };
    }

    /// Passes over an array, an object, a number or a word.
    private void skipValue() {
        int open = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (open == 0 && (c == ',' || c == '}' || c == ']')) {
                return;
            }
            if (c == '"') {
                string();
                continue;
            }
            open += c == '{' || c == '[' ? 1 : c == '}' || c == ']' ? -1 : 0;
            at++;
        }
    }

    private void skipWhitespace() {
        while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }
}
