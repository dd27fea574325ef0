package dev.frameloop.demos.frames;

import dev.frameloop.demos.cli.Values.ClockKind;
import dev.frameloop.engine.frame.PeriodicFrameSource;
import dev.frameloop.engine.loop.EventLoop;
import dev.frameloop.engine.loop.LoopOptions;
import dev.frameloop.engine.loop.TaskSource;

import java.time.Duration;

/// All four ways at once on one loop, for a time.
///
/// @param clock which clock
/// @param hertz how often the display refreshes
/// @param work how long style and layout take in each frame
/// @param length how long to watch
record Experiment(ClockKind clock, double hertz, Duration work, Duration length) {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MILLIS_PER_SECOND = 1e3;

    double intervalNanos() {
        return NANOS_PER_SECOND / hertz;
    }

    /// The frame's length as a timeout: pages write 16 at 60 frames a second.
    int millis() {
        return (int) (MILLIS_PER_SECOND / hertz);
    }

    Measurement run() {
        EventLoop loop = new EventLoop(LoopOptions.defaults().withClock(clock.newClock())
                .withFrameSource(new PeriodicFrameSource(hertz)));
        AnimatedDocument document = new AnimatedDocument(loop, work);
        loop.addDocument(document);
        Way.Context context = new Way.Context(loop, document, loop.newTimers(null), intervalNanos(), millis());
        Measurement measurement = new Measurement(context);
        loop.trace().addSink(measurement);
        for (Way way : Way.values()) {
            loop.queueTask(TaskSource.OTHER, null, way.label(millis()), () -> way.start(context));
        }
        loop.runFor(length);
        loop.close();
        return measurement;
    }
}
