/// Agents: one thread of execution each, with its loop and what all its realms share; families of them, and who of a family runs when.
///
/// May use `engine.loop`, `engine.time` and `engine.trace`. Read {@link dev.frameloop.engine.agent.Agents} first.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#agents-and-agent-clusters">HTML: agents and agent clusters</a>
@NullMarked
package dev.frameloop.engine.agent;

import org.jspecify.annotations.NullMarked;
