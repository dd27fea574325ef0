package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.css.syntax.CodePoints;
import dev.frameloop.dom.css.syntax.Serialization;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;

/// `:dir(ltr)` and `:dir(rtl)`; another keyword matches nothing.
///
/// UNIMPLEMENTED: `dir=auto` of form controls, which looks at their value, and of slots.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#the-directionality">HTML: directionality</a>
record DirSelector(String keyword) implements SimpleSelector {
    @Override
    public boolean matches(Element element, MatchContext context) {
        return CodePoints.equalsIgnoringAsciiCase(keyword, isRightToLeft(element, context) ? "rtl" : "ltr");
    }

    private static boolean isRightToLeft(Element element, MatchContext context) {
        for (Node node = element; node != null; node = context.parentOrHost(node)) {
            if (node instanceof Element e) {
                String dir = CodePoints.toAsciiLowerCase(e.attributeOrEmpty("dir"));
                if (dir.equals("ltr") || dir.equals("rtl")) {
                    return dir.equals("rtl");
                }
                if (dir.equals("auto") || e.isHtml("bdi")) {
                    return beginsRightToLeft(e);
                }
            }
        }
        return false;
    }

    /// Whether the first strong character below, outside of elements with a direction of their own, runs right to left.
    private static boolean beginsRightToLeft(Element top) {
        Node node = top.following(top);
        while (node != null) {
            if (node instanceof Element e && isSkipped(e)) {
                node = e.followingSkippingChildren(top);
                continue;
            }
            if (node instanceof Text text) {
                byte strong = firstStrong(text.data());
                if (strong >= 0) {
                    return strong != Character.DIRECTIONALITY_LEFT_TO_RIGHT;
                }
            }
            node = node.following(top);
        }
        return false;
    }

    private static boolean isSkipped(Element e) {
        return e.isHtml("bdi") || e.isHtml("script") || e.isHtml("style") || e.isHtml("textarea")
                || e.getAttributeNS(null, "dir") != null;
    }

    private static byte firstStrong(String text) {
        for (int i = 0; i < text.length(); i = text.offsetByCodePoints(i, 1)) {
            byte direction = Character.getDirectionality(text.codePointAt(i));
            if (direction == Character.DIRECTIONALITY_LEFT_TO_RIGHT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT
                    || direction == Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC) {
                return direction;
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return ":dir(" + Serialization.identifier(keyword) + ")";
    }
}
