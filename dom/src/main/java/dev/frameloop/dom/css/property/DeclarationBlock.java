package dev.frameloop.dom.css.property;

import dev.frameloop.dom.css.syntax.BlockItem;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Declaration;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.WideKeyword;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/// The declarations of a rule or a style attribute: longhands in order of declaration, each once.
///
/// @see <a href="https://drafts.csswg.org/cssom/#css-declaration-blocks">CSSOM: CSS declaration blocks</a>
public final class DeclarationBlock {
    private final Map<String, PropertyDeclaration> declarations = new LinkedHashMap<>();

    private @Nullable List<PropertyDeclaration> list;

    /// An empty block.
    public DeclarationBlock() {}

    /// The block of some declarations; those that are not valid are dropped.
    public static DeclarationBlock of(List<? extends BlockItem> items, UnsupportedProperties unsupported) {
        DeclarationBlock block = new DeclarationBlock();
        for (BlockItem item : items) {
            if (item instanceof Declaration declaration) {
                block.add(declaration, unsupported);
            }
        }
        return block;
    }

    /// The block of a style attribute.
    public static DeclarationBlock parse(String text, UnsupportedProperties unsupported) {
        return of(Parser.parseBlockContents(text), unsupported);
    }

    /// Adds a declaration at the end, if it is valid. An important declaration is not overruled by one that is not.
    public void add(Declaration declaration, UnsupportedProperties unsupported) {
        String name = declaration.name();
        if (declaration.isCustomProperty()) {
            CssValue custom = customValue(name, declaration.value());
            if (custom != null) {
                append(new PropertyDeclaration(null, name, custom, declaration.important()));
            }
            return;
        }
        Property property = PropertyParser.property(name);
        if (property == null) {
            unsupported.report(name);
            return;
        }
        Map<Longhand, CssValue> values = PropertyParser.parse(property, declaration.value());
        if (values != null) {
            inOrder(property, values).forEach((longhand, value) -> append(
                    new PropertyDeclaration(longhand, longhand.cssName(), value, declaration.important())));
        }
    }

    private void append(PropertyDeclaration declaration) {
        PropertyDeclaration before = declarations.get(declaration.name());
        if (before != null && before.important() && !declaration.important()) {
            return;
        }
        list = null;
        declarations.remove(declaration.name());
        declarations.put(declaration.name(), declaration);
    }

    private static Map<Longhand, CssValue> inOrder(Property property, Map<Longhand, CssValue> values) {
        if (!(property instanceof Shorthand shorthand)) {
            return values;
        }
        Map<Longhand, CssValue> ordered = new LinkedHashMap<>();
        for (Longhand longhand : shorthand.longhands()) {
            CssValue value = values.get(longhand);
            if (value != null) {
                ordered.put(longhand, value);
            }
        }
        return ordered;
    }

    private static @Nullable CssValue customValue(String name, ComponentValues value) {
        if (name.length() < 3 || value.containsBadToken()
                || value.containsSubstitution() && !Substitution.isValid(value)) {
            return null;
        }
        WideKeyword wide = WideKeywords.of(value);
        return wide != null ? wide : new CustomValue(value);
    }

    /// The declarations, in order. The list never changes; after a change of the block there is another one.
    public List<PropertyDeclaration> declarations() {
        List<PropertyDeclaration> known = list;
        if (known == null) {
            known = List.copyOf(declarations.values());
            list = known;
        }
        return known;
    }

    /// How many declarations there are, longhands counted.
    public int size() {
        return declarations.size();
    }

