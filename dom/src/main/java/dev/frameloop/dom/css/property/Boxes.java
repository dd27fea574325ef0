package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.Token;
import dev.frameloop.dom.css.value.Alignment;
import dev.frameloop.dom.css.value.Alignment.Kind;
import dev.frameloop.dom.css.value.Alignment.Safety;
import dev.frameloop.dom.css.value.AspectRatio;
import dev.frameloop.dom.css.value.Contain;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Cursor;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.Display.Inner;
import dev.frameloop.dom.css.value.Display.Outer;
import dev.frameloop.dom.css.value.FitContentSize;
import dev.frameloop.dom.css.value.Image;
import dev.frameloop.dom.css.value.Numeric;
import dev.frameloop.dom.css.value.NumericLiteral;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The values of boxes: display, alignment, ratios, containment, cursors.
final class Boxes {
    private Boxes() {}

    /// @see <a href="https://drafts.csswg.org/css-display-4/#the-display-properties">CSS Display: display</a>
    static @Nullable Display display(ComponentValueStream in) {
        List<String> words = new ArrayList<>();
        int mark = in.mark();
        in.skipWhitespace();
        while (words.size() < 3 && in.peek() instanceof Token.Ident(String word)) {
            words.add(word.toLowerCase(Locale.ROOT));
            in.next();
            in.skipWhitespace();
        }
        Display display = words.size() == 1 ? single(words.getFirst()) : combined(words);
        if (display == null) {
            in.restore(mark);
        }
        return display;
    }

    private static @Nullable Display single(String word) {
        return switch (word) {
            case "none" -> Display.NONE;
            case "contents" -> Display.CONTENTS;
            case "inline-block" -> Display.INLINE_BLOCK;
            case "inline-table" -> new Display(Outer.INLINE, Inner.TABLE, false);
            case "inline-flex", "-webkit-inline-flex" -> new Display(Outer.INLINE, Inner.FLEX, false);
            case "inline-grid" -> new Display(Outer.INLINE, Inner.GRID, false);
            case "-webkit-box" -> new Display(Outer.BLOCK, Inner.WEBKIT_BOX, false);
            case "-webkit-inline-box" -> new Display(Outer.INLINE, Inner.WEBKIT_BOX, false);
            case "-webkit-flex" -> new Display(Outer.BLOCK, Inner.FLEX, false);
            case "table-row-group", "table-header-group", "table-footer-group", "table-row", "table-cell",
                    "table-column-group",
                    "table-column", "table-caption", "ruby-base", "ruby-text" ->
                new Display(
                        Outer.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')),
                        word.equals("table-cell") || word.equals("table-caption") ? Inner.FLOW_ROOT : Inner.FLOW,
                        false);
            default -> combined(List.of(word));
        };
    }

    /// An outer, an inner and the word `list-item` in any order.
    private static @Nullable Display combined(List<String> words) {
        Outer outer = null;
        Inner inner = null;
        boolean listItem = false;
        for (String word : words) {
            Outer nextOuter = word.equals("block") ? Outer.BLOCK : word.equals("inline") ? Outer.INLINE : null;
            Inner nextInner = inner(word);
            if (nextOuter != null && outer == null) {
                outer = nextOuter;
            } else if (nextInner != null && inner == null) {
                inner = nextInner;
            } else if (word.equals("list-item") && !listItem) {
                listItem = true;
            } else {
                return null;
            }
        }
        if (outer == null && inner == null && !listItem
                || listItem && inner != null && inner != Inner.FLOW && inner != Inner.FLOW_ROOT) {
            return null;
        }
        if (outer == null) {
            outer = inner == Inner.RUBY || inner == Inner.MATH ? Outer.INLINE : Outer.BLOCK;
            outer = inner == Inner.FLOW && !listItem ? Outer.BLOCK : outer;
        }
        return new Display(outer, inner == null ? Inner.FLOW : inner, listItem);
    }

