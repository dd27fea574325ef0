/// What there is on a machine, and what is missing and why. It asks the rooms themselves and knows nothing of its own.
///
/// Read [Doctor] first.
@NullMarked
package dev.frameloop.demos.doctor;

import org.jspecify.annotations.NullMarked;
