package dev.frameloop.script.node;

/// A line of a program and where in it something went wrong, as Node.js shows it above an error.
final class Excerpt {
    /// What stands before a CommonJS module's text, on its first line.
    static final String FUNCTION_BEGIN = "(function (exports, require, module, __filename, __dirname) { ";

    private Excerpt() {}

    /// @param text the line
    /// @param lineNumber its number, from 1
    /// @param columnNumber where in the line, from 1
    static String of(String file, CharSequence text, int lineNumber, int columnNumber) {
        String line = text.toString();
        int column = columnNumber;
        if (lineNumber == 1 && line.startsWith(FUNCTION_BEGIN)) {
            line = line.substring(FUNCTION_BEGIN.length());
            column -= FUNCTION_BEGIN.length();
        }
        return file + ":" + lineNumber + "\n" + line + "\n" + " ".repeat(Math.max(0, column - 1)) + "^\n";
    }
}
