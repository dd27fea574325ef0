package dev.frameloop.engine.node;

/// Which libuv a loop behaves like. They differ in when timers run.
public enum LibuvVersion {
    /// libuv 1.45 and later, as in Node.js 20 and later: timers run once before the loop is entered, and from then on only after poll, check and
    /// close. A timer that is due again at once waits for the next iteration, as it does since 1.48.
    SINCE_1_45,
    /// libuv up to 1.44, as in Node.js 18 and before: timers run at the beginning of each iteration.
    BEFORE_1_45
}
