/// Tests of frames: pages under test with their trace, AssertJ assertions, and a JUnit Jupiter extension.
///
/// Read `dev.frameloop.testkit.junit.PageTest` first.
module dev.frameloop.testkit {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.renderer;
    requires transitive org.assertj.core;
    requires transitive org.junit.jupiter.api;
    requires org.junit.platform.commons;
    requires org.opentest4j;
    requires java.desktop;

    exports dev.frameloop.testkit.assertion;
    exports dev.frameloop.testkit.frame;
    exports dev.frameloop.testkit.junit;
    exports dev.frameloop.testkit.page;

    // JUnit makes the extension.
    opens dev.frameloop.testkit.junit to org.junit.platform.commons;
}
