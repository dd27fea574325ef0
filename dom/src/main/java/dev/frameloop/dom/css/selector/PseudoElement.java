package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.Serialization;

import java.util.Set;

/// A pseudo-element, other than `::slotted()` and `::part()`, which lead to real elements.
///
/// @param name in lower case, without the colons
/// @param argument what stands in its parentheses, or the empty string
/// @param states pseudo-classes of the pseudo-element itself, as written in lower case, or the empty string
/// @see <a href="https://drafts.csswg.org/css-pseudo/">CSS Pseudo-Elements</a>
public record PseudoElement(String name, String argument, String states) {
    /// `::before`
    public static final PseudoElement BEFORE = new PseudoElement("before");
    /// `::after`
    public static final PseudoElement AFTER = new PseudoElement("after");
    /// `::marker`
    public static final PseudoElement MARKER = new PseudoElement("marker");
    /// `::first-line`
    public static final PseudoElement FIRST_LINE = new PseudoElement("first-line");
    /// `::first-letter`
    public static final PseudoElement FIRST_LETTER = new PseudoElement("first-letter");
    /// `::selection`
    public static final PseudoElement SELECTION = new PseudoElement("selection");
    /// `::placeholder`
    public static final PseudoElement PLACEHOLDER = new PseudoElement("placeholder");
    /// `::backdrop`
    public static final PseudoElement BACKDROP = new PseudoElement("backdrop");

    private static final Set<String> PLAIN = Set.of("before", "after", "marker", "first-line", "first-letter",
            "selection",
            "placeholder", "backdrop", "file-selector-button", "details-content", "target-text", "spelling-error",
            "grammar-error", "cue", "view-transition", "scroll-marker", "scroll-marker-group", "checkmark",
            "picker-icon");
    private static final Set<String> FUNCTIONAL = Set.of("highlight", "cue", "picker", "scroll-button",
            "view-transition-group", "view-transition-image-pair", "view-transition-old", "view-transition-new");
    private static final Set<String> SINGLE_COLON = Set.of("before", "after", "first-line", "first-letter");

    private PseudoElement(String name) {
        this(name, "", "");
    }

    /// Whether `::name` is one.
    static boolean isPlain(String lowerName) {
        return PLAIN.contains(lowerName) || lowerName.startsWith("-webkit-");
    }

    /// Whether `::name()` is one.
    static boolean isFunctional(String lowerName) {
        return FUNCTIONAL.contains(lowerName);
    }

    /// Whether one colon is enough, for the sake of old pages.
    static boolean allowsSingleColon(String lowerName) {
        return SINGLE_COLON.contains(lowerName);
    }

    @Override
    public String toString() {
        String head = "::" + Serialization.identifier(name);
        return (argument.isEmpty() ? head : head + "(" + argument + ")") + states;
    }
}
