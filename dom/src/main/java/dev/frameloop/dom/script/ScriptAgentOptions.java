package dev.frameloop.dom.script;

import dev.frameloop.engine.loop.EventLoop;

import java.time.Duration;
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
/// @param timeLimit how much real time page code of one task may take before the loop is ended, the last resort; at least a second
public record ScriptAgentOptions(EventLoop eventLoop, long seed, ZoneId timeZone, Locale locale, long statementBudget,
        Duration timeLimit) {
    /// Enough for seconds of work, and used up by an endless loop within seconds.
    public static final long DEFAULT_STATEMENT_BUDGET = 100_000_000;

    /// More than honest page code takes, even on a slow machine.
    public static final Duration DEFAULT_TIME_LIMIT = Duration.ofMinutes(1);

    /// @throws IllegalArgumentException if the budget is not positive, or the time limit less than a second
    public ScriptAgentOptions {
        if (statementBudget <= 0) {
            throw new IllegalArgumentException("statementBudget must be positive, but is " + statementBudget);
        }
        if (timeLimit.toSeconds() < 1) {
            throw new IllegalArgumentException("timeLimit must be at least a second, but is " + timeLimit);
        }
    }

    /// Seed 0, UTC, American English, and the default budget and time limit.
    public static ScriptAgentOptions of(EventLoop eventLoop) {
        return new ScriptAgentOptions(eventLoop, 0, ZoneOffset.UTC, Locale.US, DEFAULT_STATEMENT_BUDGET,
                DEFAULT_TIME_LIMIT);
    }
}
