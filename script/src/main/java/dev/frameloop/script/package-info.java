/// The script engine: GraalJS behind the ports of `dev.frameloop.dom.script`.
///
/// One GraalJS engine for a process, one context for an agent, one realm for a document. The language never drains its own job
/// queue: {@link dev.frameloop.script.JobQueue}, the one class that touches the internals of GraalJS, makes each job a microtask of
/// the event loop. Bindings of Java classes are in `script.binding`. Only this module may know the JavaScript engine. Read
/// {@link dev.frameloop.script.GraalScriptEngine} first.
@NullMarked
package dev.frameloop.script;

import org.jspecify.annotations.NullMarked;