    /// The name of the declaration at `index`, or the empty string.
    public String item(long index) {
        return index >= 0 && index < declarations.size() ? new ArrayList<>(declarations.keySet()).get((int) index) : "";
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertyvalue">CSSOM: getPropertyValue()</a>
    public String getPropertyValue(String name) {
        // 1. A custom property's name keeps its case.
        Property property = propertyNamed(name);
        if (property instanceof Shorthand shorthand) {
            // 2. A shorthand needs all its longhands, all important or none.
            List<CssValue> values = new ArrayList<>();
            Set<Boolean> importance = new HashSet<>();
            for (Longhand longhand : shorthand.longhands()) {
                PropertyDeclaration declaration = declarations.get(longhand.cssName());
                if (declaration == null) {
                    return "";
                }
                importance.add(declaration.important());
                values.add(declaration.value());
            }
            return importance.size() > 1 ? "" : ShorthandText.of(shorthand, values);
        }
        // 3. and 4.
        PropertyDeclaration declaration = declarations.get(keyOf(name, property));
        return declaration == null ? "" : declaration.value().cssText();
    }

    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-getpropertypriority">CSSOM: getPropertyPriority()</a>
    public String getPropertyPriority(String name) {
        Property property = propertyNamed(name);
        if (property instanceof Shorthand shorthand) {
            boolean important = shorthand.longhands().stream().allMatch(longhand -> isImportant(longhand.cssName()));
            return important ? "important" : "";
        }
        return isImportant(keyOf(name, property)) ? "important" : "";
    }

    private boolean isImportant(String name) {
        PropertyDeclaration declaration = declarations.get(name);
        return declaration != null && declaration.important();
    }

    /// @return whether anything changed
    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-setproperty">CSSOM: setProperty()</a>
    public boolean setProperty(String name, String value, boolean important) {
        // 4. The empty string removes.
        if (value.isEmpty()) {
            return removeProperty(name);
        }
        // 6. and 7. An invalid value changes nothing.
        ComponentValues components = Parser.parseComponentValues(value).trim();
        if (name.startsWith("--")) {
            CssValue custom = customValue(name, components);
            return custom != null && set(new PropertyDeclaration(null, name, custom, important));
        }
        Property property = propertyNamed(name);
        Map<Longhand, CssValue> values = property == null ? null : PropertyParser.parse(property, components);
        if (values == null || property == null) {
            return false;
        }
        // 8. and 9. Each longhand is set where it stands, or added at the end.
        boolean changed = false;
        for (Map.Entry<Longhand, CssValue> entry : inOrder(property, values).entrySet()) {
            changed |= set(
                    new PropertyDeclaration(entry.getKey(), entry.getKey().cssName(), entry.getValue(), important));
        }
        return changed;
    }

    private boolean set(PropertyDeclaration declaration) {
        list = null;
        PropertyDeclaration before = declarations.put(declaration.name(), declaration);
        return !declaration.equals(before);
    }

    /// @return whether anything was removed
    /// @see <a href="https://drafts.csswg.org/cssom/#dom-cssstyledeclaration-removeproperty">CSSOM: removeProperty()</a>
    public boolean removeProperty(String name) {
        list = null;
        Property property = propertyNamed(name);
        if (property instanceof Shorthand shorthand) {
            boolean removed = false;
            for (Longhand longhand : shorthand.longhands()) {
                removed |= declarations.remove(longhand.cssName()) != null;
            }
            return removed;
        }
        return declarations.remove(keyOf(name, property)) != null;
    }

    private static @Nullable Property propertyNamed(String name) {
        return name.startsWith("--") ? null : PropertyParser.property(name.toLowerCase(Locale.ROOT));
    }

    private static String keyOf(String name, @Nullable Property property) {
        return property == null ? name : property.cssName();
    }

    /// The text of the whole block, with shorthands where they say the same.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block">CSSOM: serialize a CSS declaration block</a>
    public String cssText() {
        List<String> list = new ArrayList<>();
        Set<String> done = new HashSet<>();
        // 3. For each declaration,
        for (PropertyDeclaration declaration : declarations.values()) {
            // 3.2. unless a shorthand has taken it,
            if (done.contains(declaration.name())) {
                continue;
            }
            // 3.3. try the shorthands that it belongs to, the largest first.
            Longhand longhand = declaration.longhand();
            boolean taken = false;
            for (Shorthand shorthand : longhand == null
                    ? Collections.<Shorthand>emptyList()
                    : ShorthandText.shorthandsOf(longhand)) {
                boolean free = shorthand.longhands().stream().noneMatch(part -> done.contains(part.cssName()));
                String value = free ? getPropertyValue(shorthand.cssName()) : "";
                if (!value.isEmpty()) {
                    list.add(PropertyDeclaration.cssText(shorthand.cssName(), value, declaration.important()));
                    shorthand.longhands().forEach(part -> done.add(part.cssName()));
                    taken = true;
                    break;
                }
            }
            // 3.4. to 3.7. Else it stands by itself.
            if (!taken) {
                list.add(PropertyDeclaration.cssText(declaration.name(), declaration.value().cssText(),
                        declaration.important()));
                done.add(declaration.name());
            }
        }
        // 4.
        return String.join(" ", list);
    }
}
