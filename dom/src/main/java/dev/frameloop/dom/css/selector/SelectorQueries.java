package dev.frameloop.dom.css.selector;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.ParentNode;
import dev.frameloop.dom.tree.SelectorEngine;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// `querySelector`, `matches`, `closest` and their kin.
///
/// @see <a href="https://dom.spec.whatwg.org/#scope-match-a-selectors-string">DOM: scope-match a selectors string</a>
public final class SelectorQueries implements SelectorEngine {
    /// For the service loader.
    public SelectorQueries() {}

    @Override
    public @Nullable Element first(ParentNode root, String selectors) {
        SelectorList list = parse(root, selectors);
        // FAST PATH: `#id` is looked up.
        IdSelector id = loneId(list, root);
        if (id != null) {
            Element found = byId(root, id.id());
            if (found == null || root instanceof Document || root.contains(found) && found != root) {
                return found;
            }
        }
        MatchContext context = context(root);
        for (Node node = root.firstChild(); node != null; node = node.following(root)) {
            if (node instanceof Element element && list.matches(element, context)) {
                return element;
            }
        }
        return null;
    }

    @Override
    public List<Element> all(ParentNode root, String selectors) {
        SelectorList list = parse(root, selectors);
        List<Element> found = new ArrayList<>();
        // FAST PATH: an ID that no element has.
        IdSelector id = loneId(list, root);
        if (id != null && byId(root, id.id()) == null) {
            return found;
        }
        MatchContext context = context(root);
        for (Node node = root.firstChild(); node != null; node = node.following(root)) {
            if (node instanceof Element element && list.matches(element, context)) {
                found.add(element);
            }
        }
        return found;
    }

    @Override
    public boolean matches(Element element, String selectors) {
        return parse(element, selectors).matches(element, context(element));
    }

    @Override
    public @Nullable Element closest(Element element, String selectors) {
        SelectorList list = parse(element, selectors);
        MatchContext context = context(element);
        for (Element e = element; e != null; e = e.parentElement()) {
            if (list.matches(e, context)) {
                return e;
            }
        }
        return null;
    }

    private static SelectorList parse(Node node, String selectors) {
        SelectorList list = ParsedSelectors.of(node.nodeDocument()).get(selectors);
        if (list == null) {
            throw new DOMException("SyntaxError", "'" + selectors + "' is not a valid selector.");
        }
        return list;
    }

    private static MatchContext context(Node scope) {
        MatchContext context = new MatchContext(scope.nodeDocument());
        context.setScope(scope);
        if (scope.treeScope() instanceof DocumentFragment root && root.isShadowRoot()) {
            context.setShadowHost(root.host());
        }
        return context;
    }

    /// The ID selector that the list is all of, where the tree knows its elements by ID.
    private static @Nullable IdSelector loneId(SelectorList list, ParentNode root) {
        if (root.treeScope() == null || root.nodeDocument().isQuirksMode() || list.size() != 1
                || list.get(0).size() != 1) {
            return null;
        }
        CompoundSelector compound = list.get(0).compound(0);
        return compound.simple().size() == 1 && compound.pseudoElements().isEmpty()
                && compound.simple().getFirst() instanceof IdSelector id ? id : null;
    }

    private static @Nullable Element byId(ParentNode root, String id) {
        return switch (root.treeScope()) {
            case Document document -> document.getElementById(id);
            case DocumentFragment fragment -> fragment.getElementById(id);
            case null, default -> null;
        };
    }
}
