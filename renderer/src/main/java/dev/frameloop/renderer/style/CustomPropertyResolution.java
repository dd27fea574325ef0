package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.CustomValue;
import dev.frameloop.dom.css.property.Substitution;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.WideKeyword;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Computes the custom properties of one element: substitutes `var()`, and finds cycles.
///
/// @see <a href="https://drafts.csswg.org/css-variables-2/#cycles">CSS Variables: resolving dependency cycles</a>
final class CustomPropertyResolution {
    private final Map<String, CssValue> declared;
    private final CustomProperties parent;
    private final Map<String, @Nullable ComponentValues> done = new HashMap<>();

    private CustomPropertyResolution(Map<String, CssValue> declared, CustomProperties parent) {
        this.declared = declared;
        this.parent = parent;
    }

    /// @param declared the cascaded values of the element
    /// @param parent what it inherits
    static CustomProperties resolve(Map<String, CssValue> declared, CustomProperties parent) {
        if (declared.isEmpty()) {
            return parent;
        }
        CustomPropertyResolution resolution = new CustomPropertyResolution(declared, parent);
        Set<String> cyclic = resolution.cycles();
        Map<String, ComponentValues> values = new HashMap<>(parent.inheritedValues());
        for (String name : declared.keySet()) {
            if (cyclic.contains(name)) {
                resolution.done.put(name, null);
            }
        }
        for (String name : resolution.dependenciesFirst()) {
            ComponentValues value = resolution.done.containsKey(name)
                    ? resolution.done.get(name)
                    : resolution.compute(name);
            resolution.done.put(name, value);
            if (value == null) {
                values.remove(name);
            } else {
                values.put(name, value);
            }
        }
        return new CustomProperties(Map.copyOf(values), Map.of());
    }

    private @Nullable ComponentValues compute(String name) {
        return switch (declared.get(name)) {
            case CustomValue(ComponentValues value) ->
                value.containsSubstitution() ? Substitution.substitute(value, this::lookUp) : value;
            case WideKeyword keyword when keyword == WideKeyword.INITIAL -> null;
            case null, default -> parent.get(name);
        };
    }

    private @Nullable ComponentValues lookUp(String name) {
        return declared.containsKey(name) ? done.get(name) : parent.get(name);
    }

    private List<String> references(String name) {
        List<String> names = new ArrayList<>();
        if (declared.get(name) instanceof CustomValue(ComponentValues value)) {
            Substitution.collectReferences(value, names);
            names.retainAll(declared.keySet());
        }
        return names;
    }

    /// The declared names in an order in which each comes after those that it refers to.
    private List<String> dependenciesFirst() {
        List<String> order = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Deque<String> stack = new ArrayDeque<>();
        for (String start : declared.keySet()) {
            stack.push(start);
            while (!stack.isEmpty()) {
                String name = stack.peek();
                boolean first = seen.add(name);
                int before = stack.size();
                if (first) {
                    references(name).stream().filter(reference -> !seen.contains(reference)).forEach(stack::push);
                }
                if (stack.size() == before) {
                    stack.pop();
                    if (!order.contains(name)) {
                        order.add(name);
                    }
                }
            }
        }
        return order;
    }

    /// The names that can be reached from themselves.
    private Set<String> cycles() {
        Set<String> cyclic = new HashSet<>();
        for (String start : declared.keySet()) {
            Set<String> seen = new HashSet<>();
            Deque<String> open = new ArrayDeque<>(references(start));
            while (!open.isEmpty()) {
                String name = open.pop();
                if (name.equals(start)) {
                    cyclic.add(start);
                    break;
                }
                if (seen.add(name)) {
                    open.addAll(references(name));
                }
            }
        }
        return cyclic;
    }
}
