/// What the demos print: tables and colours, as far as the terminal can show them. Uses nothing but `java.base`.
@NullMarked
package dev.frameloop.demos.terminal;

import org.jspecify.annotations.NullMarked;
