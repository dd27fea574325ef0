package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.CSSConditionRule;
import dev.frameloop.dom.css.CSSFontFaceRule;
import dev.frameloop.dom.css.CSSGroupingRule;
import dev.frameloop.dom.css.CSSImportRule;
import dev.frameloop.dom.css.CSSKeyframesRule;
import dev.frameloop.dom.css.CSSLayerBlockRule;
import dev.frameloop.dom.css.CSSLayerStatementRule;
import dev.frameloop.dom.css.CSSMediaRule;
import dev.frameloop.dom.css.CSSNestedDeclarations;
import dev.frameloop.dom.css.CSSPropertyRule;
import dev.frameloop.dom.css.CSSRule;
import dev.frameloop.dom.css.CSSRuleList;
import dev.frameloop.dom.css.CSSStyleRule;
import dev.frameloop.dom.css.CSSStyleSheet;
import dev.frameloop.dom.css.CSSSupportsRule;
import dev.frameloop.dom.css.condition.MediaContext;
import dev.frameloop.dom.css.property.DeclarationBlock;
import dev.frameloop.dom.css.property.PropertyDeclaration;
import dev.frameloop.dom.css.selector.SelectorList;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The rules of the sheets of one tree (a document or shadow tree), as far as their conditions hold.
final class AuthorRules {
    private record Pending(SelectorList selectors, List<PropertyDeclaration> declarations, @Nullable Layer layer) {}

    /// A cascade layer; its sub-layers come before what is in it directly.
    private static final class Layer {
        final Map<String, Layer> inside = new LinkedHashMap<>();
        int rank;
        int anonymous;

        Layer named(String name) {
            return inside.computeIfAbsent(name, key -> new Layer());
        }
    }

    private final MediaContext media;
    private final Layer rootLayer = new Layer();
    private final List<Pending> pending = new ArrayList<>();
    private final List<CSSFontFaceRule> fontFaces = new ArrayList<>();
    private final Map<String, CSSPropertyRule> registered = new LinkedHashMap<>();
    private final Map<String, CSSKeyframesRule> keyframes = new LinkedHashMap<>();
    private final List<StyleRule> inOrder = new ArrayList<>();
    private final RegisteredProperties registrations;
    private final RuleSet rules;

    /// @param sheets in the order of the cascade
    AuthorRules(List<CSSStyleSheet> sheets, MediaContext media, boolean quirks) {
        this.media = media;
        this.rules = new RuleSet(quirks);
        sheets.forEach(sheet -> addSheet(sheet, null));
        registrations = RegisteredProperties.of(registered.values());
        rank(rootLayer, 0);
        int order = 0;
        for (Pending rule : pending) {
            int layer = rule.layer == null ? StyleRule.UNLAYERED : rule.layer.rank;
            for (int i = 0; i < rule.selectors.size(); i++) {
                inOrder.add(
                        new StyleRule(rule.selectors.get(i), rule.declarations, CascadeLevel.AUTHOR, layer, order));
            }
            order++;
        }
        inOrder.forEach(rules::add);
    }

    /// The rules in order of appearance.
    List<StyleRule> inOrder() {
        return inOrder;
    }

    RuleSet rules() {
        return rules;
    }

    List<CSSFontFaceRule> fontFaces() {
        return fontFaces;
    }

    Map<String, CSSPropertyRule> registeredProperties() {
        return registered;
    }

    /// The registrations of the rules that are valid.
    RegisteredProperties registered() {
        return registrations;
    }

    Map<String, CSSKeyframesRule> keyframes() {
        return keyframes;
    }

    private void addSheet(CSSStyleSheet sheet, @Nullable Layer layer) {
        if (!sheet.disabled() && sheet.media().queries().matches(media)) {
            addRules(sheet.cssRules(), layer, null);
        }
    }

    private void addRules(CSSRuleList list, @Nullable Layer layer, @Nullable CSSStyleRule outer) {
        for (CSSRule rule : list) {
            addRule(rule, layer, outer);
        }
    }

    private void addRule(CSSRule rule, @Nullable Layer layer, @Nullable CSSStyleRule outer) {
        switch (rule) {
            case CSSStyleRule style -> {
                add(style.selectors(), style.declarations(), layer);
                addRules(style.cssRules(), layer, style);
            }
            case CSSNestedDeclarations nested when outer != null ->
                add(outer.selectors(), nested.declarations(), layer);
            case CSSMediaRule condition -> addIf(condition.matches(media), condition, layer, outer);
            case CSSSupportsRule condition -> addIf(condition.matches(), condition, layer, outer);
            case CSSImportRule imported -> addImport(imported, layer);
            case CSSLayerBlockRule block -> addRules(block.cssRules(), layerNamed(block.name(), layer), outer);
            case CSSLayerStatementRule statement -> statement.nameList().forEach(name -> layerNamed(name, layer));
            case CSSFontFaceRule face -> fontFaces.add(face);
            case CSSPropertyRule property -> registered.put(property.name(), property);
            case CSSKeyframesRule frames -> keyframes.put(frames.name(), frames);
            case CSSConditionRule unknown -> {
                // UNIMPLEMENTED: container queries; their rules do not apply.
            }
            case CSSGroupingRule group -> addRules(group.cssRules(), layer, outer);
            default -> {
                // Rules for pages and namespaces style no element.
            }
        }
    }

    private void addIf(boolean holds, CSSConditionRule rule, @Nullable Layer layer, @Nullable CSSStyleRule outer) {
        if (holds) {
            addRules(rule.cssRules(), layer, outer);
        }
    }

    private void addImport(CSSImportRule rule, @Nullable Layer layer) {
        CSSStyleSheet sheet = rule.styleSheet();
        String name = rule.layerName();
        Layer target = name == null ? layer : layerNamed(name, layer);
        if (sheet != null && rule.media().queries().matches(media)) {
            addSheet(sheet, target);
        }
    }

    /// @param name with dots between its parts; empty for a layer of its own
    private Layer layerNamed(String name, @Nullable Layer around) {
        Layer layer = around == null ? rootLayer : around;
        if (name.isEmpty()) {
            return layer.named(" " + rootLayer.anonymous++);
        }
        for (String part : name.split("\\.")) {
            layer = layer.named(part);
        }
        return layer;
    }

    private static int rank(Layer layer, int next) {
        int rank = next;
        for (Layer inside : layer.inside.values()) {
            rank = rank(inside, rank);
        }
        layer.rank = rank;
        return rank + 1;
    }

    private void add(SelectorList selectors, DeclarationBlock block, @Nullable Layer layer) {
        List<PropertyDeclaration> declarations = block.declarations();
        if (!declarations.isEmpty()) {
            pending.add(new Pending(selectors, declarations, layer));
        }
    }
}
