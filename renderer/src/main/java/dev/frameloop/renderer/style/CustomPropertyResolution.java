package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.CustomValue;
import dev.frameloop.dom.css.property.Substitution;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.value.ComputationContext;
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
    private final RegisteredProperties registered;
    private final Map<String, @Nullable ComponentValues> done = new HashMap<>();

    private CustomPropertyResolution(Map<String, CssValue> declared, CustomProperties parent,
            RegisteredProperties registered) {
        this.declared = declared;
        this.parent = parent;
        this.registered = registered;
    }

    /// @param declared the cascaded values of the element
    /// @param parent the values of the parent
    /// @param registered what is known of some properties
    /// @return the values, relative units of registered properties still to be worked out: {@link #computed}
    static CustomProperties resolve(Map<String, CssValue> declared, CustomProperties parent,
            RegisteredProperties registered) {
        CustomProperties inherited = parent.inherited();
        if (!inherited.initialValues().equals(registered.initialValues())) {
            inherited = new CustomProperties(inherited.inheritedValues(), Map.of(), registered.initialValues());
        }
        if (declared.isEmpty()) {
            return inherited;
        }
        CustomPropertyResolution resolution = new CustomPropertyResolution(declared, parent, registered);
        Set<String> cyclic = resolution.cycles();
        Map<String, ComponentValues> values = new HashMap<>(parent.inheritedValues());
        Map<String, ComponentValues> own = new HashMap<>();
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
            Map<String, ComponentValues> target = registered.inherits(name) ? values : own;
            if (value == null) {
                target.remove(name);
            } else {
                target.put(name, value);
            }
        }
        return new CustomProperties(Map.copyOf(values), own.isEmpty() ? Map.of() : Map.copyOf(own),
                registered.initialValues());
    }

    /// Works out relative units of registered properties, once the font is known.
    static CustomProperties computed(Map<String, CssValue> declared, CustomProperties values,
            RegisteredProperties registered, ComputationContext context) {
        if (registered.isEmpty() || declared.isEmpty()) {
            return values;
        }
        Map<String, ComponentValues> inherited = new HashMap<>(values.inheritedValues());
        Map<String, ComponentValues> own = new HashMap<>(values.ownValues());
        for (String name : declared.keySet()) {
            inherited.computeIfPresent(name, (_, value) -> registered.computed(name, value, context));
            own.computeIfPresent(name, (_, value) -> registered.computed(name, value, context));
        }
        return new CustomProperties(Map.copyOf(inherited), Map.copyOf(own), values.initialValues());
    }

    private @Nullable ComponentValues compute(String name) {
        return switch (declared.get(name)) {
            case CustomValue(ComponentValues value) -> {
                ComponentValues substituted = value.containsSubstitution()
                        ? Substitution.substitute(value, this::lookUp)
                        : value;
                // What is invalid at computed-value time is unset.
                yield substituted != null && registered.accepts(name, substituted)
                        ? substituted
                        : initial(name) == null ? null : inheritedOrInitial(name);
            }
            case WideKeyword keyword when keyword == WideKeyword.INITIAL -> initial(name);
            case WideKeyword keyword when keyword == WideKeyword.INHERIT -> parent.get(name);
            case null, default -> inheritedOrInitial(name);
        };
    }

    private @Nullable ComponentValues initial(String name) {
        return registered.initialValues().get(name);
    }

    private @Nullable ComponentValues inheritedOrInitial(String name) {
        return registered.inherits(name) ? parent.inherited().get(name) : initial(name);
    }

    private @Nullable ComponentValues lookUp(String name) {
        return declared.containsKey(name)
                ? done.get(name)
                : registered.inherits(name)
                        ? parent.inheritedValues().getOrDefault(name, initial(name))
                        : initial(name);
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
