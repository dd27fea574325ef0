package dev.frameloop.demos.page;

import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.dom.script.ScriptRealm;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.renderer.page.Page;
import org.jspecify.annotations.Nullable;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Runs an open page for at most a given page time, and looks into it.
public final class PageRun {
    private static final String EXPRESSION = "expression";

    private final Page page;
    private final Duration limit;
    private final long end;
    private final List<String> problems = new ArrayList<>();

    /// @param page the page
    /// @param limit how much page time it gets
    public PageRun(Page page, Duration limit) {
        this.page = page;
        this.limit = limit;
        end = page.eventLoop().clock().now() + limit.toNanos();
    }

    /// What went wrong with the run itself, in the order in which it did; what the page reports is on its console.
    public List<String> problems() {
        return problems;
    }

    /// Runs until the page has loaded and has had a frame after that.
    public void untilLoadedAndOneFrame() {
        RunOutcome outcome = page.runUntilLoaded(left());
        if (outcome == RunOutcome.CONDITION_MET) {
            outcome = page.runFrame(left());
        }
        told(outcome, "the page had not loaded within ");
    }

    /// Runs until an expression of the page is truthy. While it throws, it is not.
    public void until(String expression) {
        ScriptRealm realm = page.realm();
        told(page.runUntil(() -> isTruthy(realm, expression), left()), expression + " was not truthy within ");
    }

    /// Runs until the page's clock shows a time; not at all if it is past that. Whatever is due then has run, a frame too.
    public void untilTime(Duration time) {
        long left = time.toNanos() - page.eventLoop().clock().now();
        if (left >= 0) {
            toldIfBroken(page.runFor(Duration.ofNanos(left)));
        }
    }

    /// Runs until the time is used up, or nothing is left to do.
    public void untilTheEnd() {
        toldIfBroken(page.runFor(left()));
    }

    /// Evaluates an expression in the page; a promise is awaited.
    ///
    /// @return its value as JSON
    public String evaluate(String expression) {
        ScriptRealm realm = page.realm();
        try {
            Awaited awaited = new Awaited();
            realm.await(realm.evaluate(expression, EXPRESSION), awaited::fulfil, awaited::reject);
            told(page.runUntil(() -> awaited.settled, left()),
                    "the promise of " + expression + " was not settled within ");
            if (awaited.rejected) {
                problems.add("the promise of " + expression + " was rejected: " + realm.toDisplayString(awaited.value));
            } else if (awaited.settled) {
                return realm.toJson(awaited.value);
            }
        } catch (ScriptException e) {
            problems.add(expression + " threw " + e.getMessage());
        }
        return "null";
    }

    private static final class Awaited {
        boolean settled;
        boolean rejected;
        @Nullable
        Object value;

        void fulfil(@Nullable Object result) {
            settled = true;
            value = result;
        }

        void reject(@Nullable Object reason) {
            settled = true;
            rejected = true;
            value = reason;
        }
    }

    private static boolean isTruthy(ScriptRealm realm, String expression) {
        Object value;
        try {
            value = realm.evaluate(expression, EXPRESSION);
        } catch (ScriptException e) {
            return false;
        }
        return switch (value) {
            case null -> false;
            case Boolean truth -> truth;
            case Number number -> number.doubleValue() != 0 && !Double.isNaN(number.doubleValue());
            case String text -> !text.isEmpty();
            default -> true;
        };
    }

    private Duration left() {
        return Duration.ofNanos(Math.max(0, end - page.eventLoop().clock().now()));
    }

    private void toldIfBroken(RunOutcome outcome) {
        if (outcome == RunOutcome.ENDED || outcome == RunOutcome.INTERRUPTED) {
            told(outcome, "");
        }
    }

    private void told(RunOutcome outcome, String otherwise) {
        switch (outcome) {
            case CONDITION_MET -> {
            }
            case INTERRUPTED -> problems.add("the run was interrupted");
            case ENDED -> problems.add("the page was ended: " + page.termination());
            case TIME_UP -> problems.add(otherwise + limit.toMillis() + " ms");
            case NOTHING_LEFT -> problems.add(otherwise + limit.toMillis() + " ms, and nothing was left to do");
        }
    }
}
