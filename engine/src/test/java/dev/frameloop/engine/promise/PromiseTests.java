package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// States and errors; the order of jobs is compared with scripts elsewhere. Expected values come from ECMAScript's chapter on promises.
class PromiseTests {
    private final List<Object> log = new ArrayList<>();
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));
    private final Promises promises = new Promises(loop);

    @Test
    void anUnhandledRejectionIsReportedInATaskAfterTheCheckpoint() {
        IllegalStateException reason = new IllegalStateException("no");
        loop.queueTask(TaskSource.OTHER, null, "task", () -> {
            promises.reject(reason);
            loop.queueMicrotask("microtask", () -> log.add("microtask, " + uncaught.size() + " reported"));
        });
        loop.queueTask(TaskSource.OTHER, null, "next task",
                () -> log.add("next task, " + uncaught.size() + " reported"));

        loop.runUntilIdle();

        assertThat(log).containsExactly("microtask, 0 reported", "next task, 0 reported");
        assertThat(uncaught).singleElement().isInstanceOf(UnhandledRejectionException.class)
                .extracting(Throwable::getCause).isSameAs(reason);
    }

    @Test
    void aRejectionThatIsHandledBeforeItsTaskIsNotReported() {
        Promise<String> inTheSameTask = promises.reject(new IllegalStateException("1"));
        inTheSameTask.thenCatch(_ -> "handled");
        Promise<String> inAMicrotask = promises.reject(new IllegalStateException("2"));
        promises.resolve(0).then(_ -> inAMicrotask.thenCatch(_ -> "handled"));
        Promise<String> beforeTheTask = promises.reject(new IllegalStateException("3"));
        loop.queueTask(TaskSource.USER_INTERACTION, null, "input", () -> beforeTheTask.thenCatch(_ -> "handled"));

        loop.runUntilIdle();

        assertThat(uncaught).isEmpty();
    }

    @Test
    void theFirstSettlementCounts() {
        Resolvers<String> resolvers = promises.withResolvers();
        Resolvers<String> other = promises.withResolvers();
        resolvers.resolve(other.promise());
        resolvers.resolve("late");
        resolvers.reject(new IllegalStateException("late"));
        assertThat(resolvers.promise().state()).isEqualTo(Promise.State.PENDING);

        other.resolve("first");
        loop.runUntilIdle();

        assertThat(resolvers.promise().value()).isEqualTo("first");
        assertThat(uncaught).isEmpty();
    }

    @Test
    void aPromiseCannotBeResolvedWithItself() {
        Resolvers<Object> resolvers = promises.withResolvers();
        resolvers.resolve((Object) resolvers.promise());

        assertThat(resolvers.promise().reason()).isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("itself");
    }

    @Test
    void aThenableThatThrowsAfterItHasResolvedIsResolved() {
        Promise<String> kept = promises.resolve((Thenable<String>) (resolve, _) -> {
            resolve.accept("kept");
            throw new IllegalStateException("too late");
        });
        Promise<String> rejected = promises.resolve((Thenable<String>) (_, _) -> {
            throw new IllegalStateException("in time");
        });
        rejected.thenCatch(_ -> "");

        loop.runUntilIdle();

        assertThat(kept.value()).isEqualTo("kept");
        assertThat(rejected.reason()).hasMessage("in time");
    }

    @Test
    void finallyPassesOnHowItEndedUnlessItFailsItself() {
        Promise<String> value = promises.resolve("value").thenFinally(() -> "ignored");
        Promise<String> reason = promises.<String>reject(new IllegalStateException("reason")).thenFinally(() -> null);
        Promise<String> failed = promises.resolve("value")
                .thenFinally(() -> promises.reject(new IllegalStateException("own")));
        reason.thenCatch(_ -> "");
        failed.thenCatch(_ -> "");

        loop.runUntilIdle();

        assertThat(value.value()).isEqualTo("value");
        assertThat(reason.reason()).hasMessage("reason");
        assertThat(failed.reason()).hasMessage("own");
    }

    @Test
    void combinatorsOfNone() {
        Promise<List<String>> all = promises.all(List.of());
        Promise<List<Settled<String>>> allSettled = promises.allSettled(List.of());
        Promise<String> race = promises.race(List.of());
        Promise<String> any = promises.any(List.of());
        any.thenCatch(_ -> "");

        loop.runUntilIdle();

        assertThat(all.value()).isEmpty();
        assertThat(allSettled.value()).isEmpty();
        assertThat(race.state()).isEqualTo(Promise.State.PENDING);
        assertThat(any.reason()).isInstanceOfSatisfying(AggregateException.class,
                e -> assertThat(e.errors()).isEmpty());
    }

    @Test
    void combinatorsKeepTheOrderOfTheirPromises() {
        Resolvers<String> a = promises.withResolvers();
        Resolvers<String> b = promises.withResolvers();
        List<Promise<String>> both = List.of(a.promise(), b.promise());
        Promise<List<String>> all = promises.all(both);
        Promise<List<Settled<String>>> allSettled = promises.allSettled(both);
        Promise<String> race = promises.race(both);
        Promise<String> any = promises.any(both);
        b.resolve("b");
        loop.runUntilIdle();
        a.reject(new IllegalStateException("a"));
        all.thenCatch(_ -> List.of());

        loop.runUntilIdle();

        assertThat(all.reason()).hasMessage("a");
        assertThat(allSettled.value()).satisfiesExactly(
                first -> assertThat(first).isInstanceOf(Settled.Rejected.class),
                second -> assertThat(second).isEqualTo(new Settled.Fulfilled<>("b")));
        assertThat(race.value()).isEqualTo("b");
        assertThat(any.value()).isEqualTo("b");
        assertThat(uncaught).isEmpty();
    }

    @Test
    void whatIsComputedOutsideComesBackToTheLoop() throws InterruptedException {
        CompletableFuture<String> good = new CompletableFuture<>();
        CompletableFuture<String> bad = new CompletableFuture<>();
        Promise<String> value = promises.from(good);
        Promise<String> reason = promises.from(bad.thenApply(text -> text));
        reason.thenCatch(_ -> "");
        Thread outside = Thread.ofVirtual().start(() -> {
            bad.completeExceptionally(new IllegalStateException("outside"));
            good.complete("value");
        });

        loop.runFor(java.time.Duration.ofSeconds(1));

        outside.join();
        assertThat(value.value()).isEqualTo("value");
        assertThat(reason.reason()).hasMessage("outside");
    }

    @Test
    void otherThreadsAndWrongStatesAreRefused() throws InterruptedException {
        Promise<String> promise = promises.resolve("value");
        List<Throwable> thrown = new ArrayList<>();
        Thread.ofPlatform().start(() -> {
            try {
                promise.then(value -> value);
            } catch (IllegalStateException e) {
                thrown.add(e);
            }
        }).join();

        assertThat(thrown).singleElement().extracting(Throwable::getMessage).asString().contains("post(");
        assertThatThrownBy(promise::reason).isInstanceOf(IllegalStateException.class).hasMessageContaining("FULFILLED");
    }
}
