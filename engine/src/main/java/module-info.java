/// Event loops, clocks, timers, frames, agents and the trace. Knows no node and no pixel.
module dev.frameloop.engine {
    requires static transitive org.jspecify;
    requires org.jctools.core;
    requires jdk.jfr;
}
