/// The event loop of the HTML Standard. Read {@link dev.frameloop.engine.loop.EventLoop} first.
@NullMarked
package dev.frameloop.engine.loop;

import org.jspecify.annotations.NullMarked;
