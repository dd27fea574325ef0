package dev.frameloop.demos.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.promise.Async;
import dev.frameloop.engine.promise.Promise;
import dev.frameloop.engine.promise.Promises;
import dev.frameloop.engine.promise.Resolvers;
import dev.frameloop.engine.promise.Thenable;
import dev.frameloop.engine.timer.Timers;
import org.jspecify.annotations.Nullable;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import static dev.frameloop.engine.promise.Async.await;

/// The puzzles of `puzzles.js`, each under the same name.
final class PromisePuzzles {
    private final EventLoop loop;
    private final Consumer<Object> log;
    private final Promises promises;
    private final Async async;
    private final Timers timers;

    PromisePuzzles(EventLoop loop, Consumer<Object> log) {
        this.loop = loop;
        this.log = log;
        promises = new Promises(loop);
        async = new Async(promises);
        timers = loop.newTimers(null);
    }

    private Promise.Handler<@Nullable Object, @Nullable Object> says(Object what) {
        return _ -> log(what);
    }

    private @Nullable Object log(@Nullable Object what) {
        log.accept(Objects.requireNonNull(what));
        return null;
    }

    private void counts(int to) {
        Promise<@Nullable Object> promise = promises.resolve((Object) "");
        for (int i = 1; i <= to; i++) {
            promise = promise.then(says(i));
        }
    }

    void thenChains() {
        for (String name : List.of("a", "b")) {
            promises.resolve((Object) "").then(says(name + 1)).then(says(name + 2)).then(says(name + 3))
                    .then(says(name + 4));
        }
    }

    void resolvingWithAPromiseTakesThreeTicks() {
        promises.resolve("").thenCompose(_ -> promises.resolve("p")).then(this::log);
        counts(5);
    }

    void executorResolvesWithAPromise() {
        promises.<String>create(resolvers -> resolvers.resolve(promises.resolve("p"))).then(this::log);
        counts(4);
    }

    void thenablesCostOneTickMore() {
        Thenable<String> thenable = (resolve, _) -> {
            log("asked");
            resolve.accept("t");
        };
        promises.resolve(thenable).then(this::log);
        promises.resolve("").<Object>then(_ -> thenable).then(value -> log(value + " from then"));
        counts(4);
    }

    void thenablesOfThenables() {
        Thenable<Object> inner = (resolve, _) -> {
            log("inner");
            resolve.accept("v");
        };
        Thenable<Object> outer = (resolve, _) -> {
            log("outer");
            resolve.accept(inner);
        };
        promises.resolve(outer).then(this::log);
        counts(4);
    }

    void awaitTakesOneTick() {
        async.run(() -> {
            log("start");
            await(promises.resolve(""));
            log("one");
            await(promises.resolve(""));
            log("two");
        }).then(_ -> log("end"));
        counts(4);
        log("sync");
    }

    void asyncFunctionReturnsAPromise() {
        async.<Object>run(() -> promises.resolve("returned")).then(this::log);
        async.run(() -> await(promises.resolve("awaited"))).then(this::log);
        counts(4);
    }

    void theClassicInterview() {
        log("script start");
        timers.setTimeout(() -> log("setTimeout"), 0);
        async.run(() -> {
            log("async1 start");
            await(async.run(() -> log("async2")));
            log("async1 end");
        });
        promises.<String>create(resolvers -> {
            log("promise1");
            resolvers.resolve("");
        }).then(_ -> log("promise2"));
        log("script end");
    }

    void catchAndFinally() {
        promises.<@Nullable Object>reject(new IllegalStateException("r"))
                .thenCatch(e -> log("caught " + e.getMessage()))
                .thenFinally(() -> log("finally a")).then(_ -> log("after a"));
        promises.resolve("v").thenFinally(() -> log("finally b")).then(value -> log("after b " + value));
        promises.resolve("w").thenFinally(() -> promises.resolve("")).then(value -> log("after c " + value));
        counts(6);
    }

    void rejectionsGoThroughHandlersThatDoNotWantThem() {
        promises.<@Nullable Object>reject(new IllegalStateException("r")).then(_ -> log("never"))
                .then(_ -> log("never"))
                .thenCatch(e -> log(e.getMessage()));
        promises.<@Nullable Object>resolve((Object) "v").thenCatch(_ -> log("never")).thenCatch(_ -> log("never"))
                .then(this::log);
        counts(4);
    }

    void all() {
        promises.all(List.of(promises.resolve("a"), promises.resolve("").then(_ -> "b")))
                .then(values -> log("all " + String.join(",", values)));
        promises.all(List.<Promise<String>>of()).then(values -> log("all of none " + values.size()));
        promises.all(List.of(promises.resolve("a"), promises.<String>reject(new IllegalStateException("x"))))
                .then(_ -> null, e -> log("rejected " + e.getMessage()));
        counts(4);
    }

    void allSettledRaceAny() {
        Promise<String> ok = promises.resolve("ok");
        Promise<String> bad = promises.reject(new IllegalStateException("bad"));
        promises.allSettled(List.of(ok, bad)).then(outcomes -> log("settled " + outcomes.size()));
        promises.race(List.of(ok.then(value -> value), bad)).<@Nullable Object>then(value -> value,
                e -> log("race " + e.getMessage()));
        promises.any(List.of(bad, ok)).then(value -> log("any " + value));
        promises.any(List.of(bad)).<@Nullable Object>then(value -> value, e -> log("none " + e.getSuppressed().length));
        counts(4);
    }

    void errorsAcrossAwaits() {
        async.run(() -> {
            try {
                await(async.run(() -> {
                    await(promises.resolve(""));
                    throw new IllegalStateException("thrown");
                }));
            } catch (IllegalStateException e) {
                log("caught " + e.getMessage());
            } finally {
                log("finally");
            }
            return "done";
        }).then(this::log);
        counts(5);
    }

    void parallelAsyncFunctions() {
        promises.all(List.of(named("x"), named("y")))
                .then(values -> log(values.stream().collect(Collectors.joining(",", "both ", ""))));
        loop.queueMicrotask("queueMicrotask callback", () -> log("microtask"));
    }

    private Promise<String> named(String name) {
        return async.run(() -> {
            for (int i = 0; i < 3; i++) {
                log(name + i);
                await(promises.resolve(""));
            }
            return name;
        });
    }

    void settledLater() {
        Resolvers<String> later = promises.withResolvers();
        Promise<String> p = later.promise();
        p.then(_ -> log("first")).then(_ -> log("first of first"));
        p.then(_ -> log("second"));
        async.run(() -> {
            await(p);
            log("awaited");
        });
        timers.setTimeout(() -> {
            later.resolve("v");
            later.resolve("w");
            p.then(value -> log("third " + value));
            loop.queueMicrotask("queueMicrotask callback", () -> log("microtask"));
            log("resolved");
        }, 1);
    }

    void awaitInALoopOfTimers() {
        for (String name : List.of("a", "b")) {
            async.run(() -> {
                for (int i = 0; i < 3; i++) {
                    await(sleep(10));
                    log(name + i);
                }
            });
        }
        sleep(15).then(_ -> log("at 15"));
    }

    private Promise<String> sleep(int millis) {
        return promises.create(resolvers -> timers.setTimeout(() -> resolvers.resolve(""), millis));
    }
}
