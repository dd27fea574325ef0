package dev.frameloop.engine.node;

import dev.frameloop.engine.node.WatcherHandle.Phase;
import dev.frameloop.engine.time.SystemClock;
import dev.frameloop.engine.time.VirtualClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

/// Expected orders are those of `uv_run` in libuv 1.45 and later, and in 1.44, by their sources.
class LibuvLoopTests {
    private final List<String> log = new ArrayList<>();
    private final VirtualClock clock = new VirtualClock();
    private LibuvLoop loop = new LibuvLoop(LibuvVersion.SINCE_1_45, clock);

    @AfterEach
    void close() {
        loop.close();
    }

    private TimerHandle timer(String name, long timeout) {
        TimerHandle timer = new TimerHandle(loop);
        timer.start(() -> log.add(name), timeout, 0);
        return timer;
    }

    private WatcherHandle watcher(Phase phase, Runnable callback) {
        WatcherHandle watcher = new WatcherHandle(loop, phase, callback);
        watcher.start();
        return watcher;
    }

    @ParameterizedTest
    @EnumSource(LibuvVersion.class)
    void thePhasesComeInLibuvsOrder(LibuvVersion version) {
        loop = new LibuvLoop(version, clock);
        for (Phase phase : new Phase[]{Phase.CHECK, Phase.PREPARE, Phase.IDLE}) {
            WatcherHandle[] self = new WatcherHandle[1];
            self[0] = watcher(phase, () -> {
                log.add(phase.name());
                self[0].stop();
            });
        }
        loop.feed(() -> log.add("pending"));
        loop.queueWork("work", () -> "done", (result, failure) -> log.add("poll " + result));
        timer("timer", 1).close(() -> log.add("close"));
        timer("due at once", 0);

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("due at once", "pending", "IDLE", "PREPARE", "CHECK", "close", "poll done");
    }

    @Test
    void since145TimersRunAfterPollAlone() {
        loop.run(RunMode.NO_WAIT);
        timer("timer", 0);
        watcher(Phase.CHECK, () -> log.add("check"));

        loop.run(RunMode.NO_WAIT);

        assertThat(log).containsExactly("check", "timer");
    }

    @Test
    void before145TimersRunFirst() {
        loop = new LibuvLoop(LibuvVersion.BEFORE_1_45, clock);
        timer("timer", 0);
        watcher(Phase.CHECK, () -> log.add("check"));

        loop.run(RunMode.NO_WAIT);

        assertThat(log).containsExactly("timer", "check");
    }

    /// The difference that programs see: a timer set in a check phase whose time has come before the next iteration.
    @ParameterizedTest
    @EnumSource(LibuvVersion.class)
    void aTimerThatIsDueAgainAtOnceWaitsForTheNextIterationSince145(LibuvVersion version) {
        loop = new LibuvLoop(version, clock);
        TimerHandle timer = new TimerHandle(loop);
        int[] left = {3};
        Runnable[] again = new Runnable[1];
        again[0] = () -> {
            log.add("timer");
            if (--left[0] > 0) {
                timer.start(again[0], 0, 0);
            }
        };
        timer.start(again[0], 0, 0);
        watcher(Phase.PREPARE, () -> log.add("prepare")).unref();

        loop.run(RunMode.DEFAULT);

        assertThat(log).isEqualTo(version == LibuvVersion.BEFORE_1_45
                ? List.of("timer", "timer", "timer", "prepare")
                : List.of("timer", "prepare", "timer", "prepare", "timer"));
    }

    @Test
    void timersAreOrderedByDueTimeAndThenByWhenTheyWereStarted() {
        TimerHandle first = timer("first", 10);
        timer("second", 10);
        timer("early", 5);
        first.start(() -> log.add("first, started again"), 10, 0);

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("early", "second", "first, started again");
        assertThat(loop.now()).isEqualTo(10);
    }

    @Test
    void aTimerStopsAnotherThatIsDueInTheSamePass() {
        TimerHandle[] second = new TimerHandle[1];
        TimerHandle first = new TimerHandle(loop);
        first.start(() -> second[0].stop(), 5, 0);
        second[0] = timer("must not run", 5);

        loop.run(RunMode.DEFAULT);

        assertThat(log).isEmpty();
    }

    @Test
    void aRepeatingTimerRepeatsUntilItIsStopped() {
        TimerHandle timer = new TimerHandle(loop);
        timer.start(() -> {
            log.add("at " + loop.now());
            if (log.size() == 3) {
                timer.stop();
            }
        }, 5, 7);

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("at 5", "at 12", "at 19");
    }

