package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.PlatformObject;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.function.Predicate;

/// A live collection of elements in tree order.
///
/// What was found is kept until the tree (or, where they matter, attributes) changes, and the tree is walked only as far as
/// was asked for.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-htmlcollection">DOM: interface HTMLCollection</a>
public class HTMLCollection extends PlatformObject implements Iterable<Element> {
    /// Where the elements of a collection are found, and what changes it.
    public enum Reach {
        /// Among the children.
        CHILDREN,
        /// Among the descendants, by what never changes: names.
        DESCENDANTS,
        /// Among the descendants, by their attributes.
        DESCENDANTS_BY_ATTRIBUTES
    }

    private final ParentNode root;
    private final Reach reach;
    private final Predicate<Element> filter;
    private final List<Element> known = new ArrayList<>();
    private @Nullable Node last;
    private boolean complete;
    private long version = -1;
    private @Nullable Document document;

    /// The elements below `root` that `filter` lets pass.
    public HTMLCollection(ParentNode root, Reach reach, Predicate<Element> filter) {
        this.root = root;
        this.reach = reach;
        this.filter = filter;
    }

    /// The node below which the elements are.
    public final ParentNode root() {
        return root;
    }

    /// The number of elements.
    public final long length() {
        fill(Integer.MAX_VALUE);
        return known.size();
    }

    /// The element at this place, or null.
    public final @Nullable Element item(long index) {
        if (index < 0 || index >= Integer.MAX_VALUE) {
            return null;
        }
        fill((int) index);
        return index < known.size() ? known.get((int) index) : null;
    }

    /// The first element with this ID, or, of HTML, with this name; null where there is none.
    ///
    /// Subclasses of HTML answer with lists where theirs do.
    public @Nullable Element namedItem(String key) {
        return key.isEmpty() ? null : find(key);
    }

    private @Nullable Element find(String key) {
        for (Element element : this) {
            if (element.id().equals(key)
                    || Namespaces.HTML.equals(element.namespaceURI()) && key.equals(element.getAttribute("name"))) {
                return element;
            }
        }
        return null;
    }

    /// The names by which scripts find elements as properties of this collection, in the standard's order.
    public final Set<String> supportedPropertyNames() {
        Set<String> names = new LinkedHashSet<>();
        for (Element element : this) {
            if (!element.id().isEmpty()) {
                names.add(element.id());
            }
            String name = Namespaces.HTML.equals(element.namespaceURI()) ? element.getAttribute("name") : null;
            if (name != null && !name.isEmpty()) {
                names.add(name);
            }
        }
        return names;
    }

    /// A copy as a list.
    public final List<Element> toList() {
        fill(Integer.MAX_VALUE);
        return List.copyOf(known);
    }

    @Override
    public final Iterator<Element> iterator() {
        return new Iterator<>() {
            private long at;

            @Override
            public boolean hasNext() {
                return item(at) != null;
            }

            @Override
            public Element next() {
                Element element = item(at++);
                if (element == null) {
                    throw new NoSuchElementException();
                }
                return element;
            }
        };
    }

    private void fill(int index) {
        Document now = root.nodeDocument();
        long current = switch (reach) {
            case CHILDREN -> root.childListVersion();
            case DESCENDANTS -> now.treeVersion();
            case DESCENDANTS_BY_ATTRIBUTES -> now.treeVersion() + now.attributeVersion();
        };
        if (current != version || now != document) {
            version = current;
            document = now;
            known.clear();
            last = null;
            complete = false;
        }
        while (!complete && known.size() <= index) {
            Node next = next();
            if (next == null) {
                complete = true;
            } else if (next instanceof Element element && filter.test(element)) {
                known.add(element);
            }
            last = next;
        }
    }

    private @Nullable Node next() {
        if (last == null) {
            return root.firstChild;
        }
        return reach == Reach.CHILDREN ? last.nextSibling : last.following(root);
    }
}
