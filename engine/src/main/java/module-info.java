/// Event loops, clocks, timers, frames, agents and the trace. Knows no node and no pixel.
///
/// Read `dev.frameloop.engine.loop.EventLoop` first.
module dev.frameloop.engine {
    requires static transitive org.jspecify;
    requires org.jctools.core;
    requires jdk.jfr;

    exports dev.frameloop.engine.agent;
    exports dev.frameloop.engine.explore;
    exports dev.frameloop.engine.frame;
    exports dev.frameloop.engine.loop;
    exports dev.frameloop.engine.promise;
    exports dev.frameloop.engine.node;
    exports dev.frameloop.engine.time;
    exports dev.frameloop.engine.timer;
    exports dev.frameloop.engine.trace;
}
