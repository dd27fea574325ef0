package dev.frameloop.dom.css.value;

import java.util.Locale;

/// The computed `display`: an outer and an inner role, and whether a marker is made.
///
/// @param outer how the box takes part in its parent's layout
/// @param inner how the box lays out its content
/// @param listItem whether the box has a marker
/// @see <a href="https://drafts.csswg.org/css-display-4/#the-display-properties">CSS Display: display</a>
public record Display(Outer outer, Inner inner, boolean listItem) implements CssValue {
    /// `inline`
    public static final Display INLINE = new Display(Outer.INLINE, Inner.FLOW, false);
    /// `block`
    public static final Display BLOCK = new Display(Outer.BLOCK, Inner.FLOW, false);
    /// `inline-block`
    public static final Display INLINE_BLOCK = new Display(Outer.INLINE, Inner.FLOW_ROOT, false);
    /// `none`: no box for the element and what is in it.
    public static final Display NONE = new Display(Outer.NONE, Inner.FLOW, false);
    /// `contents`: no box for the element itself.
    public static final Display CONTENTS = new Display(Outer.CONTENTS, Inner.FLOW, false);

    /// The part that a box plays in its parent's layout; the table and ruby parts are internal to those.
    public enum Outer {
        /// A block.
        BLOCK,
        /// In a line.
        INLINE,
        /// No box at all.
        NONE,
        /// The children's boxes only.
        CONTENTS,
        /// `table-row-group`
        TABLE_ROW_GROUP,
        /// `table-header-group`
        TABLE_HEADER_GROUP,
        /// `table-footer-group`
        TABLE_FOOTER_GROUP,
        /// `table-row`
        TABLE_ROW,
        /// `table-cell`
        TABLE_CELL,
        /// `table-column-group`
        TABLE_COLUMN_GROUP,
        /// `table-column`
        TABLE_COLUMN,
        /// `table-caption`
        TABLE_CAPTION,
        /// `ruby-base`
        RUBY_BASE,
        /// `ruby-text`
        RUBY_TEXT
    }

    /// The layout of a box's content.
    public enum Inner {
        /// Block and inline layout, in the formatting context of the parent where that is possible.
        FLOW,
        /// Block and inline layout in a formatting context of its own.
        FLOW_ROOT,
        /// A table.
        TABLE,
        /// A flex container.
        FLEX,
        /// A grid container.
        GRID,
        /// Ruby.
        RUBY,
        /// `math`
        MATH,
        /// The old flexible boxes, `-webkit-box`.
        WEBKIT_BOX
    }

    /// Whether neither the element nor its content has boxes.
    public boolean isNone() {
        return outer == Outer.NONE;
    }

    /// Whether the element has no box, but its content may.
    public boolean isContents() {
        return outer == Outer.CONTENTS;
    }

    /// Whether the box stands in a line.
    public boolean isInlineLevel() {
        return outer == Outer.INLINE || outer == Outer.RUBY_BASE || outer == Outer.RUBY_TEXT;
    }

    /// Whether the box is part of a table, other than the table itself.
    public boolean isTablePart() {
        return outer.ordinal() >= Outer.TABLE_ROW_GROUP.ordinal() && outer.ordinal() <= Outer.TABLE_CAPTION.ordinal();
    }

    /// The block-level form, which floats, positioned boxes, flex items and the root get.
    ///
    /// @see <a href="https://drafts.csswg.org/css-display-4/#blockify">CSS Display: blockification</a>
    public Display blockified() {
        return switch (outer) {
            case NONE, CONTENTS, BLOCK -> this;
            case INLINE ->
                new Display(Outer.BLOCK, inner == Inner.FLOW_ROOT && !listItem ? Inner.FLOW : inner, listItem);
            default -> BLOCK;
        };
    }

    /// The inline-level form, which children of ruby get.
    public Display inlinified() {
        return outer != Outer.BLOCK
                ? this
                : new Display(Outer.INLINE, inner == Inner.FLOW ? Inner.FLOW_ROOT : inner, listItem);
    }

    @Override
    public String cssText() {
        if (outer.ordinal() >= Outer.NONE.ordinal()) {
            return outer.name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
        if (listItem) {
            String prefix = (outer == Outer.INLINE ? "inline " : "") + (inner == Inner.FLOW_ROOT ? "flow-root " : "");
            return prefix + "list-item";
        }
        boolean inline = outer == Outer.INLINE;
        return switch (inner) {
            case FLOW -> inline ? "inline" : "block";
            case FLOW_ROOT -> inline ? "inline-block" : "flow-root";
            case RUBY -> inline ? "ruby" : "block ruby";
            case WEBKIT_BOX -> inline ? "-webkit-inline-box" : "-webkit-box";
            case MATH -> inline ? "math" : "block math";
            case TABLE, FLEX, GRID -> (inline ? "inline-" : "") + inner.name().toLowerCase(Locale.ROOT);
        };
    }
}
