/// Mutation observers: what they are told, and when.
///
/// The standard is the DOM Standard's section on mutation observers. With `tree`, `event`, `range` and `shadow` this package is one
/// body, as in the standard; beside those it may use `script` and the engine only.
///
/// Read {@link dev.frameloop.dom.mutation.MutationObserver} first, then {@link dev.frameloop.dom.mutation.MutationObservers}, which
/// queues and delivers for all observers of an agent.
@NullMarked
package dev.frameloop.dom.mutation;

import org.jspecify.annotations.NullMarked;
