package dev.frameloop.renderer.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// A run of text of one font and direction, shaped: its width, the place of each character, its glyphs. Immutable.
///
/// Indexes are those of the whole text that was given to [Shaper#shape]. Offsets run from the *start edge*: the left one
/// of text from left to right, the right one otherwise.
public final class ShapedText {
    private final Shaper shaper;
    private final String text;
    private final int start;
    private final int end;
    private final Font font;
    private final TextDirection direction;
    private final TextSpacing spacing;
    private final List<Shaper.Piece> pieces;
    /// The offset before each char, and at last the width.
    private final double[] offsets;
    private final BitSet continuations = new BitSet();

    ShapedText(Shaper shaper, String text, int start, int end, Font font, TextDirection direction, TextSpacing spacing,
            List<Shaper.Piece> pieces) {
        this.shaper = shaper;
        this.text = text;
        this.start = start;
        this.end = end;
        this.font = font;
        this.direction = direction;
        this.spacing = spacing;
        this.pieces = pieces;
        this.offsets = new double[end - start + 1];
        measure();
    }

    private void measure() {
        double offset = 0;
        for (Shaper.Piece piece : pieces) {
            offset = measure(piece, offset);
        }
        offsets[end - start] = offset;
    }

    private double measure(Shaper.Piece piece, double offset) {
        double scale = font.textSize() / piece.face().face().unitsPerEm();
        WordShape word = piece.word();
        float[] advances = word.advances();
        double units = 0;
        double extra = 0;
        double here = offset;
        for (int i = 0; i < advances.length; i++) {
            int at = piece.start() + i;
            if (word.continuations() != null && word.continuations().get(i)) {
                continuations.set(at - start);
                offsets[at - start] = here;
                continue;
            }
            here = offset + units * scale + extra;
            offsets[at - start] = here;
            char c = text.charAt(at);
            if (isInvisible(c)) {
                continue;
            }
            units += advances[i];
            if (spacing.letter() != 0 && advances[i] != 0 && !isCursive(text.codePointAt(at))) {
                extra += spacing.letter();
            }
            if (spacing.word() != 0 && isWordSeparator(c)) {
                extra += spacing.word();
            }
        }
        return offset + units * scale + extra;
    }

    /// Letters of cursive scripts are joined; spacing would tear them apart.
    ///
    /// @see <a href="https://drafts.csswg.org/css-text-4/#cursive-tracking">CSS Text: tracking of cursive scripts</a>
    private static boolean isCursive(int codePoint) {
        return codePoint >= 0x600 && switch (Character.UnicodeScript.of(codePoint)) {
            case ARABIC, HANIFI_ROHINGYA, MANDAIC, MONGOLIAN, NKO, PHAGS_PA, SYRIAC -> true;
            default -> false;
        };
    }

    /// Controls and the marks of direction and of optional breaks: they show nothing.
    static boolean isInvisible(char c) {
        return c < ' ' || c >= 0x7F && c < 0xA0 || c == 0xAD || c >= 0x200B && c <= 0x200F || c >= 0x2028 && c <= 0x202E
                || c >= 0x2060 && c <= 0x206F || c == 0xFEFF;
    }

    /// @see <a href="https://drafts.csswg.org/css-text-3/#word-separator">CSS Text: word-separator characters</a>
    private static boolean isWordSeparator(char c) {
        return c == ' ' || c == 0xA0 || c == 0x1361;
    }

    /// Index of the first char.
    public int start() {
        return start;
    }

    /// Index after the last char.
    public int end() {
        return end;
    }

    /// The font that it was shaped in.
    public Font font() {
        return font;
    }

    /// The direction of all of it.
    public TextDirection direction() {
        return direction;
    }

    /// The faces that have glyphs in it, in reading order: their metrics make the height of an inline box.
    public Set<MatchedFace> faces() {
        Set<MatchedFace> faces = new LinkedHashSet<>();
        for (Shaper.Piece piece : pieces) {
            faces.add(piece.face());
        }
        return faces;
    }

