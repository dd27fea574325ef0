/// Tests of frame timing as a user of the testkit writes them.
@NullMarked
package dev.frameloop.demos.timing;

import org.jspecify.annotations.NullMarked;
