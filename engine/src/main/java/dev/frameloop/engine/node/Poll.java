package dev.frameloop.engine.node;

import dev.frameloop.engine.time.VirtualClock;
import dev.frameloop.engine.trace.TraceKind;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectableChannel;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// The poll phase: sockets through a selector, everything else through four threads.
///
/// On the virtual clock a run does not depend on who was faster. Work comes back in the order in which it was asked for: a poll that may block
/// brings all of it, one that may not brings what was asked for before the poll before. Time stands still meanwhile. While sockets are open
/// somebody outside may call, so then time passes as it really does.
final class Poll implements AutoCloseable {
    /// As many as libuv has, unless it is told otherwise.
    private static final int THREADS = 4;
    private static final long NANOS_PER_MILLI = 1_000_000;
    /// How many polls at one instant of virtual time are free before each further one takes {@link #POLL_COST}, so that a loop that never
    /// waits gets on in time.
    private static final int FREE_POLLS = 10_000;
    private static final Duration POLL_COST = Duration.ofMillis(1);

    private final LibuvLoop loop;
    private final Selector selector;
    private @Nullable ExecutorService threads;
    private final ConcurrentLinkedQueue<Work<?>> finished = new ConcurrentLinkedQueue<>();
    /// What is under way, in the order in which it was asked for; virtual clock only.
    private final ArrayDeque<Work<?>> begun = new ArrayDeque<>();
    private long polls;
    private long instant;
    private int pollsAtInstant;

    Poll(LibuvLoop loop) {
        this.loop = loop;
        try {
            selector = Selector.open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// @param timeout how long to wait at the most, in milliseconds; 0 for not at all, -1 for as long as it takes
    void run(int timeout) {
        List<SelectionKey> ready = new ArrayList<>();
        List<Work<?>> done = new ArrayList<>();
        if (loop.clock() instanceof VirtualClock virtual) {
            waitVirtually(virtual, timeout, ready, done);
        } else {
            waitReally(timeout, ready);
            for (Work<?> work = finished.poll(); work != null; work = finished.poll()) {
                done.add(work);
            }
        }
        polls++;
        loop.updateTime();
        done.forEach(Work::deliver);
        for (SelectionKey key : ready) {
            if (key.isValid()) {
                ((ChannelHandle) key.attachment()).ready(key.readyOps());
            }
        }
    }

    private void waitReally(int timeout, List<SelectionKey> ready) {
        long end = loop.clock().now() + timeout * NANOS_PER_MILLI;
        select(timeout, ready);
        while (timeout > 0 && ready.isEmpty() && finished.isEmpty() && !Thread.currentThread().isInterrupted()) {
            // The clock counts finer than the selector, which may wake up early.
            long left = end - loop.clock().now();
            if (left <= 0) {
                return;
            }
            select((int) Math.ceilDiv(left, NANOS_PER_MILLI), ready);
        }
    }

    private void waitVirtually(VirtualClock virtual, int timeout, List<SelectionKey> ready, List<Work<?>> done) {
        if (virtual.now() != instant) {
            instant = virtual.now();
            pollsAtInstant = 0;
        } else if (++pollsAtInstant > FREE_POLLS) {
            virtual.consume(POLL_COST);
            instant = virtual.now();
        }
        while (!begun.isEmpty() && (timeout != 0 || begun.getFirst().askedInPoll < polls)) {
            Work<?> work = begun.removeFirst();
            work.await();
            done.add(work);
        }
        boolean open = selector.keys().stream().anyMatch(key -> key.isValid() && key.interestOps() != 0);
        if (!done.isEmpty() || timeout == 0) {
            select(0, ready);
        } else {
            if (open || timeout < 0) {
                select(timeout, ready);
            }
            if (timeout > 0 && ready.isEmpty()) {
                virtual.advanceTo((loop.now() + timeout) * NANOS_PER_MILLI);
            }
        }
    }

    /// Collects what is ready, in the order in which it became so.
    private void select(int timeout, List<SelectionKey> ready) {
        try {
            if (timeout == 0) {
                selector.selectNow(ready::add);
            } else {
                selector.select(ready::add, Math.max(timeout, 0));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    SelectionKey register(SelectableChannel channel, ChannelHandle handle) {
        try {
            channel.configureBlocking(false);
            return channel.register(selector, 0, handle);
        } catch (ClosedChannelException e) {
            throw new IllegalStateException("the channel is closed", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Lets go of channels that are closed: the JDK keeps their sockets open until the selector has looked again.
    void forgetClosed() throws IOException {
        selector.selectNow(_ -> {});
    }

    <T> void queueWork(String name, Callable<T> callable, WorkCallback<T> after) {
        if (threads == null) {
            threads = Executors.newFixedThreadPool(THREADS,
                    Thread.ofPlatform().daemon().name("frameloop-node-", 1).factory());
        }
        Work<T> work = new Work<>(name, callable, after);
        loop.activeRequests++;
        if (loop.clock().isVirtual()) {
            begun.add(work);
        }
        threads.execute(work);
    }

    @Override
    public void close() {
        if (threads != null) {
            threads.shutdownNow();
        }
        try {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Something that another thread does for the loop.
    private final class Work<T> implements Runnable {
        private final String name;
        private final Callable<T> callable;
        private final WorkCallback<T> after;
        private final long id;
        private final long cause = loop.trace().current();
        private final long askedInPoll = polls;
        private @Nullable T result;
        private @Nullable Throwable failure;
        private boolean isDone;

        Work(String name, Callable<T> callable, WorkCallback<T> after) {
            this.name = name;
            this.callable = callable;
            this.after = after;
            id = loop.trace().queued(TraceKind.TASK, name, 0);
        }

        @Override
        public void run() {
            try {
                result = callable.call();
            } catch (Throwable e) {
                failure = e;
            }
            synchronized (this) {
                isDone = true;
                notifyAll();
            }
            if (!loop.clock().isVirtual()) {
                finished.add(this);
                selector.wakeup();
            }
        }

        synchronized void await() {
            try {
                while (!isDone) {
                    wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while waiting for " + name, e);
            }
        }

        void deliver() {
            loop.activeRequests--;
            loop.run(name, id, cause, () -> after.done(result, failure));
        }
    }
}
