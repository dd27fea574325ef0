package dev.frameloop.renderer.style;

/// The levels of the cascade by origin and importance, from weak to strong.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#cascade-origin">CSS Cascade: origin and importance</a>
enum CascadeLevel {
    /// The user-agent sheet.
    USER_AGENT,
    /// The user's sheet.
    USER,
    /// Attributes that stand for style.
    PRESENTATIONAL_HINTS,
    /// The page's sheets and style attributes.
    AUTHOR,
    /// What animations set.
    ANIMATION,
    /// The page's important declarations.
    AUTHOR_IMPORTANT,
    /// The user's important declarations.
    USER_IMPORTANT,
    /// The user-agent sheet's important declarations.
    USER_AGENT_IMPORTANT,
    /// What transitions set.
    TRANSITION;

    /// The level of important declarations of the same origin.
    CascadeLevel important() {
        return switch (this) {
            case USER_AGENT -> USER_AGENT_IMPORTANT;
            case USER -> USER_IMPORTANT;
            case AUTHOR -> AUTHOR_IMPORTANT;
            default -> this;
        };
    }

    /// The origin's rank, for `revert`: 0 user agent, 1 user, 2 author.
    int origin() {
        return switch (this) {
            case USER_AGENT, USER_AGENT_IMPORTANT -> 0;
            case USER, USER_IMPORTANT -> 1;
            default -> 2;
        };
    }

    boolean isImportant() {
        return this == AUTHOR_IMPORTANT || this == USER_IMPORTANT || this == USER_AGENT_IMPORTANT;
    }
}
