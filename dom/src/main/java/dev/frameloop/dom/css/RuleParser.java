package dev.frameloop.dom.css;

import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.UnsupportedProperties;
import dev.frameloop.dom.css.selector.NamespaceContext;
import dev.frameloop.dom.css.selector.SelectorList;
import dev.frameloop.dom.css.syntax.AtRule;
import dev.frameloop.dom.css.syntax.BlockItem;
import dev.frameloop.dom.css.syntax.ComponentValue;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.syntax.QualifiedRule;
import dev.frameloop.dom.css.syntax.Rule;
import dev.frameloop.dom.css.syntax.Token;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Makes rule objects of parsed rules, for one place: the top of a sheet, or the inside of a rule.
///
/// @see <a href="https://drafts.csswg.org/cssom/#parse-a-css-rule">CSSOM: parse a CSS rule</a>
final class RuleParser {
    private final UnsupportedProperties reports;
    private final @Nullable CSSRule parent;
    private final @Nullable CSSStyleRule outer;
    private NamespaceContext namespaces;

    /// @param sheet the sheet, whose namespaces hold
    /// @param parent the rule that the rules will be in; null for the top of the sheet
    RuleParser(@Nullable CSSStyleSheet sheet, @Nullable CSSRule parent) {
        reports = reports(sheet);
        this.parent = parent;
        outer = parent instanceof CSSStyleRule style ? style : parent == null ? null : parent.enclosingStyleRule();
        namespaces = sheet == null ? NamespaceContext.NONE : sheet.namespaces();
    }

    /// The rules of a whole sheet. `@import` counts only before all others but `@layer`, `@namespace` only before those that are left.
    List<CSSRule> stylesheet(String text, boolean withImports) {
        List<CSSRule> rules = new ArrayList<>();
        boolean importsMayCome = true;
        boolean namespacesMayCome = true;
        for (Rule parsed : Parser.parseStylesheet(text)) {
            CSSRule rule = make(parsed);
            switch (rule) {
                case null -> {
                }
                case CSSImportRule imported -> {
                    if (importsMayCome && withImports) {
                        rules.add(imported);
                    }
                }
                case CSSNamespaceRule namespace -> {
                    if (namespacesMayCome) {
                        importsMayCome = false;
                        rules.add(namespace);
                        declare(namespace);
                    }
                }
                case CSSLayerStatementRule layer -> rules.add(layer);
                default -> {
                    importsMayCome = false;
                    namespacesMayCome = false;
                    rules.add(rule);
                }
            }
        }
        return rules;
    }

    private void declare(CSSNamespaceRule rule) {
        if (rule.prefix().isEmpty()) {
            namespaces = new NamespaceContext(rule.namespaceURI(), namespaces.prefixes());
        } else {
            Map<String, String> prefixes = new HashMap<>(namespaces.prefixes());
            prefixes.put(rule.prefix(), rule.namespaceURI());
            namespaces = new NamespaceContext(namespaces.defaultNamespace(), Map.copyOf(prefixes));
        }
    }

    /// A rule from text; null where it is none that can stand here.
    ///
    /// An `@import` or `@namespace` is told too where it cannot stand, since that is another error.
    @Nullable
    CSSRule rule(String text) {
        Rule parsed = Parser.parseRule(text);
        if (parsed != null) {
            return parsed instanceof AtRule at ? AtRuleParser.parse(at, true) : make(parsed);
        }
        // Among nested rules, bare declarations are a rule too.
        List<BlockItem> items = outer == null ? List.of() : Parser.parseBlockContents(text);
        DeclarationBlock block = DeclarationBlock.of(items, reports);
        return block.size() == 0 ? null : new CSSNestedDeclarations(block);
    }

    /// The content of a grouping rule: rules, and declarations where a style rule is around.
    List<CSSRule> blockContents(ComponentValues content) {
        return items(Parser.parseBlockContents(content), outer != null);
    }

    /// What follows the leading declarations of a style rule.
    List<CSSRule> nestedRules(ComponentValues content) {
        if (!hasRules(content)) {
            return List.of();
        }
        List<BlockItem> all = Parser.parseBlockContents(content);
        int first = 0;
        while (first < all.size() && all.get(first) instanceof Declaration) {
            first++;
        }
        return items(all.subList(first, all.size()), true);
    }

    /// Whether there can be a rule in it.
    private static boolean hasRules(ComponentValues content) {
        for (ComponentValue value : content) {
            if (value.isBlock(Token.Bracket.CURLY) || value instanceof Token.AtKeyword) {
                return true;
            }
        }
        return false;
    }

    private List<CSSRule> items(List<BlockItem> items, boolean withDeclarations) {
        List<CSSRule> rules = new ArrayList<>();
        List<BlockItem> run = new ArrayList<>();
        for (BlockItem item : items) {
            if (item instanceof Declaration) {
                run.add(item);
                continue;
            }
            CSSRule rule = make((Rule) item);
            if (rule != null) {
                addDeclarations(run, rules, withDeclarations);
                rules.add(rule);
            }
        }
        addDeclarations(run, rules, withDeclarations);
        return rules;
    }

    private void addDeclarations(List<BlockItem> run, List<CSSRule> rules, boolean wanted) {
        DeclarationBlock block = DeclarationBlock.of(run, reports);
        if (wanted && block.size() > 0) {
            rules.add(new CSSNestedDeclarations(block));
        }
        run.clear();
    }

    private @Nullable CSSRule make(Rule parsed) {
        return switch (parsed) {
            case QualifiedRule(ComponentValues prelude, var block) -> {
                SelectorList around = outer == null ? null : outer.selectors();
                SelectorList selectors = selectors(prelude, outer != null, around);
                yield selectors == null
                        ? null
                        : new CSSStyleRule(prelude, selectors, around, block.value(), leading(block.value()));
            }
            case AtRule rule -> AtRuleParser.parse(rule, parent == null);
        };
    }

    /// The declarations before the first rule.
    private DeclarationBlock leading(ComponentValues content) {
        List<BlockItem> items = Parser.parseBlockContents(content);
        int end = 0;
        while (end < items.size() && items.get(end) instanceof Declaration) {
            end++;
        }
        return DeclarationBlock.of(items.subList(0, end), reports);
    }

    /// Who wants to know of properties that are not known.
    static UnsupportedProperties reports(@Nullable CSSStyleSheet sheet) {
        return sheet == null ? UnsupportedProperties.IGNORED : ReportedProperties.of(sheet.document());
    }

    /// Selectors, of a nested rule or of one at the top; null where they are invalid.
    @Nullable
    SelectorList selectors(ComponentValues prelude, boolean nested, @Nullable SelectorList around) {
        return nested ? SelectorList.parseNested(prelude, namespaces, around) : SelectorList.parse(prelude, namespaces);
    }
}
