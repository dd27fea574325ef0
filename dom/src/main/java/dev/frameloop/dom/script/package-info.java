/// The ports through which the document meets a script engine: realms, promises of a realm, exceptions, scripts.
///
/// The module {@code dev.frameloop.script} implements them with GraalJS; without it a document works, and runs no script.
/// The standard is Web IDL and the HTML Standard's chapter on scripting. This package knows no node: it is below the tree.
/// Read {@link dev.frameloop.dom.script.Realm} first.
@NullMarked
package dev.frameloop.dom.script;

import org.jspecify.annotations.NullMarked;
