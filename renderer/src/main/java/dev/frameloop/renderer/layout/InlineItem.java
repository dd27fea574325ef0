package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import dev.frameloop.renderer.box.TextBox;
import dev.frameloop.renderer.text.ShapedText;

/// A step in a run of inline-level content, in logical order. Each covers a part of the run's text, most of them an empty one.
sealed interface InlineItem {
    /// The box that the item is of.
    Box box();

    /// Index in the run's text of its first character.
    int start();

    /// Index after its last character.
    int end();

    /// An inline box begins.
    ///
    /// @param continued whether it began in an earlier run, so that it has no start edge here
    record Open(InlineBox box, int start, int end, boolean continued) implements InlineItem {}

    /// An inline box ends.
    ///
    /// @param unfinished whether it goes on in a later run, so that it has no end edge here
    record Close(InlineBox box, int start, int end, boolean unfinished) implements InlineItem {}

    /// Characters of one text, not shaped yet.
    ///
    /// @param offsets where they stand in the text of the box
    record Characters(TextBox box, int start, int end, TextOffsets offsets) implements InlineItem {}

    /// Shaped characters of one text, font and embedding level.
    ///
    /// @param offsets where they stand in the text of the box
    /// @param shaped their shape
    /// @param level their bidi embedding level
    record Glyphs(TextBox box, int start, int end, TextOffsets offsets, ShapedText shaped,
            int level) implements InlineItem {}

    /// A preserved tab.
    ///
    /// @param offsets where it stands in the text of the box
    record Tab(TextBox box, int start, int end, TextOffsets offsets) implements InlineItem {}

    /// A forced line break, by a `br` element or a preserved line feed.
    record Break(Box box, int start, int end) implements InlineItem {}

    /// A box that stands in the line as a whole: one character to the text around it.
    record Atomic(LayoutBox box, int start, int end, int level) implements InlineItem {}

    /// A float or a positioned box.
    record OutOfFlow(LayoutBox box, int start, int end) implements InlineItem {}
}
