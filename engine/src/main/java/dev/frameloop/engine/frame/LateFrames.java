package dev.frameloop.engine.frame;

/// What becomes of a frame whose tick passed while the loop was busy.
///
/// The HTML Standard leaves it to the user agent when there is a rendering opportunity. Chromium 150 starts a late frame at once, with the
/// time of the latest refresh: a page that works for 20 ms in each frame gets, measured at 60 Hz, a frame every 22 ms, whose timestamps
/// are 16.7 and 33.3 ms apart by turns. So do we unless told otherwise.
public enum LateFrames {
    /// It starts as soon as the loop comes to it, with the time of the latest tick.
    AT_ONCE,
    /// It is given up for the next tick, so that frames start at ticks only: 20 ms of work a frame make 30 frames a second at 60 Hz. A
    /// loop that wakes up late by less than a millisecond is not late.
    NEXT_TICK
}
