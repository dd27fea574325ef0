package dev.frameloop.renderer.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// Turns runs of text of one font and direction into glyphs and widths. One serves a page; it keeps the words that it has
/// shaped, and belongs to the page's thread.
///
/// A run is cut into *pieces*: where the face changes (fallback, by grapheme cluster), before each space, and in long words
/// every [#LONGEST_PIECE] chars or so. Each piece is shaped together with the character that follows it, so that kerning
/// across the cut is not lost (a pair's kerning changes the advance of its first glyph), in font units, and kept by face and
/// text. A piece of a line that layout cuts elsewhere is shaped again at its ends alone ([ShapedText#sub]).
public final class Shaper {
    /// How many chars a piece of a word without spaces has at most, but for grapheme clusters longer than that.
    static final int LONGEST_PIECE = 48;
    private static final int MOST_WORDS = 16_384;

    private final Map<WordKey, WordShape> words = new LinkedHashMap<>(256, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<WordKey, WordShape> eldest) {
            return size() > MOST_WORDS;
        }
    };

    /// What makes two shapes the same. `length` chars of `text` are the word, the rest is what follows it.
    private record WordKey(FontFace face, String text, int length, boolean rightToLeft, boolean kerning,
            boolean ligatures) {}

    /// A part of a run: `face` for the chars from `start` to `end`.
    record Piece(MatchedFace face, WordShape word, int start, int end) {}

    /// Shapes a part of a text.
    ///
    /// Control characters, line ends and tabs among them, and characters that are ignored by default have no width:
    /// tabs are layout's matter. No face changes at `start` and `end` for the sake of what is outside.
    ///
    /// @param text the paragraph, after `text-transform` and white space processing
    /// @param start index of the first char
    /// @param end index after the last char
    /// @param font the faces and size
    /// @param direction of all of the part, by [BidiParagraph]
    /// @param spacing letter and word spacing
    public ShapedText shape(CharSequence text, int start, int end, Font font, TextDirection direction,
            TextSpacing spacing) {
        String all = text.toString();
        Objects.checkFromToIndex(start, end, all.length());
        List<Piece> pieces = new ArrayList<>();
        cut(all, start, end, end, font, direction, spacing, pieces);
        return new ShapedText(this, all, start, end, font, direction, spacing, pieces);
    }

    /// Cuts a range into pieces and shapes them; what follows it up to `limit` is shaped elsewhere, and is context here.
    void cut(String text, int start, int end, int limit, Font font, TextDirection direction, TextSpacing spacing,
            List<Piece> pieces) {
        for (int from = start; from < end;) {
            int firstEnd = Graphemes.next(text, from, end);
            MatchedFace face = font.faceFor(text, from, firstEnd);
            int to = firstEnd;
            while (to < end && text.charAt(to) != ' ' && to - from < LONGEST_PIECE) {
                int next = Graphemes.next(text, to, end);
                if (!staysWith(face, font, text, to, next)) {
                    break;
                }
                to = next;
            }
            int contextEnd = to < limit && face.face().glyph(text.codePointAt(to)) != 0
                    ? Graphemes.next(text, to, limit)
                    : to;
            WordKey key = new WordKey(face.face(), text.substring(from, contextEnd), to - from,
                    direction == TextDirection.RTL, font.hasKerning(), font.hasLigatures() && spacing.letter() == 0);
            pieces.add(new Piece(face, word(key), from, to));
            from = to;
        }
    }

    private static boolean staysWith(MatchedFace face, Font font, String text, int start, int end) {
        if (end == start + 1 && face == font.primary() && face.face().glyph(text.charAt(start)) != 0) {
            return true;
        }
        return UnicodeData.isDefaultIgnorable(text.codePointAt(start)) || font.faceFor(text, start, end).equals(face);
    }

    private WordShape word(WordKey key) {
        WordShape shape = words.get(key);
        if (shape == null) {
            shape = WordShape.shape(key.face, key.text, key.length, key.rightToLeft, key.kerning, key.ligatures);
            words.put(key, shape);
        }
        return shape;
    }
}
