package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import org.jspecify.annotations.Nullable;

import java.util.Map;

/// A pseudo-class that asks the element for a state: `:hover`, `:checked`.
///
/// Where the element leaves a state to its attributes, {@link AttributeStates} tells.
///
/// @param name with the colon, in lower case
/// @param state the state
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes">HTML: pseudo-classes</a>
record StatePseudoClass(String name, ElementState state) implements SimpleSelector {
    private static final Map<String, ElementState> STATES = Map.ofEntries(Map.entry("hover", ElementState.HOVER),
            Map.entry("active", ElementState.ACTIVE), Map.entry("focus", ElementState.FOCUS),
            Map.entry("focus-visible", ElementState.FOCUS_VISIBLE),
            Map.entry("focus-within", ElementState.FOCUS_WITHIN),
            Map.entry("target", ElementState.TARGET), Map.entry("fullscreen", ElementState.FULLSCREEN),
            Map.entry("modal", ElementState.MODAL), Map.entry("popover-open", ElementState.POPOVER_OPEN),
            Map.entry("open", ElementState.OPEN), Map.entry("defined", ElementState.DEFINED),
            Map.entry("enabled", ElementState.ENABLED), Map.entry("disabled", ElementState.DISABLED),
            Map.entry("checked", ElementState.CHECKED), Map.entry("indeterminate", ElementState.INDETERMINATE),
            Map.entry("default", ElementState.DEFAULT), Map.entry("required", ElementState.REQUIRED),
            Map.entry("optional", ElementState.OPTIONAL), Map.entry("read-only", ElementState.READ_ONLY),
            Map.entry("read-write", ElementState.READ_WRITE),
            Map.entry("placeholder-shown", ElementState.PLACEHOLDER_SHOWN), Map.entry("valid", ElementState.VALID),
            Map.entry("invalid", ElementState.INVALID), Map.entry("user-valid", ElementState.USER_VALID),
            Map.entry("user-invalid", ElementState.USER_INVALID), Map.entry("in-range", ElementState.IN_RANGE),
            Map.entry("out-of-range", ElementState.OUT_OF_RANGE), Map.entry("autofill", ElementState.AUTOFILL),
            Map.entry("-webkit-autofill", ElementState.AUTOFILL));

    /// The pseudo-class of that name in lower case, without the colon; null where it is none of these.
    static @Nullable StatePseudoClass of(String lowerName) {
        ElementState state = STATES.get(lowerName);
        return state == null ? null : new StatePseudoClass(":" + lowerName, state);
    }

    @Override
    public boolean matches(Element element, MatchContext context) {
        Boolean known = element.state(state);
        return known != null ? known : AttributeStates.has(element, state);
    }

    @Override
    public String toString() {
        return name;
    }
}
