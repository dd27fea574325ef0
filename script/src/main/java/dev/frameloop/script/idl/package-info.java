/// Web IDL as data: the parser of interface descriptions, and what they say once mixins, partials and typedefs are resolved.
///
/// The standard is [Web IDL](https://webidl.spec.whatwg.org/). This package knows neither Java classes nor JavaScript; it uses
/// the JDK alone. Read {@link dev.frameloop.script.idl.Definitions} first.
@NullMarked
package dev.frameloop.script.idl;

import org.jspecify.annotations.NullMarked;
