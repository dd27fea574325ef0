/// Messages between realms, and what runs beside the page: channels, ports, broadcast.
///
/// The standard is the HTML Standard's chapters on cross-document messaging and channel messaging. May use the ports to scripts and
/// events. Read {@link dev.frameloop.dom.worker.MessagePort} first.
@NullMarked
package dev.frameloop.dom.worker;

import org.jspecify.annotations.NullMarked;
