package dev.frameloop.dom.script;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// The interface descriptions of this module: Web IDL text beside the rooms whose classes it describes.
///
/// The list is written out, since resources cannot be listed in the same way on the class path, on the module path and in a
/// jar; a test keeps it whole.
///
/// @see <a href="https://webidl.spec.whatwg.org/">Web IDL</a>
public final class InterfaceDescriptions {
    /// `room/file` of each description below `dev/frameloop/dom`.
    private static final List<String> FILES = List.of("animation/web-animations", "canvas/image-bitmap",
            "console/console",
            "css/condition/media-query-list", "css/cssom", "event/event", "event/event-handlers", "event/html-events",
            "event/ui-events", "html/elements", "html/forms", "html/parsing", "html/tables",
            "intersection/intersection-observer", "messaging/messaging", "mutation/mutation", "net/fetch", "net/file",
            "net/url",
            "performance/performance",
            "range/range",
            "resize/resize-observer",
            "scheduler/scheduler", "shadow/shadow", "tree/document", "tree/element", "tree/node", "view/cssom-view",
            "view/geometry", "window/focus", "window/window", "worker/service-workers", "worker/workers");

    /// A description.
    ///
    /// @param room the package below `dev.frameloop.dom` in which the Java classes live, `css.condition` say
    /// @param file the file's name
    /// @param text the Web IDL text
    public record Description(String room, String file, String text) {}

    private InterfaceDescriptions() {}

    /// All descriptions of the module.
    public static List<Description> all() {
        return FILES.stream().map(InterfaceDescriptions::read).toList();
    }

    private static Description read(String path) {
        String name = "/dev/frameloop/dom/" + path + ".webidl";
        try (InputStream in = InterfaceDescriptions.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the interface description " + name + " is listed and missing");
            }
            int slash = path.lastIndexOf('/');
            return new Description(path.substring(0, slash).replace('/', '.'), path.substring(slash + 1) + ".webidl",
                    new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
