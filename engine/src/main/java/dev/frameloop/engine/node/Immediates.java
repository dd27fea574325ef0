package dev.frameloop.engine.node;

import dev.frameloop.engine.node.WatcherHandle.Phase;
import dev.frameloop.engine.trace.TraceKind;

import java.util.ArrayDeque;

/// The immediates of Node.js: a check phase runs those that were there when it began, with all ticks and microtasks between two of them.
/// An idle watcher keeps poll from blocking while one waits.
final class Immediates {
    private static final String NAME = "setImmediate";

    private final NodeLoop loop;
    private final WatcherHandle idle;
    private ArrayDeque<Immediate> queue = new ArrayDeque<>();
    /// Those of the check phase that runs now, which go on after an exception that somebody dealt with.
    private ArrayDeque<Immediate> outstanding = new ArrayDeque<>();
    private int referenced;

    Immediates(NodeLoop loop) {
        this.loop = loop;
        idle = new WatcherHandle(loop.libuv(), Phase.IDLE, () -> {});
        WatcherHandle check = new WatcherHandle(loop.libuv(), Phase.CHECK, this::check);
        check.unref();
        check.start();
    }

    Immediate set(Runnable callback) {
        Immediate immediate = new Immediate(this, callback, loop.trace().queued(TraceKind.TASK, NAME, 0),
                loop.trace().current());
        queue.add(immediate);
        count(1);
        return immediate;
    }

    void clear(Immediate immediate) {
        if (immediate.callback != null) {
            immediate.callback = null;
            if (immediate.referenced) {
                count(-1);
            }
        }
    }

    void reference(Immediate immediate, boolean wanted) {
        if (immediate.callback != null && immediate.referenced != wanted) {
            immediate.referenced = wanted;
            count(wanted ? 1 : -1);
        }
    }

    private void count(int change) {
        referenced += change;
        if (referenced > 0) {
            idle.start();
        } else {
            idle.stop();
        }
    }

    private void check() {
        if (queue.isEmpty()) {
            return;
        }
        boolean succeeded;
        do {
            succeeded = loop.makeImmediateCallback(this::processImmediate);
        } while (!succeeded);
    }

    /// Runs those that an exception left over, or else those that are there now.
    private void processImmediate() {
        if (outstanding.isEmpty()) {
            outstanding = queue;
            queue = new ArrayDeque<>();
        }
        boolean ranAtLeastOne = false;
        for (Immediate next = outstanding.poll(); next != null; next = outstanding.poll()) {
            if (ranAtLeastOne) {
                loop.ticks().runNextTicks();
            }
            Runnable callback = next.callback;
            if (callback == null) {
                continue;
            }
            ranAtLeastOne = true;
            next.callback = null;
            if (next.referenced) {
                count(-1);
            }
            loop.libuv().run(NAME, next.id, next.cause, callback);
        }
    }
}
