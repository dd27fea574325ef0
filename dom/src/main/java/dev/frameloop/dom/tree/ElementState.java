package dev.frameloop.dom.tree;

/// What an element can be beside its attributes, as selectors ask for it.
///
/// The first group is set from outside, by input, focus and navigation, with {@link Element#setState}. The second follows from the
/// kind of element: form controls override {@link Element#state}, and what they leave open follows from the attributes.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/semantics-other.html#pseudo-classes">HTML: pseudo-classes</a>
public enum ElementState {
    /// The pointer is over it or a descendant.
    HOVER(true),
    /// It is being activated.
    ACTIVE(true),
    /// It is focused, or is the host of what is.
    FOCUS(true),
    /// It is focused and shows that.
    FOCUS_VISIBLE(true),
    /// It or a descendant, through shadow trees, is focused.
    FOCUS_WITHIN(true),
    /// The fragment of the URL names it.
    TARGET(true),
    /// It is shown over the whole screen.
    FULLSCREEN(true),
    /// It is a modal dialog.
    MODAL(true),
    /// It is a popover that is shown.
    POPOVER_OPEN(true),
    /// The user agent filled it in.
    AUTOFILL(true),

    /// It is built in, or its custom element definition has been applied.
    DEFINED(false),
    /// It could be disabled and is not.
    ENABLED(false),
    /// It is disabled.
    DISABLED(false),
    /// It is checked or selected.
    CHECKED(false),
    /// It is neither checked nor unchecked, or its progress is not known.
    INDETERMINATE(false),
    /// It is the default among its kind.
    DEFAULT(false),
    /// It must be filled in.
    REQUIRED(false),
    /// It could be required and is not.
    OPTIONAL(false),
    /// The user cannot change it.
    READ_ONLY(false),
    /// The user can change it.
    READ_WRITE(false),
    /// It shows its placeholder.
    PLACEHOLDER_SHOWN(false),
    /// It is validated and satisfies its constraints.
    VALID(false),
    /// It is validated and does not satisfy its constraints.
    INVALID(false),
    /// It is valid, and the user has been at it.
    USER_VALID(false),
    /// It is invalid, and the user has been at it.
    USER_INVALID(false),
    /// Its value has limits and is within.
    IN_RANGE(false),
    /// Its value has limits and is outside.
    OUT_OF_RANGE(false),
    /// It is a details, dialog or select that is open.
    OPEN(false);

    private final boolean setFromOutside;

    ElementState(boolean setFromOutside) {
        this.setFromOutside = setFromOutside;
    }

    /// Whether it is off until somebody sets it; otherwise it follows from the kind of element and its attributes.
    boolean isSetFromOutside() {
        return setFromOutside;
    }

    int bit() {
        return 1 << ordinal();
    }
}
