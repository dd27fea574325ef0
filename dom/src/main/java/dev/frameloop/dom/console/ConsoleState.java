package dev.frameloop.dom.console;

import java.util.HashMap;
import java.util.Map;

/// What the console of one global remembers between calls.
final class ConsoleState {
    private static final String INDENT = "  ";

    /// @see <a href="https://console.spec.whatwg.org/#counting">Console: count map</a>
    final Map<String, Integer> counts = new HashMap<>();
    /// When each timer began, in milliseconds.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#timing">Console: timer table</a>
    final Map<String, Double> timers = new HashMap<>();
    /// How deep the groups are nested.
    ///
    /// @see <a href="https://console.spec.whatwg.org/#grouping">Console: group stack</a>
    int groups;

    String indentation() {
        return INDENT.repeat(Math.min(groups, 40));
    }
}
