/// The one clock. Nobody else asks the operating system what time it is.
@NullMarked
package dev.frameloop.engine.time;

import org.jspecify.annotations.NullMarked;
