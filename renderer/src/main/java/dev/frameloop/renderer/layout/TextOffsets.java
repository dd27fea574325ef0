package dev.frameloop.renderer.layout;

/// From the characters of a paragraph that layout has made (white space collapsed, case transformed) back to those of a text.
///
/// @param paragraphStart index in the paragraph of the first character
/// @param offsets for each character from there the index in the text; empty where they follow each other from `textStart` on
/// @param textStart index in the text of the first character
@SuppressWarnings("ArrayRecordComponent")
record TextOffsets(int paragraphStart, int[] offsets, int textStart) {
    /// The index in the text of the character at an index of the paragraph.
    int textOffset(int paragraphIndex) {
        int at = paragraphIndex - paragraphStart;
        if (offsets.length == 0) {
            return textStart + at;
        }
        return at < offsets.length ? offsets[at] : offsets[offsets.length - 1] + 1;
    }
}
