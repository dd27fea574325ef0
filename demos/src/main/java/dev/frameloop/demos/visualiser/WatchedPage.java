package dev.frameloop.demos.visualiser;

import dev.frameloop.engine.loop.RunOutcome;
import dev.frameloop.renderer.page.Page;
import dev.frameloop.renderer.page.PageOptions;
import org.jspecify.annotations.Nullable;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;

/// A page that runs on a thread of its own and is watched. It is held before its first task.
final class WatchedPage implements AutoCloseable {
    private static final Duration AS_LONG_AS_IT_TAKES = Duration.ofDays(365);
    private static final double[] RATES = {30, 60, 120, 144};
    private static final int[] EXTRA_MILLIS = {0, 4, 8, 12, 20};

    private final Stepper stepper = new Stepper();
    private final WorkCost cost = new WorkCost();
    private final VsyncRate rate;
    private final Selection selection = new Selection();
    private final CompletableFuture<Page> opened = new CompletableFuture<>();
    private final Thread thread;
    private volatile boolean closing;

    /// Opens a page on the thread that will run it.
    interface Opener {
        /// Opens it.
        ///
        /// @throws IOException if it cannot be read
        Page open(PageOptions options) throws IOException;
    }

    private WatchedPage(double hertz, Opener opener, PageOptions options, Sources sources) {
        rate = new VsyncRate(hertz);
        LoopWatch watch = new LoopWatch(stepper, rate);
        PageOptions watched = options.withPainting(true).withFrameSource(rate).withCostModel(cost)
                .withScriptTimeLimit(AS_LONG_AS_IT_TAKES).withTraceSink(watch);
        // The language's own stack, which this one carries, is what demos/run gives the main thread.
        thread = new Thread(null, () -> run(opener, watched, watch, sources), "visualised page", 8L << 20);
        thread.setDaemon(true);
    }

    /// Opens a page and begins to run it.
    ///
    /// @param hertz the rate of its display
    /// @throws IOException if it cannot be opened
    static WatchedPage open(double hertz, Opener opener, PageOptions options, Sources sources) throws IOException {
        WatchedPage page = new WatchedPage(hertz, opener, options, sources);
        page.thread.start();
        try {
            page.opened.get();
            return page;
        } catch (ExecutionException e) {
            throw e.getCause() instanceof IOException cause ? cause : new IOException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    private void run(Opener opener, PageOptions options, LoopWatch watch, Sources sources) {
        try (Page page = opener.open(options)) {
            watch.watch(page, sources, selection);
            opened.complete(page);
            while (!closing && page.termination() == null) {
                RunOutcome outcome = page.runUntil(() -> closing, AS_LONG_AS_IT_TAKES);
                if (outcome == RunOutcome.INTERRUPTED) {
                    return;
                }
                if (outcome == RunOutcome.NOTHING_LEFT) {
                    watch.rest("nothing is left to do");
                }
            }
            while (!closing) {
                watch.rest("the page was ended: " + page.termination());
            }
        } catch (IOException | RuntimeException e) {
            opened.completeExceptionally(e);
        }
    }

    Stepper stepper() {
        return stepper;
    }

    /// Why the page was ended before its time; null if it was not.
    @Nullable
    String termination() {
        Page page = opened.getNow(null);
        return page == null ? null : page.termination();
    }

    /// The state of the controls, as the screen shows them.
    Controls controls() {
        return new Controls(stepper.isRunning(), stepper.speed().label(), rate.hertz(), cost.extraMillis(),
                selection.id());
    }

    /// Does what the screen asks for, as far as it concerns the page.
    void obey(ScreenCommand command) {
        switch (command.verb()) {
            case STEP -> {
                selection.select(0);
                stepper.step(StepSize.of(command.operand()));
            }
            case PAUSE -> {
                selection.select(0);
                if (stepper.isRunning()) {
                    stepper.pause();
                } else {
                    stepper.run();
                }
            }
            case SLOWER -> stepper.setSpeed(stepper.speed().slower());
            case FASTER -> stepper.setSpeed(stepper.speed().faster());
            case RATE -> rate.change(next(rate.hertz()));
            case WORK -> cost.setExtraMillis(next(cost.extraMillis()));
            case SELECT -> {
                selection.select(Long.parseLong(command.operand()));
                stepper.lookAgain();
            }
            case QUIT -> {
            }
        }
    }

    private static double next(double hertz) {
        for (double candidate : RATES) {
            if (candidate > hertz) {
                return candidate;
            }
        }
        return RATES[0];
    }

    private static int next(int millis) {
        for (int candidate : EXTRA_MILLIS) {
            if (candidate > millis) {
                return candidate;
            }
        }
        return EXTRA_MILLIS[0];
    }

    /// Lets the page go, ends it, and waits for its thread.
    @Override
    public void close() {
        closing = true;
        Page page = opened.getNow(null);
        if (page != null) {
            page.eventLoop().close();
        }
        stepper.close();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// What the controls say.
    ///
    /// @param selected the number of what is selected, 0 for what runs
    record Controls(boolean isRunning, String speed, double hertz, int extraMillis, long selected) {}
}
