package dev.frameloop.dom.css.syntax;

import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The entry points of CSS parsing: text, or the content of a block, to rules and declarations.
///
/// Nothing here fails: what is broken is left out the way the standard says. One call reads one level of nesting.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#parser-entry-points">CSS Syntax: parser entry points</a>
public final class Parser {
    private final ComponentValueStream stream;

    private Parser(ComponentValues values) {
        stream = values.stream();
    }

    /// Parses a text into component values.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-list-of-component-values">CSS Syntax: parse a list of component values</a>
    public static ComponentValues parseComponentValues(CharSequence text) {
        return ComponentValueParser.parse(text);
    }

    /// Parses a text that is one component value; null where it is none or several.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-component-value">CSS Syntax: parse a component value</a>
    public static @Nullable ComponentValue parseComponentValue(CharSequence text) {
        ComponentValues values = parseComponentValues(text).trim();
        return values.size() == 1 ? values.get(0) : null;
    }

    /// Splits at top-level commas. An empty list has no entries; a list that ends with a comma has an empty last entry.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-comma-list">CSS Syntax: parse a comma-separated list of component values</a>
    public static List<ComponentValues> splitAtCommas(ComponentValues values) {
        List<ComponentValues> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < values.size(); i++) {
            if (values.get(i) == Token.Mark.COMMA) {
                parts.add(values.slice(start, i).trim());
                start = i + 1;
            }
        }
        if (!parts.isEmpty() || !values.trim().isEmpty()) {
            parts.add(values.slice(start, values.size()).trim());
        }
        return parts;
    }

    /// Parses a whole style sheet into its top-level rules.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-stylesheet">CSS Syntax: parse a stylesheet</a>
    public static List<Rule> parseStylesheet(CharSequence text) {
        return new Parser(parseComponentValues(text)).consumeStylesheetContents();
    }

    /// Parses a text that is one rule; null where it is none or more.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-rule">CSS Syntax: parse a rule</a>
    public static @Nullable Rule parseRule(CharSequence text) {
        Parser parser = new Parser(parseComponentValues(text));
        // 3. Skip white space.
        parser.stream.skipWhitespace();
        // 4. An at-rule where an at-keyword comes, a qualified rule otherwise.
        Rule rule = switch (parser.stream.peek()) {
            case null -> null;
            case Token.AtKeyword(String name) -> parser.consumeAtRule(name);
            default -> parser.consumeQualifiedRule(false);
        };
        // 5.-6. Nothing but white space may follow.
        parser.stream.skipWhitespace();
        return parser.stream.isAtEnd() ? rule : null;
    }

    /// Parses a text that is one declaration; null where it is none.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-declaration">CSS Syntax: parse a declaration</a>
    public static @Nullable Declaration parseDeclaration(CharSequence text) {
        Parser parser = new Parser(parseComponentValues(text));
        parser.stream.skipWhitespace();
        return parser.consumeDeclaration();
    }

    /// Parses declarations and nested rules, the content of a `style` attribute for instance.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#parse-block-contents">CSS Syntax: parse a block's contents</a>
    public static List<BlockItem> parseBlockContents(CharSequence text) {
        return parseBlockContents(parseComponentValues(text));
    }

    /// Reads the declarations and nested rules of a block, in their order.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-block-contents">CSS Syntax: consume a block's contents</a>
    public static List<BlockItem> parseBlockContents(ComponentValues content) {
        return new Parser(content).consumeBlockContents();
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-stylesheet-contents">CSS Syntax: consume a stylesheet's contents</a>
    private List<Rule> consumeStylesheetContents() {
        List<Rule> rules = new ArrayList<>();
        for (ComponentValue next = stream.peek(); next != null; next = stream.peek()) {
            if (next.isWhitespace() || next == Token.Mark.CDO || next == Token.Mark.CDC) {
                stream.next();
                continue;
            }
            Rule rule = next instanceof Token.AtKeyword(String name)
                    ? consumeAtRule(name)
                    : consumeQualifiedRule(false);
            if (rule != null) {
                rules.add(rule);
            }
        }
        return rules;
    }

    private List<BlockItem> consumeBlockContents() {
        List<BlockItem> items = new ArrayList<>();
        for (ComponentValue next = stream.peek(); next != null; next = stream.peek()) {
            if (next.isWhitespace() || next == Token.Mark.SEMICOLON) {
                stream.next();
            } else if (next instanceof Token.AtKeyword(String name)) {
                items.add(consumeAtRule(name));
            } else {
                int mark = stream.mark();
                BlockItem item = consumeDeclaration();
                if (item == null) {
                    stream.restore(mark);
                    item = consumeQualifiedRule(true);
                }
                if (item != null) {
                    items.add(item);
                }
            }
        }
        return items;
    }

    /// A closing curly bracket that would end the standard's at-rule in a nested context cannot come here: in a block, it
    /// has ended the block.
    ///
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-at-rule">CSS Syntax: consume an at-rule</a>
    private AtRule consumeAtRule(String name) {
        stream.next();
        String lowerName = CodePoints.toAsciiLowerCase(name);
        int start = stream.mark();
        for (ComponentValue next = stream.peek(); next != null; next = stream.peek()) {
            if (next == Token.Mark.SEMICOLON) {
                ComponentValues prelude = stream.since(start);
                stream.next();
                return new AtRule(lowerName, prelude, null);
            }
            if (next instanceof SimpleBlock block && block.bracket() == Token.Bracket.CURLY) {
                ComponentValues prelude = stream.since(start);
                stream.next();
                return new AtRule(lowerName, prelude, block);
            }
            stream.next();
        }
        return new AtRule(lowerName, stream.since(start), null);
    }

    /// @param nested whether a semicolon ends it
    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-qualified-rule">CSS Syntax: consume a qualified rule</a>
    private @Nullable QualifiedRule consumeQualifiedRule(boolean nested) {
        int start = stream.mark();
        for (ComponentValue next = stream.peek(); next != null; next = stream.peek()) {
            if (nested && next == Token.Mark.SEMICOLON) {
                return null;
            }
            if (next instanceof SimpleBlock block && block.bracket() == Token.Bracket.CURLY) {
                ComponentValues prelude = stream.since(start);
                stream.next();
                if (looksLikeCustomProperty(prelude)) {
                    if (nested) {
                        consumeRemnantsOfBadDeclaration();
                    }
                    return null;
                }
                return new QualifiedRule(prelude, block);
            }
            stream.next();
        }
        return null;
    }

    /// Whether a prelude begins with `--name:`, so that its block was meant as a custom property's value.
    private static boolean looksLikeCustomProperty(ComponentValues prelude) {
        ComponentValueStream stream = prelude.stream();
        stream.skipWhitespace();
        if (!(stream.next() instanceof Token.Ident(String name)) || !name.startsWith("--")) {
            return false;
        }
        stream.skipWhitespace();
        return stream.peek() == Token.Mark.COLON;
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-the-remnants-of-a-bad-declaration">CSS Syntax: consume the remnants of a bad declaration</a>
    private void consumeRemnantsOfBadDeclaration() {
        for (ComponentValue next = stream.next(); next != null; next = stream.next()) {
            if (next == Token.Mark.SEMICOLON) {
                return;
            }
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-syntax/#consume-declaration">CSS Syntax: consume a declaration</a>
    private @Nullable Declaration consumeDeclaration() {
        // 1. A name.
        if (!(stream.next() instanceof Token.Ident(String name))) {
            return null;
        }
        // 2.-3. A colon.
        stream.skipWhitespace();
        if (!stream.consumeMark(Token.Mark.COLON)) {
            return null;
        }
        // 4.-5. The value, up to a semicolon.
        int start = stream.mark();
        while (!stream.isAtEnd() && stream.peek() != Token.Mark.SEMICOLON) {
            stream.next();
        }
        ComponentValues value = stream.since(start).trim();
        // 6. `!important` at its end.
        ComponentValues plain = withoutImportant(value);
        boolean important = plain.size() != value.size();
        // 7.-8. A `{}` block is the whole value of a property, or, in a custom property, anything.
        boolean isCustom = name.startsWith("--");
        if (!isCustom && hasBlockAmongOthers(plain)) {
            return null;
        }
        // 9. Whether the property knows the value is for the caller to decide.
        return new Declaration(isCustom ? name : CodePoints.toAsciiLowerCase(name), plain, important);
    }

    private static ComponentValues withoutImportant(ComponentValues value) {
        int last = value.size() - 1;
        if (last < 1 || !value.get(last).isIdent("important")) {
            return value;
        }
        int bang = last - 1;
        while (bang > 0 && value.get(bang).isWhitespace()) {
            bang--;
        }
        return value.get(bang).isDelim('!') ? value.slice(0, bang).trim() : value;
    }

    private static boolean hasBlockAmongOthers(ComponentValues value) {
        if (value.size() < 2) {
            return false;
        }
        for (ComponentValue v : value) {
            if (v.isBlock(Token.Bracket.CURLY)) {
                return true;
            }
        }
        return false;
    }
}
