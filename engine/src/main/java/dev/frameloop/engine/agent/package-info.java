/// Agents: one thread of execution each, with its loop and what all its realms share.
///
/// May use `engine.loop`.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#agents-and-agent-clusters">HTML: agents and agent clusters</a>
@NullMarked
package dev.frameloop.engine.agent;

import org.jspecify.annotations.NullMarked;
