package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

/// What a {@link SubmitEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param submitter the button that was used, or null
/// @see <a href="https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#submitevent">HTML: SubmitEventInit</a>
public record SubmitEventInit(boolean bubbles, boolean cancelable, boolean composed,
        @Nullable EventTarget submitter) {}
