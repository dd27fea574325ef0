package dev.frameloop.dom.messaging;

import java.util.List;

/// What is transferred together with a message.
///
/// @param transfer the objects, as the script engine holds them
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#structuredserializeoptions">HTML: StructuredSerializeOptions</a>
public record StructuredSerializeOptions(List<?> transfer) {}
