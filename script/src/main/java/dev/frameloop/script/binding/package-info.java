/// The binding between Java classes and scripts: real JavaScript classes made from interface descriptions.
///
/// The standard is Web IDL's [JavaScript binding](https://webidl.spec.whatwg.org/#javascript-binding). What is the same for all
/// realms (descriptions, Java methods, conversions) hangs on {@link dev.frameloop.script.binding.Bindings} and is shared by all
/// pages of a process; what belongs to one realm hangs on {@link dev.frameloop.script.binding.RealmBinding}. The package may
/// use `script.idl`, the polyglot API and the ports of `dom.script`, and knows no room of the document but by its
/// descriptions. Read {@link dev.frameloop.script.binding.Bindings} first, then `prelude.js`.
@NullMarked
package dev.frameloop.script.binding;

import org.jspecify.annotations.NullMarked;
