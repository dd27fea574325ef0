package dev.frameloop.dom.event;

/// What a {@link ProgressEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param lengthComputable whether the total is known
/// @param loaded how much is done
/// @param total how much there is to do, or 0
/// @see <a href="https://xhr.spec.whatwg.org/#interface-progressevent">XHR: ProgressEventInit</a>
public record ProgressEventInit(boolean bubbles, boolean cancelable, boolean composed, boolean lengthComputable,
        double loaded, double total) {}
