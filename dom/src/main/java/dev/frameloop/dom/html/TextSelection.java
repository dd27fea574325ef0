package dev.frameloop.dom.html;

/// What is selected in the text of a control; where that is nothing, the place of the caret. Never beyond the text.
public final class TextSelection {
    private int start;
    private int end;

    TextSelection() {}

    /// Where it starts, in code units.
    ///
    /// @param length of the text
    public int start(int length) {
        return Math.min(start, length);
    }

    /// Where it ends, in code units; not before its start.
    ///
    /// @param length of the text
    public int end(int length) {
        return Math.min(end, length);
    }

    /// Selects from one place to another.
    ///
    /// @param newStart not negative
    /// @param newEnd not negative; at least the start
    public void set(int newStart, int newEnd) {
        start = Math.max(0, newStart);
        end = Math.max(start, newEnd);
    }
}
