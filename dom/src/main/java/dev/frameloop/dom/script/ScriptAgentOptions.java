package dev.frameloop.dom.script;

import dev.frameloop.engine.loop.EventLoop;

import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;

/// What an agent's scripts depend on, beside the page itself.
///
/// @param eventLoop the loop whose microtask queue takes the jobs of promises
/// @param seed what `Math.random()` begins with
/// @param timeZone the zone of `Date` and `Intl`
/// @param locale the default locale of `Intl`
/// @param statementBudget how many statements one task may run, with the microtasks after it, before the loop is ended; positive
public record ScriptAgentOptions(EventLoop eventLoop, long seed, ZoneId timeZone, Locale locale, long statementBudget) {
    /// Enough for seconds of work, and used up by an endless loop within seconds.
    public static final long DEFAULT_STATEMENT_BUDGET = 100_000_000;

    /// @throws IllegalArgumentException if the budget is not positive
    public ScriptAgentOptions {
        if (statementBudget <= 0) {
            throw new IllegalArgumentException("statementBudget must be positive, but is " + statementBudget);
        }
    }

    /// Seed 0, UTC, American English, and the default budget.
    public static ScriptAgentOptions of(EventLoop eventLoop) {
        return new ScriptAgentOptions(eventLoop, 0, ZoneOffset.UTC, Locale.US, DEFAULT_STATEMENT_BUDGET);
    }
}
