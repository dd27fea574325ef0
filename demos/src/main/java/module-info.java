/// The command line, the demos and the benchmarks.
///
/// Read `dev.frameloop.demos.Main` first.
module dev.frameloop.demos {
    requires static transitive org.jspecify;
    requires dev.frameloop.renderer;
    requires dev.frameloop.script;
    requires java.desktop;
    // The demo of a page in somebody else's scene is somebody else.
    requires org.lwjgl.opengl;
    requires io.netty.common;
    requires jmh.core;
    // What the harness measures with, which as an automatic module it cannot say.
    requires java.management;
    requires jdk.management;

    // The harness finds the benchmarks, and the code that it made for them, by reflection.
    opens dev.frameloop.demos.bench;
}