    private static @Nullable Inner inner(String word) {
        return switch (word) {
            case "flow" -> Inner.FLOW;
            case "flow-root" -> Inner.FLOW_ROOT;
            case "table" -> Inner.TABLE;
            case "flex" -> Inner.FLEX;
            case "grid" -> Inner.GRID;
            case "ruby" -> Inner.RUBY;
            case "math" -> Inner.MATH;
            default -> null;
        };
    }

    private static final Set<Kind> BASELINES = EnumSet.of(Kind.BASELINE, Kind.LAST_BASELINE);
    private static final Set<Kind> DISTRIBUTION = EnumSet.of(Kind.STRETCH, Kind.SPACE_BETWEEN, Kind.SPACE_AROUND,
            Kind.SPACE_EVENLY);
    private static final Set<Kind> CONTENT_POSITION = EnumSet.of(Kind.CENTER, Kind.START, Kind.END, Kind.FLEX_START,
            Kind.FLEX_END);
    private static final Set<Kind> SELF_POSITION = EnumSet.of(Kind.CENTER, Kind.START, Kind.END, Kind.SELF_START,
            Kind.SELF_END,
            Kind.FLEX_START, Kind.FLEX_END, Kind.ANCHOR_CENTER);
    private static final Set<Kind> SIDES = EnumSet.of(Kind.LEFT, Kind.RIGHT);

    /// `align-content` and `justify-content`
    static Grammar contentAlignment(boolean justify) {
        Set<Kind> alone = EnumSet.of(Kind.NORMAL);
        alone.addAll(DISTRIBUTION);
        if (!justify) {
            alone.addAll(BASELINES);
        }
        return alignment(alone, positions(CONTENT_POSITION, justify));
    }

    /// `align-items`, `justify-items`, `align-self`, `justify-self`
    static Grammar selfAlignment(boolean justify, boolean self) {
        Set<Kind> alone = EnumSet.of(Kind.NORMAL, Kind.STRETCH);
        alone.addAll(BASELINES);
        if (self) {
            alone.add(Kind.AUTO);
        }
        Grammar plain = alignment(alone, positions(SELF_POSITION, justify));
        return justify && !self ? Grammar.oneOf(plain, Boxes::legacyAlignment) : plain;
    }

    private static Set<Kind> positions(Set<Kind> common, boolean justify) {
        Set<Kind> positions = EnumSet.copyOf(common);
        if (justify) {
            positions.addAll(SIDES);
        }
        return positions;
    }

    private static Grammar alignment(Set<Kind> alone, Set<Kind> positions) {
        return in -> {
            int mark = in.mark();
            Safety safety = Grammar.keyword(in, "safe")
                    ? Safety.SAFE
                    : Grammar.keyword(in, "unsafe") ? Safety.UNSAFE : Safety.DEFAULT;
            boolean last = safety == Safety.DEFAULT && Grammar.keyword(in, "last");
            boolean first = safety == Safety.DEFAULT && !last && Grammar.keyword(in, "first");
            in.skipWhitespace();
            Kind kind = in.next() instanceof Token.Ident(String name) ? kindNamed(name) : null;
            if (last && kind == Kind.BASELINE) {
                kind = Kind.LAST_BASELINE;
            }
            boolean baselineOnly = (first || last) && (kind == null || !BASELINES.contains(kind));
            boolean fits = kind != null
                    && (positions.contains(kind) || safety == Safety.DEFAULT && alone.contains(kind));
            if (kind == null || baselineOnly || !fits) {
                in.restore(mark);
                return null;
            }
            return new Alignment(kind, safety);
        };
    }

    private static @Nullable Kind kindNamed(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        for (Kind kind : Kind.values()) {
            boolean single = kind != Kind.LAST_BASELINE && !kind.name().startsWith("LEGACY");
            if (single && kind.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(lower)) {
                return kind;
            }
        }
        return null;
    }

