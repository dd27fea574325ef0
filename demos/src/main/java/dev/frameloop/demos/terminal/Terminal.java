package dev.frameloop.demos.terminal;

import java.io.Console;
import java.io.PrintStream;
import java.util.Map;

/// Where output for people goes, how wide that is, and whether it shows colours.
///
/// @param out where to print
/// @param width how many characters a line takes
/// @param colours whether colours are wanted
public record Terminal(PrintStream out, int width, boolean colours) {
    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 60;
    private static final int WIDEST = 200;

    /// A way to make text stand out.
    public enum Style {
        /// Bold.
        BOLD("1"),
        /// Less visible.
        DIM("2"),
        /// As it should be.
        GOOD("32"),
        /// Worth a look.
        WARN("33"),
        /// Wrong.
        BAD("31");

        private final String code;

        Style(String code) {
            this.code = code;
        }
    }

    /// Standard output: with colours where it is a terminal and `NO_COLOR` is not set, as wide as `COLUMNS` says.
    ///
    /// @see <a href="https://no-color.org">NO_COLOR</a>
    public static Terminal standardOutput() {
        Console console = System.console();
        Map<String, String> environment = System.getenv();
        boolean colours = console != null && console.isTerminal()
                && environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
        return new Terminal(System.out, width(environment.getOrDefault("COLUMNS", "")), colours);
    }

    private static int width(String columns) {
        try {
            return Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST);
        } catch (NumberFormatException e) {
            return USUAL_WIDTH;
        }
    }

    /// Text in a style, or as it is where there are no colours.
    public String styled(Style style, String text) {
        return colours ? "\u001b[" + style.code + "m" + text + "\u001b[0m" : text;
    }

    /// Prints a line.
    public void line(String text) {
        out.println(text);
    }

    /// Prints an empty line.
    public void line() {
        out.println();
    }
}
