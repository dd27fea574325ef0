package dev.frameloop.dom.window;

import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.script.DOMException;
import org.jspecify.annotations.Nullable;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Opens windows from scripts.
///
/// UNIMPLEMENTED: the features that say how a window looks; user activation, without which a browser opens none.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#window-open-steps">HTML: window open steps</a>
final class WindowOpening {
    private static final List<String> WITHOUT_OPENER = List.of("noopener", "noreferrer");

    private WindowOpening() {}

    static @Nullable Window open(Window window, String url, String target, String features) {
        Navigable navigable = window.navigable();
        if (navigable == null || !window.isFullyActive()) {
            return null;
        }
        // 3.-5. The address, relative to the document of the script that was entered.
        String address = url.isEmpty() ? null : resolved(window, url);
        // 7.-11. What the features say.
        boolean withoutOpener = Arrays.stream(features.toLowerCase(Locale.ROOT).split("[\\s,]+"))
                .anyMatch(WITHOUT_OPENER::contains);
        // 12. The navigable, which may be a new one.
        String name = target.isEmpty() ? "_blank" : target;
        Navigable known = name.equalsIgnoreCase("_blank") ? null : navigable.choose(name);
        if (known == null) {
            known = navigable.openAuxiliary(withoutOpener ? null : window, address == null ? "about:blank" : address,
                    name.startsWith("_") ? "" : name);
        } else if (address != null) {
            // 14. One that is there navigates.
            known.navigate(address);
        }
        // 15.-16. Who is not to know the new window gets nothing.
        return withoutOpener ? null : known.window();
    }

    private static String resolved(Window window, String url) {
        Window entry = window.realm().entryGlobal() instanceof Window entered ? entered : window;
        try {
            return url.strip().regionMatches(true, 0, "javascript:", 0, "javascript:".length())
                    ? url.strip()
                    : Urls.resolve(entry.document().documentBaseURL(), url);
        } catch (IllegalArgumentException e) {
            throw new DOMException("SyntaxError", "Unable to open a window with invalid URL '" + url + "'.");
        }
    }
}
