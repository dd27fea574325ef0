package dev.frameloop.dom.event;

import org.jspecify.annotations.Nullable;

import java.util.List;

/// What a {@link MessageEvent} is made with: {@link EventInit}'s members, then its own.
///
/// @param data the message
/// @param origin the origin of who sent it, or the empty string
/// @param lastEventId the id of the last event of an event source, or the empty string
/// @param source the window, message port or worker that sent it, or null
/// @param ports the message ports that were sent along
/// @see <a href="https://html.spec.whatwg.org/multipage/comms.html#messageevent">HTML: MessageEventInit</a>
public record MessageEventInit(boolean bubbles, boolean cancelable, boolean composed, @Nullable Object data,
        String origin, String lastEventId, @Nullable Object source, List<?> ports) {}