    private static @Nullable CssValue legacyAlignment(ComponentValueStream in) {
        if (!Grammar.keyword(in, "legacy")) {
            return null;
        }
        Kind kind = Grammar.keyword(in, "left")
                ? Kind.LEGACY_LEFT
                : Grammar.keyword(in, "right")
                        ? Kind.LEGACY_RIGHT
                        : Grammar.keyword(in, "center") ? Kind.LEGACY_CENTER : Kind.LEGACY;
        return Alignment.of(kind);
    }

    static @Nullable CssValue fitContent(ComponentValueStream in) {
        int mark = in.mark();
        ComponentValueStream inner = Texts.function(in, "fit-content");
        Numeric limit = inner == null ? null : Numbers.numeric(inner, Numbers.NON_NEGATIVE_LENGTH_PERCENTAGE);
        if (inner == null || limit == null || !Grammar.atEnd(inner)) {
            in.restore(mark);
            return null;
        }
        return new FitContentSize(limit);
    }

    static @Nullable AspectRatio aspectRatio(ComponentValueStream in) {
        boolean auto = Grammar.keyword(in, "auto");
        NumericLiteral width = Numbers.constant(in, Numbers.NON_NEGATIVE_NUMBER);
        if (width == null) {
            return auto ? AspectRatio.AUTO : null;
        }
        NumericLiteral height = NumericLiteral.ONE;
        if (Grammar.slash(in)) {
            height = Numbers.constant(in, Numbers.NON_NEGATIVE_NUMBER);
        }
        auto |= !auto && Grammar.keyword(in, "auto");
        return height == null ? null : new AspectRatio(auto, width.value(), height.value());
    }

    static @Nullable Contain contain(ComponentValueStream in) {
        if (Grammar.keyword(in, "none")) {
            return Contain.NONE;
        }
        if (Grammar.keyword(in, "strict")) {
            return new Contain(true, false, true, true, true);
        }
        if (Grammar.keyword(in, "content")) {
            return new Contain(false, false, true, true, true);
        }
        boolean size = false;
        boolean inlineSize = false;
        boolean layout = false;
        boolean style = false;
        boolean paint = false;
        while (true) {
            if (!size && Grammar.keyword(in, "size")) {
                size = true;
            } else if (!inlineSize && Grammar.keyword(in, "inline-size")) {
                inlineSize = true;
            } else if (!layout && Grammar.keyword(in, "layout")) {
                layout = true;
            } else if (!style && Grammar.keyword(in, "style")) {
                style = true;
            } else if (!paint && Grammar.keyword(in, "paint")) {
                paint = true;
            } else {
                Contain contain = new Contain(size, inlineSize, layout, style, paint);
                return contain.equals(Contain.NONE) || size && inlineSize ? null : contain;
            }
        }
    }

    private static final Set<String> CURSORS = Set.of("auto", "default", "none", "context-menu", "help", "pointer",
            "progress", "wait",
            "cell", "crosshair", "text", "vertical-text", "alias", "copy", "move", "no-drop", "not-allowed", "grab",
            "grabbing",
            "e-resize", "n-resize", "ne-resize", "nw-resize", "s-resize", "se-resize", "sw-resize", "w-resize",
            "ew-resize", "ns-resize",
            "nesw-resize", "nwse-resize", "col-resize", "row-resize", "all-scroll", "zoom-in", "zoom-out");

    static @Nullable Cursor cursor(ComponentValueStream in) {
        List<Cursor.CursorImage> images = new ArrayList<>();
        for (Image image = Images.image(in); image != null; image = Images.image(in)) {
            NumericLiteral x = Numbers.constant(in, Numbers.NUMBER);
            NumericLiteral y = x == null ? null : Numbers.constant(in, Numbers.NUMBER);
            if (x != null && y == null || !Grammar.comma(in)) {
                return null;
            }
            images.add(new Cursor.CursorImage(image, x == null || y == null ? null : List.of(x.value(), y.value())));
        }
        in.skipWhitespace();
        if (in.peek() instanceof Token.Ident(String name) && CURSORS.contains(name.toLowerCase(Locale.ROOT))) {
            in.next();
            return new Cursor(List.copyOf(images), name.toLowerCase(Locale.ROOT));
        }
        return null;
    }
}
