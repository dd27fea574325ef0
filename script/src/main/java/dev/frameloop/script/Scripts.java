package dev.frameloop.script;

import org.graalvm.polyglot.Source;

/// Makes sources whose positions are those of the file that the text comes from.
final class Scripts {
    private Scripts() {}

    /// A source that has empty lines and spaces before the text, so that each position in it is the file's own.
    static Source source(String text, String url, int lineNumber, int columnNumber) {
        return Source.newBuilder("js", place(lineNumber, columnNumber) + text, url).buildLiteral();
    }

    /// What brings the next character to a line and column, both counted from 1.
    static String place(int lineNumber, int columnNumber) {
        return "\n".repeat(Math.max(0, lineNumber - 1)) + " ".repeat(Math.max(0, columnNumber - 1));
    }
}
