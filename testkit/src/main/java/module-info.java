/// JUnit extension and assertions for frames.
module dev.frameloop.testkit {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.renderer;
    requires transitive org.junit.jupiter.api;
}