    @Test
    void theLoopEndsWhenNothingThatIsReferencedIsActive() {
        timer("must not run", 10).unref();
        assertThat(loop.run(RunMode.DEFAULT)).isFalse();

        timer("runs", 20);
        assertThat(loop.run(RunMode.DEFAULT)).isFalse();

        assertThat(log).containsExactly("must not run", "runs");
    }

    @Test
    void pollBlocksAsLongAsLibuvSays() {
        assertThat(loop.backendTimeout()).as("nothing is alive").isZero();
        TimerHandle timer = timer("timer", 30);
        assertThat(loop.backendTimeout()).as("until the timer").isEqualTo(30);
        WatcherHandle idle = watcher(Phase.IDLE, () -> {});
        assertThat(loop.backendTimeout()).as("an idle watcher").isZero();
        idle.stop();
        timer.stop();
        watcher(Phase.PREPARE, () -> {});
        assertThat(loop.backendTimeout()).as("for ever").isEqualTo(-1);
        loop.feed(() -> {});
        assertThat(loop.backendTimeout()).as("something is pending").isZero();
        loop.stop();
        assertThat(loop.backendTimeout()).as("stopped").isZero();
    }

    @Test
    void theHandleThatWasClosedLastIsToldFirst() {
        timer("a", 10).close(() -> log.add("a closed"));
        timer("b", 10).close(() -> log.add("b closed"));

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("b closed", "a closed");
    }

    @Test
    void workComesBackInTheOrderInWhichItWasAskedForOnTheVirtualClock() {
        CountDownLatch second = new CountDownLatch(1);
        loop.queueWork("first", () -> {
            second.await();
            return "first";
        }, (result, failure) -> log.add(String.valueOf(result)));
        loop.queueWork("second", () -> {
            second.countDown();
            return "second";
        }, (result, failure) -> log.add(String.valueOf(result)));
        loop.queueWork("failing", () -> {
            throw new IOException("no");
        }, (result, failure) -> log.add(String.valueOf(failure)));

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("first", "second", "java.io.IOException: no");
        assertThat(loop.now()).isZero();
    }

    @Test
    void workOnTheSystemClockWakesPoll() {
        loop = new LibuvLoop(LibuvVersion.SINCE_1_45, new SystemClock());
        loop.queueWork("work", () -> 42, (result, failure) -> log.add("result " + result));

        loop.run(RunMode.DEFAULT);

        assertThat(log).containsExactly("result 42");
    }

    @Test
    void socketsConnectReadWriteAndEnd() throws IOException {
        TcpServer[] server = new TcpServer[1];
        server[0] = TcpServer.listen(loop, new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 1, stream -> {
            log.add("connection");
            stream.readStart(reader(stream, "server"));
            server[0].close(() -> log.add("server closed"));
        });
        TcpStream client = new TcpStream(loop);
        client.connect(server[0].localAddress(), failure -> {
            log.add("connected " + failure);
            client.readStart(reader(client, "client"));
            client.write(ByteBuffer.wrap("hello".getBytes(StandardCharsets.UTF_8)), it -> log.add("written " + it));
            client.shutdown(it -> log.add("shut down " + it));
        });

        loop.run(RunMode.DEFAULT);

        assertThat(log).contains("connection", "connected null", "written null", "shut down null", "server: hello",
                "server: end", "client: end", "server closed");
        assertThat(loop.isAlive()).isFalse();
    }

    private TcpStream.Reader reader(TcpStream stream, String name) {
        return new TcpStream.Reader() {
            @Override
            public void data(byte[] bytes) {
                log.add(name + ": " + new String(bytes, StandardCharsets.UTF_8));
            }

            @Override
            public void end() {
                log.add(name + ": end");
                stream.close(null);
            }

            @Override
            public void failed(IOException failure) {
                log.add(name + ": " + failure);
            }
        };
    }

    @Test
    void closingAStreamCancelsWhatItWaitsFor() throws IOException {
        TcpStream client = new TcpStream(loop);
        client.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), 9),
                failure -> log.add("connect " + failure));
        client.close(() -> log.add("closed"));

        loop.run(RunMode.DEFAULT);

        assertThat(log).hasSize(2).last().isEqualTo("closed");
        assertThat(log.getFirst()).startsWith("connect java.");
    }

    @Test
    void anotherThreadIsRefused() throws InterruptedException {
        Thread thread = new Thread(() -> assertThatIllegalStateException().isThrownBy(() -> loop.run(RunMode.DEFAULT))
                .withMessageContaining("queueWork"));
        List<Throwable> failures = new ArrayList<>();
        thread.setUncaughtExceptionHandler((_, failure) -> failures.add(failure));
        thread.start();
        thread.join();

        assertThat(failures).isEmpty();
    }
}
