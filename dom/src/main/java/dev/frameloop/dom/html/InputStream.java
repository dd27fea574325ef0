package dev.frameloop.dom.html;

/// The text to be parsed, with the insertion point of `document.write` and the place in the source.
///
/// Newlines are normalized as text comes in. Text that scripts write goes before the rest of the input.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-input-byte-stream">HTML: the input byte stream</a>
final class InputStream {
    private final StringBuilder text = new StringBuilder();
    private int position;
    private boolean closed;
    private boolean endsWithCarriageReturn;
    private int line = 1;
    private int lineStart;
    private int counted;
    private int insertionPoint = -1;
    /// Behind the last code unit that a script wrote: what lies before belongs to no line of the source.
    private int writtenEnd;

    /// Adds to the end.
    void append(String more) {
        text.append(normalize(more));
    }

    /// Says that nothing is added any more.
    void close() {
        closed = true;
    }

    boolean isClosed() {
        return closed;
    }

    private String normalize(String more) {
        String result = more;
        if (endsWithCarriageReturn && result.startsWith("\n")) {
            result = result.substring(1);
        }
        endsWithCarriageReturn = more.endsWith("\r");
        return result.indexOf('\r') < 0 ? result : result.replace("\r\n", "\n").replace('\r', '\n');
    }

    /// Sets the insertion point to where the parser is.
    void defineInsertionPoint() {
        compact();
        insertionPoint = position;
    }

    /// The insertion point is nowhere again, or, while scripts nest, where it was, as far from the end as then.
    void restoreInsertionPoint(int distanceFromEnd) {
        insertionPoint = distanceFromEnd < 0 ? -1 : text.length() - distanceFromEnd;
    }

    /// How far the insertion point is from the end, or -1 where it is nowhere.
    int insertionPointFromEnd() {
        return insertionPoint < 0 ? -1 : text.length() - insertionPoint;
    }

    boolean hasInsertionPoint() {
        return insertionPoint >= 0;
    }

    /// Writes at the insertion point.
    void insert(String written) {
        String normalized = written.indexOf('\r') < 0 ? written : written.replace("\r\n", "\n").replace('\r', '\n');
        int at = insertionPoint < 0 ? text.length() : insertionPoint;
        text.insert(at, normalized);
        insertionPoint = insertionPoint < 0 ? -1 : at + normalized.length();
        writtenEnd = (writtenEnd > at ? writtenEnd : at) + normalized.length();
    }

    /// Where the tokenizer has to stop: at the insertion point while text is written, otherwise at the end.
    int limit() {
        return insertionPoint < 0 ? text.length() : insertionPoint;
    }

    int position() {
        return position;
    }

    void setPosition(int newPosition) {
        position = newPosition;
    }

    char charAt(int index) {
        return text.charAt(index);
    }

    String substring(int from, int to) {
        return text.substring(from, to);
    }

    int indexOf(char c, int from, int limit) {
        for (int i = from; i < limit; i++) {
            if (text.charAt(i) == c) {
                return i;
            }
        }
        return limit;
    }

    /// Drops what has been read where that is much, so that a written text is not inserted before megabytes.
    private void compact() {
        if (position > 1 << 16) {
            countLinesTo(position);
            text.delete(0, position);
            lineStart -= position;
            counted -= position;
            writtenEnd = Math.max(0, writtenEnd - position);
            position = 0;
        }
    }

    /// The line of a place, counted from 1. Places must not go back.
    int lineAt(int index) {
        countLinesTo(index);
        return line;
    }

    /// The column of the place that was asked for last, counted from 1.
    int columnAt(int index) {
        countLinesTo(index);
        return index - lineStart + 1;
    }

    private void countLinesTo(int index) {
        for (; counted < index; counted++) {
            if (text.charAt(counted) == '\n' && counted >= writtenEnd) {
                line++;
                lineStart = counted + 1;
            }
        }
    }
}
