/// Style, layout and paint behind each frame, and the page that puts everything together.
module dev.frameloop.renderer {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.dom;
    requires java.desktop;

    exports dev.frameloop.renderer.display;
    exports dev.frameloop.renderer.paint;
}
