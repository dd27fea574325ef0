package dev.frameloop.dom.window;

import dev.frameloop.dom.html.HTMLIFrameElement;
import dev.frameloop.dom.net.Urls;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The frames of one document.
///
/// UNIMPLEMENTED: `object`, `embed` and `frame` show nothing.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#the-iframe-element">HTML: the iframe element</a>
final class Frames {
    /// How deep frames nest before one stays empty.
    private static final int MAX_DEPTH = 20;

    private final Window window;
    private final Map<Element, Navigable> frames = new LinkedHashMap<>();

    Frames(Window window) {
        this.window = window;
    }

    @Nullable
    Navigable get(Element element) {
        return frames.get(element);
    }

    int size() {
        return frames.size();
    }

    /// The frames in shadow-including tree order.
    List<Navigable> inTreeOrder() {
        List<Navigable> list = new ArrayList<>(frames.values());
        if (list.size() > 1) {
            list.sort((a, b) -> order(a.container(), b.container()));
        }
        return list;
    }

    private static int order(@Nullable Element a, @Nullable Element b) {
        if (a == null || b == null || a == b) {
            return 0;
        }
        // DIVERGES: frames of different trees, in shadow roots say, stay in the order of their insertion.
        int position = a.compareDocumentPosition(b);
        if ((position & Node.DOCUMENT_POSITION_DISCONNECTED) != 0) {
            return 0;
        }
        return (position & Node.DOCUMENT_POSITION_FOLLOWING) != 0 ? -1 : 1;
    }

    /// An `iframe` has become connected, or its address has changed.
    void changed(Element element) {
        Navigable owner = window.navigable();
        if (owner == null || !(element instanceof HTMLIFrameElement frame) || !frame.isConnected()) {
            return;
        }
        Navigable known = frames.get(frame);
        if (known != null) {
            processAttributes(frame, known, false);
        } else if (depth(owner) < MAX_DEPTH) {
            Navigable made = new Navigable(owner, frame);
            frames.put(frame, made);
            processAttributes(frame, made, true);
        }
    }

    private static int depth(Navigable navigable) {
        int depth = 0;
        for (Navigable up = navigable.parent(); up != null; up = up.parent()) {
            depth++;
        }
        return depth;
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#process-the-iframe-attributes">HTML: process the iframe
    ///     attributes</a>
    private void processAttributes(HTMLIFrameElement frame, Navigable navigable, boolean initialInsertion) {
        // 1. A document in an attribute.
        String srcdoc = frame.getAttribute("srcdoc");
        if (srcdoc != null) {
            navigable.navigateToSrcdoc(srcdoc);
            return;
        }
        // 2. The address.
        String url = sharedAttributeSteps(frame);
        if (url == null) {
            return;
        }
        // 3. A new frame shows about:blank already: that has loaded.
        if (initialInsertion && url.equals("about:blank")) {
            navigable.runLoadEventSteps();
        } else {
            navigable.navigate(url);
        }
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/iframe-embed-object.html#shared-attribute-processing-steps-for-iframe-and-frame-elements">HTML:
    ///     shared attribute processing steps for iframe and frame elements</a>
    private @Nullable String sharedAttributeSteps(HTMLIFrameElement frame) {
        // 1.-2. Nothing, or nothing that is an address, stands for about:blank.
        String url = "about:blank";
        String src = frame.getAttribute("src");
        if (src != null && !src.isEmpty()) {
            try {
                url = src.regionMatches(true, 0, "javascript:", 0, 11)
                        ? src.strip()
                        : Urls.resolve(window.document().documentBaseURL(), src);
            } catch (IllegalArgumentException e) {
                url = "about:blank";
            }
        }
        // 3. A document that shows itself again and again stays empty.
        for (Navigable up = window.navigable(); up != null; up = up.parent()) {
            if (!url.startsWith("about:")
                    && withoutFragment(up.window().document().URL()).equals(withoutFragment(url))) {
                return null;
            }
        }
        return url;
    }

    private static String withoutFragment(String url) {
        int hash = url.indexOf('#');
        return hash < 0 ? url : url.substring(0, hash);
    }

    /// An `iframe` has become disconnected.
    void disconnected(Element element) {
        Navigable navigable = frames.remove(element);
        if (navigable != null) {
            navigable.destroy();
        }
    }
}
