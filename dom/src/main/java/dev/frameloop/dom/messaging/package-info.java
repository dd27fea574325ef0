/// Messages between realms of one agent or of several: channels, ports, broadcast.
///
/// The standard is the HTML Standard's chapters on channel messaging and broadcasting. May use the ports to scripts and
/// events. Read {@link dev.frameloop.dom.messaging.MessagePort} first.
@NullMarked
package dev.frameloop.dom.messaging;

import org.jspecify.annotations.NullMarked;
