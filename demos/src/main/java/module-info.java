/// The command line, the demos and the benchmarks.
module dev.frameloop.demos {
    requires static transitive org.jspecify;
    requires dev.frameloop.renderer;
}
