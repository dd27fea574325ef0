package dev.frameloop.engine.promise;

import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.LoopTerminatedException;
import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.engine.loop.TaskSource;
import dev.frameloop.engine.trace.TraceKind;
import org.junit.jupiter.api.Test;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

import static dev.frameloop.engine.promise.Async.await;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

class AsyncTests {
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<Throwable> uncaught = new ArrayList<>();
    private final EventLoop loop = new EventLoop(LoopOptions.defaults().withUncaught(uncaught::add));
    private final Promises promises = new Promises(loop);
    private final Async async = new Async(promises);

    @Test
    void aFunctionRunsAtOnceUpToItsFirstAwait() {
        Promise<String> promise = async.run(() -> {
            log.add("in the function");
            String value = await(promises.resolve("value"));
            log.add("after await");
            return value;
        });
        log.add("after the call");
        assertThat(promise.state()).isEqualTo(Promise.State.PENDING);

        loop.runUntilIdle();

        assertThat(log).containsExactly("in the function", "after the call", "after await");
        assertThat(promise.value()).isEqualTo("value");
    }

    @Test
    void theFunctionOwnsTheLoopWhileItRunsAndNobodyElseDoes() {
        List<Thread> threads = new ArrayList<>();
        Promise<?> promise = async.run(() -> {
            threads.add(Thread.currentThread());
            loop.checkOwner();
            await(async.run(() -> {
                loop.checkOwner();
                threads.add(Thread.currentThread());
                await(promises.resolve(0));
                loop.checkOwner();
            }));
            loop.checkOwner();
        });
        loop.checkOwner();

        loop.runUntilIdle();

        loop.checkOwner();
        assertThat(promise.state()).isEqualTo(Promise.State.FULFILLED);
        assertThat(threads).doesNotHaveDuplicates().doesNotContain(Thread.currentThread()).allMatch(Thread::isVirtual);
    }

    @Test
    void whatTimersDoComesBetween() {
        Resolvers<Integer> later = promises.withResolvers();
        loop.newTimers(null).setTimeout(() -> later.resolve(7), 100);
        async.run(() -> {
            int value = await(later.promise());
            log.add(value + " at " + Duration.ofNanos(loop.clock().now()).toMillis());
        });

        loop.runFor(Duration.ofSeconds(1));

        assertThat(log).containsExactly("7 at 100");
    }

    @Test
    void aRejectionIsThrownByAwaitAsItIsAndTellsWhoWaited() {
        IOException reason = new IOException("no such file");
        Promise<String> promise = outer(reason);

        loop.runUntilIdle();

        assertThat(promise.value()).isEqualTo("caught: no such file");
        List<String> frames = Arrays.stream(reason.getSuppressed()).filter(AsyncStackTrace.class::isInstance)
                .flatMap(trace -> Arrays.stream(trace.getStackTrace())).map(StackTraceElement::getMethodName).toList();
        assertThat(frames).anyMatch(name -> name.contains("inner")).anyMatch(name -> name.contains("outer"));
        assertThat(Arrays.stream(Objects.requireNonNull(reason.getSuppressed()[0].getCause()).getStackTrace())
                .map(StackTraceElement::getMethodName))
                .anyMatch(name -> name.contains("inner"));
    }

    private Promise<String> outer(IOException reason) {
        return async.run(() -> {
            try {
                return await(inner(reason));
            } catch (IOException e) {
                return "caught: " + e.getMessage();
            }
        });
    }

    private Promise<String> inner(IOException reason) {
        return async.run(() -> await(promises.<String>reject(reason)));
    }

    @Test
    void whatAFunctionThrowsRejectsItsPromiseErrorsToo() {
        Promise<?> exception = async.run(() -> {
            throw new IOException("thrown at once");
        });
        Promise<?> error = async.run(() -> {
            await(promises.resolve(0));
            recurse(0);
        });
        exception.then(_ -> "", _ -> "");

        loop.runUntilIdle();

        assertThat(exception.reason()).hasMessage("thrown at once");
        assertThat(error.reason()).isInstanceOf(StackOverflowError.class);
        assertThat(uncaught).singleElement().extracting(Throwable::getCause).isSameAs(error.reason());
    }

