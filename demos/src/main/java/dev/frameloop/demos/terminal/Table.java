package dev.frameloop.demos.terminal;

import java.util.ArrayList;
import java.util.List;

/// A table of text: the first column to the left, the others to the right.
public final class Table {
    private static final String GAP = "  ";

    private final List<List<String>> rows = new ArrayList<>();

    /// @param headings what stands above the columns
    public Table(String... headings) {
        rows.add(List.of(headings));
    }

    /// Adds a row of as many cells as there are columns.
    public void row(String... cells) {
        if (cells.length != rows.getFirst().size()) {
            throw new IllegalArgumentException(
                    "a row needs " + rows.getFirst().size() + " cells, but has " + cells.length);
        }
        rows.add(List.of(cells));
    }

    /// The headings and the rows.
    public List<List<String>> rows() {
        return List.copyOf(rows);
    }

    /// Prints it.
    public void print(Terminal terminal) {
        int[] widths = new int[rows.getFirst().size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String padding = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? row.get(i) + padding : GAP + padding + row.get(i));
            }
            String text = line.toString().stripTrailing();
            terminal.line(row == rows.getFirst() ? terminal.styled(Terminal.Style.DIM, text) : text);
        }
    }
}
