package dev.frameloop.renderer.layout;

import java.util.ArrayList;
import java.util.List;

/// The content of a line, as line breaking found it: pieces of items in logical order, before anything has a place.
final class InlineLine {
    final List<Piece> pieces = new ArrayList<>();
    /// Whether it ends with a forced break, or with the run.
    boolean forcedEnd;
    /// Whether it is the last of its run.
    boolean last;
    /// Whether it ends at a soft hyphen, which is now to be seen.
    boolean hyphenated;
    /// The width of the content without the spaces that hang at its end.
    long width;
    /// Index in the text after the last character that is not a space at the end.
    int visibleEnd;

    /// An item on the line, or the part of its characters that is there.
    ///
    /// @param start index of its first character on the line
    /// @param end index after the last one
    /// @param inlineSize the room that it takes along the line; INDEFINITE for characters, which are measured when the line is known
    record Piece(InlineItem item, int start, int end, long inlineSize) {}
}
