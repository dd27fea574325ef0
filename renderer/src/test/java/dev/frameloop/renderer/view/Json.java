package dev.frameloop.renderer.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Reads the records of the corpus: maps, lists, strings, doubles.
public final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    public static Object parse(String text) {
        return new Json(text).value();
    }

    private char next() {
        while (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == ',' || text.charAt(at) == ':') {
            at++;
        }
        return text.charAt(at);
    }

    private Object value() {
        switch (next()) {
            case '{' -> {
                at++;
                Map<String, Object> map = new LinkedHashMap<>();
                while (next() != '}') {
                    String key = (String) value();
                    map.put(key, value());
                }
                at++;
                return map;
            }
            case '[' -> {
                at++;
                List<Object> list = new ArrayList<>();
                while (next() != ']') {
                    list.add(value());
                }
                at++;
                return list;
            }
            case '"' -> {
                return string();
            }
            default -> {
                int start = at;
                while (",]}\n ".indexOf(text.charAt(at)) < 0) {
                    at++;
                }
                return Double.valueOf(text.substring(start, at));
            }
        }
    }

    private String string() {
        StringBuilder result = new StringBuilder();
        for (at++; text.charAt(at) != '"'; at++) {
            char c = text.charAt(at);
            if (c != '\\') {
                result.append(c);
                continue;
            }
            char escaped = text.charAt(++at);
            if (escaped == 'u') {
                result.append((char) Integer.parseInt(text, at + 1, at + 5, 16));
                at += 4;
            } else {
                result.append(escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped);
            }
        }
        at++;
        return result.toString();
    }
}
