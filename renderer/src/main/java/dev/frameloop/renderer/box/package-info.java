/// The box tree: what `display` makes of a styled document before anything has a size.
///
/// The standards are CSS Display 3 (box generation), CSS Lists 3 (markers, counters) and CSS Generated Content. There are no anonymous
/// block boxes around the inline content of a block container: layout takes each row of inline-level children as a *run* of lines,
/// which comes to the same geometry, and lets blocks stand within inline boxes without cutting these in two. Flex and grid
/// containers do get anonymous items, and tables the anonymous parts that `TableStructure` makes.
///
/// The package uses `style` and the DOM; it knows no layout, which keeps what it remembers of a box in a
/// {@link dev.frameloop.renderer.box.LayoutState}. All walks use loops: trees may be any depth. Read
/// {@link dev.frameloop.renderer.box.Box} first, then {@link dev.frameloop.renderer.box.BoxTree}.
///
/// @see <a href="https://drafts.csswg.org/css-display-3/#box-generation">CSS Display 3: box generation</a>
@NullMarked
package dev.frameloop.renderer.box;

import org.jspecify.annotations.NullMarked;
