package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.CSSPropertyRule;
import dev.frameloop.dom.css.property.RegisteredSyntax;
import dev.frameloop.dom.css.syntax.ComponentValues;
import dev.frameloop.dom.css.syntax.Parser;
import dev.frameloop.dom.css.value.ComputationContext;
import dev.frameloop.dom.css.value.CssValue;
import org.jspecify.annotations.Nullable;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/// The custom properties that `@property` rules register.
///
/// DIVERGES: a font size that refers to a registered length in `em` gets it unresolved, where the standard sees a cycle.
///
/// @see <a href="https://drafts.css-houdini.org/css-properties-values-api/#calculation-of-computed-values">CSS Properties and Values: computed values</a>
final class RegisteredProperties {
    static final RegisteredProperties NONE = new RegisteredProperties(Map.of());

    private final Map<String, Registration> byName;
    private final Map<String, ComponentValues> initialValues = new HashMap<>();

    private record Registration(RegisteredSyntax syntax, boolean inherits, @Nullable ComponentValues initial) {}

    private RegisteredProperties(Map<String, Registration> byName) {
        this.byName = byName;
        byName.forEach((name, registration) -> {
            if (registration.initial != null) {
                initialValues.put(name, registration.initial);
            }
        });
    }

    /// The registrations of valid rules: their syntax is one, and the initial value is of it, which only any-value properties may lack.
    static RegisteredProperties of(Collection<CSSPropertyRule> rules) {
        Map<String, Registration> byName = new HashMap<>();
        for (CSSPropertyRule rule : rules) {
            RegisteredSyntax syntax = RegisteredSyntax.of(rule.syntax());
            String text = rule.initialValue();
            ComponentValues initial = text == null ? null : Parser.parseComponentValues(text).trim();
            if (syntax != null
                    && (syntax.isUniversal() || initial != null && syntax.parse(initial) != null)) {
                byName.put(rule.name(), new Registration(syntax, rule.inherits(), initial));
            }
        }
        return byName.isEmpty() ? NONE : new RegisteredProperties(byName);
    }

    boolean isEmpty() {
        return byName.isEmpty();
    }

    /// What properties have that neither are declared nor inherit a value.
    Map<String, ComponentValues> initialValues() {
        return initialValues;
    }

    /// Whether children take over the value.
    boolean inherits(String name) {
        Registration registration = byName.get(name);
        return registration == null || registration.inherits;
    }

    /// Whether a value, after substitution, is one of the property's.
    boolean accepts(String name, ComponentValues value) {
        Registration registration = byName.get(name);
        return registration == null || registration.syntax.isUniversal() || registration.syntax.parse(value) != null;
    }

    /// A value with relative units worked out.
    ComponentValues computed(String name, ComponentValues value, ComputationContext context) {
        Registration registration = byName.get(name);
        CssValue parsed = registration == null ? null : registration.syntax.parse(value);
        return parsed == null ? value : Parser.parseComponentValues(parsed.computed(context).cssText());
    }
}
