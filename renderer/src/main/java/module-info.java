/// Style, layout and paint behind each frame, and the page that puts everything together.
module dev.frameloop.renderer {
    requires static transitive org.jspecify;
    requires transitive dev.frameloop.dom;
    requires java.desktop;
    requires com.github.librepdf.pdfFontsExtra;
    requires org.lwjgl;
    requires org.lwjgl.glfw;
    requires org.lwjgl.opengl;

    exports dev.frameloop.renderer.display;
    exports dev.frameloop.renderer.input;
    exports dev.frameloop.renderer.page;
    exports dev.frameloop.renderer.gl;
    exports dev.frameloop.renderer.paint;
    exports dev.frameloop.renderer.surface;
    exports dev.frameloop.renderer.text;
    exports dev.frameloop.renderer.style;
    exports dev.frameloop.renderer.box;
    exports dev.frameloop.renderer.layout;
    exports dev.frameloop.renderer.view;
}