    /// The width in px, spacing after the last character included.
    public double width() {
        return offsets[end - start];
    }

    /// The width of the part between two indexes, shaped as a part of this whole.
    public double widthOf(int from, int to) {
        return offsetAt(to) - offsetAt(from);
    }

    /// Where the character that covers the char at `index` begins, in px from the start edge; [#end()] gives the width.
    /// Within a ligature the places are spread evenly.
    public double offsetAt(int index) {
        return offsets[index - start];
    }

    /// Where the character that covers the char at `index` ends, in px from the start edge. A range of one char has the box
    /// of the whole character, be it the base or a mark.
    public double offsetAfter(int index) {
        return offsets[continuations.nextClearBit(index - start + 1)];
    }

    /// The place of a char as [#offsetAt] has it, but from the left edge: where the caret before the char at `index` stands.
    public double xAt(int index) {
        double offset = offsetAt(index);
        return direction == TextDirection.LTR ? offset : width() - offset;
    }

    /// The index of the character that covers an offset from the start edge: the last one that begins at or before it.
    /// [#end()] from the width on, [#start()] before 0.
    public int indexAt(double offset) {
        if (offset >= width()) {
            return end;
        }
        if (offset < 0) {
            return start;
        }
        int found = Arrays.binarySearch(offsets, 0, end - start, offset);
        int last = found >= 0 ? found : -found - 2;
        while (last + 1 < end - start && offsets[last + 1] == offsets[last]) {
            last++;
        }
        return start + (continuations.get(last) ? continuations.previousClearBit(last) : last);
    }

    /// A part of it shaped on its own, as a line of it: kerning and ligatures across the ends are undone. Costs as much as
    /// the part is long; what is not at the ends is not shaped again.
    public ShapedText sub(int from, int to) {
        Objects.checkFromToIndex(from - start, to - start, end - start);
        if (from == start && to == end) {
            return this;
        }
        List<Shaper.Piece> parts = new ArrayList<>();
        int first = pieceAt(from);
        int at = from;
        for (int i = first; i < pieces.size() && at < to; i++) {
            Shaper.Piece piece = pieces.get(i);
            if (piece.start() == at && piece.end() < to) {
                parts.add(piece);
            } else {
                shaper.cut(text, at, Math.min(piece.end(), to), to, font, direction, spacing, parts);
            }
            at = piece.end();
        }
        return new ShapedText(shaper, text, from, to, font, direction, spacing, parts);
    }

    private int pieceAt(int index) {
        int low = 0;
        int high = pieces.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (pieces.get(middle).start() <= index) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /// The glyphs, in visual order from left to right, a run for each stretch of one face.
    public List<GlyphRun> runs() {
        List<GlyphRun> runs = new ArrayList<>();
        boolean rightToLeft = direction == TextDirection.RTL;
        int count = pieces.size();
        for (int i = 0; i < count;) {
            MatchedFace face = piece(i, rightToLeft).face();
            int next = i + 1;
            while (next < count && piece(next, rightToLeft).face().equals(face)) {
                next++;
            }
            runs.add(run(face, i, next, rightToLeft));
            i = next;
        }
        return runs;
    }

    private Shaper.Piece piece(int visual, boolean rightToLeft) {
        return pieces.get(rightToLeft ? pieces.size() - 1 - visual : visual);
    }

    private GlyphRun run(MatchedFace face, int from, int to, boolean rightToLeft) {
        GlyphRunBuilder builder = new GlyphRunBuilder(face, font.textSize(), direction);
        for (int i = from; i < to; i++) {
            Shaper.Piece piece = piece(i, rightToLeft);
            builder.add(this, text, piece);
        }
        return builder.build();
    }

    @Override
    public String toString() {
        return text.substring(start, end);
    }
}
