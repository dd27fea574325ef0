package dev.frameloop.demos.frames;

import dev.frameloop.demos.terminal.Terminal;
import dev.frameloop.demos.terminal.Terminal.Style;

/// Draws what each refresh of the display showed of each way, one column a refresh.
final class StripChart {
    private static final String LEVELS = "▁▂▃▄▅▆▇█";
    private static final int LABEL = 24;

    private final Terminal terminal;
    private final Measurement measurement;
    private final int millis;

    StripChart(Terminal terminal, Measurement measurement, int millis) {
        this.terminal = terminal;
        this.measurement = measurement;
        this.millis = millis;
    }

    void print() {
        int columns = Math.min(measurement.refreshes(), terminal.width() - LABEL);
        terminal.line(heading("callbacks per refresh, of the first " + columns,
                terminal.styled(Style.GOOD, "▄") + " one  " + terminal.styled(Style.WARN, "█") + " two or more  "
                        + terminal.styled(Style.BAD, "·") + " none  (blank: the loop was busy)"));
        for (Way way : Way.values()) {
            terminal.line(label(way) + counts(way, columns));
        }
        terminal.line();
        int callbacks = terminal.width() - LABEL;
        terminal.line(heading("when in its frame each callback ran", "▁ at its start ... █ at its end"));
        for (Way way : Way.values()) {
            terminal.line(label(way) + phases(way, callbacks));
        }
    }

    private String heading(String what, String key) {
        return terminal.styled(Style.DIM, what + ":  ") + key;
    }

    private String label(Way way) {
        return String.format("%-" + LABEL + "s", way.label(millis));
    }

    private String counts(Way way, int columns) {
        StringBuilder strip = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            strip.append(switch (measurement.of(way).perRefresh[i]) {
                case Measurement.NOT_PAINTED -> " ";
                case 0 -> terminal.styled(Style.BAD, "·");
                case 1 -> terminal.styled(Style.GOOD, "▄");
                default -> terminal.styled(Style.WARN, "█");
            });
        }
        return strip.toString();
    }

    private String phases(Way way, int columns) {
        Measurement.Series series = measurement.of(way);
        StringBuilder strip = new StringBuilder();
        for (int i = 0; i < Math.min(columns, series.callbacks); i++) {
            strip.append(LEVELS.charAt((int) (series.phases[i] * LEVELS.length())));
        }
        return terminal.styled(way == Way.REQUEST_ANIMATION_FRAME ? Style.GOOD : Style.WARN, strip.toString());
    }
}
