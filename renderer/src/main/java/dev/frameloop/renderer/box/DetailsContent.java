package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The order of what is in a `details` element: its summary first, one of the browser's own where it has none.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/rendering.html#the-details-and-summary-elements">HTML: the details and summary elements</a>
final class DetailsContent {
    private static final String LABEL = "Details";

    private DetailsContent() {}

    /// The first summary among the children.
    static @Nullable Element summary(Element details) {
        for (Element child = details.firstElementChild(); child != null; child = child.nextElementSibling()) {
            if (child.localName().equals("summary")) {
                return child;
            }
        }
        return null;
    }

    /// The children, the summary before the others; without these while the element is closed.
    static List<Node> shown(Element details) {
        List<Node> children = new ArrayList<>();
        Element summary = summary(details);
        if (!details.hasAttribute("open")) {
            return summary == null ? List.of() : List.of(summary);
        }
        for (Node child = details.firstChild(); child != null; child = child.nextSibling()) {
            children.add(child == summary ? 0 : children.size(), child);
        }
        return children;
    }

    static Box defaultSummary(ElementStyles styles, ComputedStyle details) {
        BlockContainer box = new BlockContainer(null, null, styles.anonymous(details, Display.BLOCK),
                BlockContainer.Role.ANONYMOUS);
        box.appendChild(new TextBox(box, LABEL));
        return box;
    }
}
