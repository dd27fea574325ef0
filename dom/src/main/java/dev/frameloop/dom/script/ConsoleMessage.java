package dev.frameloop.dom.script;

/// One line on a page's console.
///
/// @param level how serious it is
/// @param text what it says
/// @param filename the URL of the script that it comes from, or the empty string
/// @param lineNumber the line, counted from 1; 0 where unknown
/// @param columnNumber the column, counted from 1; 0 where unknown
public record ConsoleMessage(Level level, String text, String filename, int lineNumber, int columnNumber) {
    /// How serious a message is.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#loglevel-severity">Console: log level severity</a>
    public enum Level {
        /// `console.debug` and its like.
        DEBUG,
        /// `console.log`, `console.info` and their like.
        LOG,
        /// `console.warn`, and what the platform warns of.
        WARNING,
        /// `console.error`, a failed assertion.
        ERROR,
        /// An exception that nobody caught.
        UNCAUGHT
    }

    /// An exception that nobody caught.
    public static ConsoleMessage uncaught(String text, String filename, int lineNumber, int columnNumber) {
        return new ConsoleMessage(Level.UNCAUGHT, text, filename, lineNumber, columnNumber);
    }

    /// A warning of the platform itself.
    public static ConsoleMessage warning(String text) {
        return new ConsoleMessage(Level.WARNING, text, "", 0, 0);
    }
}