    @SuppressWarnings("InfiniteRecursion") // it is what the test is about
    private static int recurse(int depth) {
        return recurse(depth + 1) + 1;
    }

    @Test
    void closingTheLoopEndsFunctionsThatWaitAndTheirThreads() {
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            int number = i;
            async.run(() -> {
                threads.add(Thread.currentThread());
                try {
                    await(promises.withResolvers().promise());
                } catch (LoopTerminatedException e) {
                    log.add("ended " + number);
                    throw e;
                }
            });
        }
        loop.runUntilIdle();

        loop.close();
        loop.close();

        // One that has not yet parked may notice by itself, and be first.
        assertThat(log).containsExactlyInAnyOrder("ended 0", "ended 1", "ended 2");
        assertThat(threads).hasSize(3).noneMatch(Thread::isAlive);
        assertThat(uncaught).isEmpty();
    }

    @Test
    void closingFromAnotherThreadWhileTheLoopRunsEndsThemToo() throws InterruptedException {
        EventLoop real = new EventLoop(LoopOptions.defaults().withClock(new dev.frameloop.engine.time.SystemClock()));
        List<Thread> threads = new ArrayList<>();
        Promises others = new Promises(real);
        new Async(others).run(() -> {
            threads.add(Thread.currentThread());
            await(others.withResolvers().promise());
        });
        real.runAfter(TimeUnit.DAYS.toNanos(1), () -> {});
        Thread closing = Thread.ofPlatform().start(real::close);

        assertThat(real.runFor(Duration.ofDays(2))).isEqualTo(RunOutcome.ENDED);

        closing.join();
        assertThat(threads).hasSize(1).noneMatch(Thread::isAlive);
    }

    @Test
    void aFunctionThatClosesItsLoopEndsAtItsNextAwait() throws InterruptedException {
        Thread[] thread = new Thread[1];
        async.run(() -> {
            thread[0] = Thread.currentThread();
            loop.close();
            log.add("closed");
            await(promises.resolve(0));
            log.add("never");
        });

        assertThat(loop.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(log).containsExactly("closed");
        thread[0].join();
        assertThat(thread[0].isAlive()).isFalse();
    }

    @Test
    void endlessAwaitsEndTheLoop() {
        EventLoop small = new EventLoop(LoopOptions.defaults().withMicrotaskLimit(100));
        Promises others = new Promises(small);
        Thread[] thread = new Thread[1];
        new Async(others).run(() -> {
            thread[0] = Thread.currentThread();
            while (true) {
                await(others.resolve(0));
            }
        });

        assertThat(small.runFor(Duration.ofSeconds(1))).isEqualTo(RunOutcome.ENDED);
        assertThat(small.termination()).contains("endless microtasks", "promise job");
        assertThat(thread[0].isAlive()).isFalse();
    }

    @Test
    void awaitInTheWrongPlaceIsRefused() {
        assertThatThrownBy(() -> await(promises.resolve(0))).isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("async function");
        Promise<?> promise = async.run(() -> {
            loop.trace().begin(TraceKind.CALLBACK, "listener", 0);
            try {
                await(promises.resolve(0));
            } finally {
                loop.trace().end(TraceKind.CALLBACK, "listener", 0);
            }
        });
        promise.then(_ -> "", _ -> "");

        assertThat(promise.reason()).isInstanceOf(IllegalStateException.class).hasMessageContaining("callback");
    }

    @Test
    void anInterruptWhileAFunctionRunsReachesTheLoopAfterIt() {
        loop.queueTask(TaskSource.OTHER, null, "task", () -> {
            Thread.currentThread().interrupt();
            async.run(() -> {
                log.add("in the function");
                await(promises.resolve(0));
                log.add("after await");
            });
        });

        loop.runUntilIdle();

        assertThat(log).containsExactly("in the function", "after await");
        assertThat(Thread.interrupted()).isTrue();
    }
}
