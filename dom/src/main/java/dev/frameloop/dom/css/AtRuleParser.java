package dev.frameloop.dom.css;

import dev.frameloop.dom.css.condition.MediaQueries;
import dev.frameloop.dom.css.condition.SupportsCondition;
import dev.frameloop.dom.css.syntax.AtRule;
import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValueStream;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Function;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.SimpleBlock;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// Makes rule objects of at-rules.
///
/// UNIMPLEMENTED: `@counter-style`, `@scope`, `@starting-style`, `@font-feature-values`, `@view-transition`.
///
/// @see <a href="https://drafts.csswg.org/css-syntax/#at-rules">CSS Syntax: at-rules</a>
final class AtRuleParser {
    private AtRuleParser() {}

    /// The rule; null where it is unknown or invalid.
    ///
    /// @param isTop whether it stands at the top of a sheet, where alone some of them count
    static @Nullable CSSRule parse(AtRule rule, boolean isTop) {
        SimpleBlock block = rule.block();
        if (block == null) {
            return switch (rule.name()) {
                case "import" -> isTop ? importRule(rule.prelude().trim()) : null;
                case "namespace" -> isTop ? namespace(rule.prelude().trim()) : null;
                case "layer" -> layerStatement(rule.prelude());
                default -> null;
            };
        }
        ComponentValues prelude = rule.prelude().trim();
        ComponentValues content = block.value();
        return switch (rule.name()) {
            case "media" -> new CSSMediaRule(MediaQueries.parse(prelude), content);
            case "supports" -> {
                SupportsCondition condition = SupportsCondition.parse(prelude);
                yield condition == null ? null : new CSSSupportsRule(condition, prelude.text(), content);
            }
            case "container" -> container(prelude, content);
            case "layer" -> layerBlock(prelude, content);
            case "font-face" ->
                prelude.isEmpty() ? new CSSFontFaceRule(new DescriptorBlock(content)) : null;
            case "page" -> new CSSPageRule(prelude.toString(), new DescriptorBlock(content));
            case "keyframes", "-webkit-keyframes" -> keyframes(rule.name(), prelude, content);
            case "property" -> property(prelude, content);
            default -> null;
        };
    }

    /// @see <a href="https://drafts.csswg.org/css-cascade-5/#at-import">CSS Cascade: @import</a>
    private static @Nullable CSSImportRule importRule(ComponentValues prelude) {
        ComponentValueStream in = prelude.stream();
        String href = url(in.next());
        if (href == null) {
            return null;
        }
        in.skipWhitespace();
        String layer = null;
        if (in.consumeIdent("layer")) {
            layer = "";
        } else if (in.peek() instanceof Function f && f.isFunction("layer")) {
            layer = layerName(f.value().trim());
            if (layer != null) {
                in.next();
            }
        }
        in.skipWhitespace();
        String supportsText = null;
        SupportsCondition supports = null;
        if (in.peek() instanceof Function f && f.isFunction("supports")) {
            in.next();
            ComponentValues condition = f.value().trim();
            supportsText = condition.text();
            boolean isDeclaration = Parser.parseDeclaration(supportsText) != null;
            supports = SupportsCondition
                    .parse(isDeclaration ? Parser.parseComponentValues("(" + supportsText + ")") : condition);
            if (supports == null) {
                return null;
            }
        }
        return new CSSImportRule(href, MediaQueries.parse(in.remaining()), layer, supportsText, supports);
    }

    private static @Nullable String url(@Nullable ComponentValue value) {
        return switch (value) {
            case Token.QuotedString(String text) -> text;
            case Token.Url(String text) -> text;
            case Function f when f.isFunction("url") || f.isFunction("src") -> {
                ComponentValues content = f.value().trim();
                yield content.size() == 1 && content.get(0) instanceof Token.QuotedString(String text) ? text : null;
            }
            case null, default -> null;
        };
    }

    private static @Nullable CSSNamespaceRule namespace(ComponentValues prelude) {
        ComponentValueStream in = prelude.stream();
        String prefix = "";
        if (in.peek() instanceof Token.Ident(String name)) {
            prefix = name;
            in.next();
            in.skipWhitespace();
        }
        String uri = url(in.next());
        return uri == null || !in.isAtEnd() ? null : new CSSNamespaceRule(prefix, uri);
    }

    private static @Nullable CSSLayerStatementRule layerStatement(ComponentValues prelude) {
        List<String> names = new ArrayList<>();
        for (ComponentValues part : Parser.splitAtCommas(prelude)) {
            String name = layerName(part);
            if (name == null) {
                return null;
            }
            names.add(name);
        }
        return names.isEmpty() ? null : new CSSLayerStatementRule(names);
    }

    private static @Nullable CSSLayerBlockRule layerBlock(ComponentValues prelude, ComponentValues content) {
        String name = prelude.isEmpty() ? "" : layerName(prelude);
        return name == null ? null : new CSSLayerBlockRule(name, content);
    }

    /// Identifiers with dots between and no white space; null where it is something else.
    private static @Nullable String layerName(ComponentValues values) {
        for (int i = 0; i < values.size(); i++) {
            ComponentValue value = values.get(i);
            boolean fits = i % 2 == 1 ? value.isDelim('.') : value instanceof Token.Ident(String name) && !isWide(name);
            if (!fits) {
                return null;
            }
        }
        return values.size() % 2 == 1 ? values.toString() : null;
    }

    private static boolean isWide(String name) {
        return switch (CodePoints.toAsciiLowerCase(name)) {
            case "initial", "inherit", "unset", "revert", "revert-layer", "default" -> true;
            default -> false;
        };
    }

    private static @Nullable CSSContainerRule container(ComponentValues prelude, ComponentValues content) {
        ComponentValueStream in = prelude.stream();
        String name = "";
        if (in.peek() instanceof Token.Ident(String ident) && !in.peek().isIdent("not")) {
            name = ident;
            in.next();
            in.skipWhitespace();
        }
        String query = in.remaining().text();
        return name.isEmpty() && query.isEmpty() ? null : new CSSContainerRule(name, query, content);
    }

    private static @Nullable CSSKeyframesRule keyframes(String atKeyword, ComponentValues prelude,
            ComponentValues content) {
        String name = prelude.size() != 1 ? null : switch (prelude.get(0)) {
            case Token.Ident(String ident) -> isWide(ident) || prelude.get(0).isIdent("none") ? null : ident;
            case Token.QuotedString(String text) -> text;
            default -> null;
        };
        return name == null ? null : new CSSKeyframesRule(atKeyword, name, content);
    }

    /// @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#at-property-rule">CSS Properties and Values: @property</a>
    private static @Nullable CSSPropertyRule property(ComponentValues prelude, ComponentValues content) {
        if (prelude.size() != 1 || !(prelude.get(0) instanceof Token.Ident(String name)) || !name.startsWith("--")) {
            return null;
        }
        DescriptorBlock block = new DescriptorBlock(content);
        Declaration syntax = block.get("syntax");
        Declaration inherits = block.get("inherits");
        Declaration initial = block.get("initial-value");
        if (syntax == null || inherits == null || syntax.value().size() != 1 || inherits.value().size() != 1
                || !(syntax.value().get(0) instanceof Token.QuotedString(String text))) {
            return null;
        }
        boolean inherited = inherits.value().get(0).isIdent("true");
        boolean valid = (inherited || inherits.value().get(0).isIdent("false"))
                && (initial != null || text.strip().equals("*"));
        return valid
                ? new CSSPropertyRule(name, text, inherited, initial == null ? null : initial.value().text())
                : null;
    }
}
