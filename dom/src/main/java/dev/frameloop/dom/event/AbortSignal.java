package dev.frameloop.dom.event;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptException;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// Tells an activity that it is no longer wanted.
///
/// Other rooms register what they do then with {@link #add}; pages listen for `abort`.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-AbortSignal">DOM: AbortSignal</a>
public class AbortSignal extends EventTarget {
    private boolean aborted;
    private @Nullable Object reason;
    private Set<Runnable> abortAlgorithms = new LinkedHashSet<>();
    private boolean dependent;
    private List<WeakReference<AbortSignal>> sourceSignals = List.of();
    private List<WeakReference<AbortSignal>> dependentSignals = List.of();
    /// Dependent signals that somebody listens to, which would otherwise be lost with the last reference to them.
    private final Set<AbortSignal> awaitedDependentSignals = new LinkedHashSet<>();

    /// A signal that is not aborted, of a controller or a subclass.
    protected AbortSignal(@Nullable Realm realm) {
        super(realm);
    }

    /// A signal that is aborted already.
    ///
    /// @param reason null for an `AbortError`
    /// @see <a href="https://dom.spec.whatwg.org/#dom-abortsignal-abort">DOM: AbortSignal.abort()</a>
    public static AbortSignal abort(Realm realm, @Nullable Object reason) {
        AbortSignal signal = new AbortSignal(realm);
        signal.aborted = true;
        signal.reason = reasonOrAbortError(reason);
        return signal;
    }

    /// A signal that is aborted with a `TimeoutError` after a time.
    ///
    /// @param milliseconds not negative
    /// @see <a href="https://dom.spec.whatwg.org/#dom-abortsignal-timeout">DOM: AbortSignal.timeout()</a>
    public static AbortSignal timeout(Realm realm, long milliseconds) {
        // 1. - 2. A signal of this realm.
        AbortSignal signal = new AbortSignal(realm);
        // 3. When the time is over, a task aborts it.
        GlobalObject global = realm.global();
        long nanoseconds = Math.min(milliseconds, Long.MAX_VALUE / 4 / 1_000_000) * 1_000_000;
        global.eventLoop().runAfter(nanoseconds, () -> global.queueGlobalTask(TaskSource.TIMER, "AbortSignal timeout",
                () -> signal.signalAbort(new DOMException("TimeoutError", "The operation timed out."))));
        return signal;
    }

    /// A signal that is aborted as soon as one of the others is.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#create-a-dependent-abort-signal">DOM: create a dependent abort signal</a>
    public static AbortSignal any(Realm realm, List<AbortSignal> signals) {
        AbortSignal result = new AbortSignal(realm);
        result.dependOn(signals);
        return result;
    }

    /// Makes this new signal aborted as soon as one of the others is.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#create-a-dependent-abort-signal">DOM: create a dependent abort signal</a>
    protected final void dependOn(List<AbortSignal> signals) {
        // 1. - 2. If one is aborted, so is this, for the same reason.
        for (AbortSignal signal : signals) {
            if (signal.aborted) {
                aborted = true;
                reason = signal.reason;
                return;
            }
        }
        // 3. - 4. Otherwise it depends on them, or on what they depend on, so that chains stay flat.
        dependent = true;
        Set<AbortSignal> sources = new LinkedHashSet<>();
        for (AbortSignal signal : signals) {
            if (signal.dependent) {
                signal.sourceSignals.stream().map(WeakReference::get).filter(s -> s != null).forEach(sources::add);
            } else {
                sources.add(signal);
            }
        }
        sourceSignals = new ArrayList<>(sources.size());
        for (AbortSignal source : sources) {
            sourceSignals.add(new WeakReference<>(source));
            source.addDependent(this);
        }
    }

    private void addDependent(AbortSignal signal) {
        if (dependentSignals.isEmpty()) {
            dependentSignals = new ArrayList<>();
        } else if (Integer.bitCount(dependentSignals.size()) == 1) {
            // Whenever their number doubles, forget those that nobody holds any more.
            dependentSignals.removeIf(dependentSignal -> dependentSignal.get() == null);
        }
        dependentSignals.add(new WeakReference<>(signal));
    }

    /// Whether it is aborted.
    public final boolean aborted() {
        return aborted;
    }

    /// Why it is aborted: a {@link DOMException} of the platform or a value of a page; null while it is not.
    public final @Nullable Object reason() {
        return reason;
    }

    /// Throws the reason if it is aborted.
    public void throwIfAborted() {
        if (!aborted) {
            return;
        }
        if (reason instanceof RuntimeException exception) {
            throw exception;
        }
        Object value = reason == null ? "null" : reason;
        throw new ScriptException(value, String.valueOf(value), "", 0, 0, null);
    }

    /// Registers what to do when it is aborted; without effect if it is aborted already.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#abortsignal-add">DOM: add an algorithm to an AbortSignal</a>
    public void add(Runnable algorithm) {
        if (!aborted) {
            abortAlgorithms.add(algorithm);
            keepAlive();
        }
    }

    /// Takes back what {@link #add} registered.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#abortsignal-remove">DOM: remove an algorithm from an AbortSignal</a>
    public void remove(Runnable algorithm) {
        abortAlgorithms.remove(algorithm);
    }

    @Override
    protected void listenerAdded(String type) {
        if (type.equals("abort")) {
            keepAlive();
        }
    }

    private void keepAlive() {
        for (WeakReference<AbortSignal> reference : sourceSignals) {
            AbortSignal source = reference.get();
            if (source != null) {
                source.awaitedDependentSignals.add(this);
            }
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#abortsignal-signal-abort">DOM: signal abort</a>
    void signalAbort(@Nullable Object givenReason) {
        // 1. - 2. It is aborted once.
        if (aborted) {
            return;
        }
        aborted = true;
        reason = reasonOrAbortError(givenReason);
        // 3. - 4. All dependent signals are aborted before anything runs.
        List<AbortSignal> dependentSignalsToAbort = new ArrayList<>();
        for (WeakReference<AbortSignal> reference : dependentSignals) {
            AbortSignal dependentSignal = reference.get();
            if (dependentSignal != null && !dependentSignal.aborted) {
                dependentSignal.aborted = true;
                dependentSignal.reason = reason;
                dependentSignalsToAbort.add(dependentSignal);
            }
        }
        // 5. - 6. Then the abort steps of this signal, and of those that depend on it.
        runTheAbortSteps();
        dependentSignalsToAbort.forEach(AbortSignal::runTheAbortSteps);
    }

    /// @see <a href="https://dom.spec.whatwg.org/#run-the-abort-steps">DOM: run the abort steps</a>
    private void runTheAbortSteps() {
        // 1. - 2. Run each abort algorithm, once.
        Set<Runnable> algorithms = abortAlgorithms;
        abortAlgorithms = new LinkedHashSet<>();
        algorithms.forEach(Runnable::run);
        awaitedDependentSignals.clear();
        // 3. Tell the page.
        fire("abort");
    }

    private static Object reasonOrAbortError(@Nullable Object reason) {
        return reason != null ? reason : new DOMException("AbortError", "The operation was aborted.");
    }
}
