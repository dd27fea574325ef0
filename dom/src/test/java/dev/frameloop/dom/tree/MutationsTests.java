package dev.frameloop.dom.tree;

import dev.frameloop.dom.script.DOMException;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

/// Names of errors were recorded from Chromium; the order of what observers are told is the DOM Standard's.
class MutationsTests {
    private final Document document = Document.newHtml("about:blank").implementation().createHTMLDocument("t");
    private final Element body = requireNonNull(document.body());

    private Element element(String name, Object... children) {
        Element element = document.createElement(name);
        element.append(children);
        return element;
    }

    private static String name(@Nullable Node node) {
        return node == null
                ? "-"
                : node instanceof CharacterData data
                        ? "'" + data.data() + "'"
                        : node.nodeName().toLowerCase(java.util.Locale.ROOT);
    }

    private static String names(List<Node> nodes) {
        return String.join(" ", nodes.stream().map(MutationsTests::name).toList());
    }

    /// Writes down what it is told.
    private static final class Log implements TreeObserver {
        private final List<String> lines = new ArrayList<>();

        @Override
        public void inserting(Node parent, Node child, int count) {
            lines.add("inserting " + count + " before " + name(child));
        }

        @Override
        public void inserted(Node node) {
            lines.add("inserted " + name(node));
        }

        @Override
        public void removing(Node node) {
            lines.add("removing " + name(node));
        }

        @Override
        public void removed(Node node, Node parent, @Nullable Node previous, @Nullable Node next,
                boolean wasConnected) {
            lines.add("removed " + name(node) + " from " + name(parent));
        }

        @Override
        public void moved(Node node, Node oldParent, @Nullable Node previous, @Nullable Node next) {
            lines.add("moved " + name(node) + " from " + name(oldParent));
        }

        @Override
        public void childListChanged(Node target, List<Node> added, List<Node> removed, @Nullable Node previous,
                @Nullable Node next) {
            lines.add("record " + name(target) + " +[" + names(added) + "] -[" + names(removed) + "] " + name(previous)
                    + " " + name(next));
        }

        @Override
        public void textSplit(Text node, int offset, Text newNode) {
            lines.add("split " + name(node) + " at " + offset + " off " + name(newNode));
        }

        @Override
        public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
            lines.add("data " + offset + " " + count + " " + newLength + " was '" + oldData + "'");
        }

        @Override
        public void textJoined(Text into, int length, Text node) {
            lines.add("joined " + name(node) + " at " + length);
        }

        @Override
        public void attributeChanged(Element element, String localName, @Nullable String namespace,
                @Nullable String oldValue,
                @Nullable String newValue) {
            lines.add("attribute " + localName + " " + oldValue + " " + newValue);
        }
    }

    private List<String> logOf(Runnable change) {
        Log log = new Log();
        document.addTreeObserver(log);
        change.run();
        document.removeTreeObserver(log);
        return log.lines;
    }

    private static String errorOf(ThrowingCallable code) {
        try {
            code.call();
            return "done";
        } catch (DOMException e) {
            return e.name();
        } catch (Throwable e) {
            return e.toString();
        }
    }

    @Test
    void errorsHaveTheNamesThatChromiumGivesThem() {
        Element x = element("a");
        Element p = element("div", x);
        body.append(p);
        Map<String, ThrowingCallable> cases = new LinkedHashMap<>();
        cases.put("text HierarchyRequestError", () -> new Text(document, "t").appendChild(element("b")));
        cases.put("itself HierarchyRequestError", () -> p.appendChild(p));
        cases.put("ancestor HierarchyRequestError", () -> x.appendChild(body));
        cases.put("reference NotFoundError", () -> p.insertBefore(element("b"), body));
        cases.put("ancestor first HierarchyRequestError", () -> x.insertBefore(p, body));
        cases.put("document HierarchyRequestError", () -> p.appendChild(document));
        cases.put("doctype HierarchyRequestError", () -> p.appendChild(requireNonNull(document.doctype())));
        cases.put("second element HierarchyRequestError", () -> document.appendChild(element("b")));
        cases.put("text in document HierarchyRequestError", () -> document.appendChild(new Text(document, "x")));
        cases.put("comment in document done", () -> document.appendChild(new Comment(document, "x")));
        cases.put("second doctype HierarchyRequestError",
                () -> document.appendChild(document.implementation().createDocumentType("html", "", "")));
        cases.put("doctype behind HierarchyRequestError", () -> {
            Document other = document.implementation().createHTMLDocument(null);
            DocumentType doctype = requireNonNull(other.doctype());
            doctype.remove();
            other.appendChild(doctype);
        });
        cases.put("attribute HierarchyRequestError", () -> p.appendChild(document.createAttribute("a")));
        cases.put("no child NotFoundError", () -> p.removeChild(body));
        cases.put("template HierarchyRequestError", () -> {
            Element template = element("template");
            requireNonNull(template.templateContent()).appendChild(template);
        });
        cases.put("place SyntaxError", () -> p.insertAdjacentElement("inside", element("b")));
        cases.put("free markup NoModificationAllowedError", () -> element("b").insertAdjacentHTML("afterend", "x"));
        cases.put("append document HierarchyRequestError", () -> p.append(document));
        cases.put("replace with ancestor HierarchyRequestError", () -> p.replaceChild(body, x));
        cases.put("replace no child NotFoundError", () -> p.replaceChild(element("b"), body));
        cases.put("move out of tree HierarchyRequestError", () -> p.moveBefore(element("b"), null));
        cases.put("move into itself HierarchyRequestError", () -> x.moveBefore(p, null));
        cases.put("move before stranger NotFoundError", () -> body.moveBefore(x, element("b")));
        cases.put("name InvalidCharacterError", () -> document.createElement("1a"));
        cases.put("namespace NamespaceError", () -> document.createElementNS(null, "a:b"));
        cases.put("attribute in use InUseAttributeError", () -> {
            x.setAttribute("k", "v");
            p.setAttributeNode(requireNonNull(x.getAttributeNode("k")));
        });
        cases.put("split IndexSizeError", () -> new Text(document, "abc").splitText(4));
        cases.forEach((name, code) -> assertThat(name.substring(0, name.lastIndexOf(' ')) + " " + errorOf(code))
                .isEqualTo(name));
        assertThat(element("b").insertAdjacentElement("beforebegin", element("i"))).isNull();
    }

    @Test
    void insertingAFragmentTellsItsStepsInOrder() {
        Element b = element("b");
        Element p = element("p", element("a"), b);
        body.append(p);
        DocumentFragment fragment = document.createDocumentFragment();
        fragment.append(element("u"), "text");
        assertThat(logOf(() -> p.insertBefore(fragment, b))).containsExactly("removing u",
                "removed u from #document-fragment",
                "removing 'text'", "removed 'text' from #document-fragment",
                "record #document-fragment +[] -[u 'text'] - -",
                "inserting 2 before b", "inserted u", "inserted 'text'", "record p +[u 'text'] -[] a b");
        assertThat(fragment.hasChildNodes()).isFalse();
        assertThat(names(p.childList())).isEqualTo("a u 'text' b");
    }

    @Test
    void replacingTellsOneRecord() {
        Element a = element("a");
        Element u = element("u");
        Element p = element("p", element("i"), a, element("b"));
        Element q = element("q", u);
        body.append(p, q);
        assertThat(logOf(() -> p.replaceChild(u, a))).containsExactly("removing u", "removed u from q",
                "record q +[] -[u] - -", "removing a", "removed a from p", "inserting 1 before b", "inserted u",
                "record p +[u] -[a] i b");
        assertThat(logOf(() -> p.replaceChildren("x", "y"))).endsWith("record p +['x' 'y'] -[i u b] - -");
        assertThat(logOf(() -> p.setTextContent(""))).endsWith("record p +[] -['x' 'y'] - -");
        assertThat(logOf(() -> p.setTextContent(""))).isEmpty();
    }

    @Test
    void movingKeepsTheNodeConnectedAndTellsTwoRecords() {
        Element a = element("a");
        a.setId("moved");
        Element p = element("p", a, element("i"));
        Element q = element("q", element("b"));
        body.append(p, q);
        assertThat(logOf(() -> q.moveBefore(a, q.firstChild()))).containsExactly("removing a", "inserting 1 before b",
                "moved a from p",
                "record p +[] -[a] - i", "record q +[a] -[] - b");
        assertThat(a.isConnected()).isTrue();
        assertThat(document.getElementById("moved")).isSameAs(a);
        // Before itself: stays.
        q.moveBefore(a, a);
        assertThat(names(q.childList())).isEqualTo("a b");
    }

    @Test
    void splittingAndNormalizingTellTheTexts() {
        Element p = element("p", "abcdef");
        body.append(p);
        Text text = (Text) requireNonNull(p.firstChild());
        assertThat(logOf(() -> text.splitText(2))).containsExactly("inserted 'cdef'",
                "record p +['cdef'] -[] 'abcdef' -",
                "split 'abcdef' at 2 off 'cdef'", "data 2 4 0 was 'abcdef'");
        p.append("", "gh", element("b"), "");
        assertThat(logOf(p::normalize)).containsExactly("data 2 0 6 was 'ab'", "joined 'cdef' at 2", "joined '' at 6",
                "joined 'gh' at 6",
                "removing 'cdef'", "removed 'cdef' from p", "record p +[] -['cdef'] 'abcdefgh' ''", "removing ''",
                "removed '' from p",
                "record p +[] -[''] 'abcdefgh' 'gh'", "removing 'gh'", "removed 'gh' from p",
                "record p +[] -['gh'] 'abcdefgh' b",
                "removing ''", "removed '' from p", "record p +[] -[''] b -");
    }

    @Test
    void attributesTellOldAndNew() {
        Element p = element("p");
        assertThat(logOf(() -> {
            p.setAttribute("Title", "1");
            p.setAttribute("title", "1");
            p.toggleAttribute("hidden", null);
            p.removeAttribute("title");
            p.removeAttribute("title");
            p.setAttributeNode(document.createAttribute("hidden"));
        })).containsExactly("attribute title null 1", "attribute title 1 1", "attribute hidden null ",
                "attribute title 1 null",
                "attribute hidden  ");
    }

    @Test
    void elementsAreFoundByIdInTheirOwnTreeOnly() {
        Element first = element("i");
        Element second = element("b");
        first.setId("k");
        second.setId("k");
        assertThat(document.getElementById("k")).isNull();
        body.append(second);
        body.prepend(first);
        assertThat(document.getElementById("k")).isSameAs(first);
        body.append(first);
        assertThat(document.getElementById("k")).isSameAs(second);
        second.setId("other");
        assertThat(document.getElementById("k")).isSameAs(first);
        first.remove();
        assertThat(document.getElementById("k")).isNull();
        assertThat(document.getElementById("")).isNull();
        body.replaceChildren();
        assertThat(document.getElementById("other")).isNull();
        DocumentFragment fragment = document.createDocumentFragment();
        fragment.append(first);
        assertThat(fragment.getElementById("k")).isSameAs(first);
    }

    /// One change among many siblings writes to its neighbours only, and tells the observers a fixed number of times.
    @Test
    void oneInsertionAmongAHundredThousandSiblingsTouchesItsNeighboursOnly() {
        for (int i = 0; i < 100_000; i++) {
            body.appendChild(document.createElement("i"));
        }
        Node middle = requireNonNull(body.childNodes().item(50_000));
        Map<Node, List<@Nullable Node>> before = links();
        long version = document.treeVersion();
        Element added = element("b");
        assertThat(logOf(() -> body.insertBefore(added, middle))).hasSize(3);
        assertThat(document.treeVersion() - version).isEqualTo(1);
        Map<Node, List<@Nullable Node>> after = links();
        assertThat(changed(before, after)).isEqualTo(3);
        assertThat(logOf(added::remove)).hasSize(3);
        assertThat(changed(before, links())).isZero();
    }

    private static long changed(Map<Node, List<@Nullable Node>> before, Map<Node, List<@Nullable Node>> after) {
        return after.entrySet().stream().filter(one -> !one.getValue().equals(before.get(one.getKey()))).count();
    }

    private Map<Node, List<@Nullable Node>> links() {
        Map<Node, List<@Nullable Node>> links = new IdentityHashMap<>();
        for (Node node : Traversal.inclusiveDescendants(document)) {
            List<@Nullable Node> own = new ArrayList<>();
            own.add(node.parent);
            own.add(node.previousSibling);
            own.add(node.nextSibling);
            own.add(node.firstChild);
            own.add(node.lastChild);
            links.put(node, own);
        }
        return links;
    }

    @Test
    void adoptionTakesTheSubtreeWithIt() {
        Document other = document.implementation().createHTMLDocument(null);
        Element inner = element("b");
        Element p = element("p", inner);
        inner.setAttribute("k", "v");
        body.append(p);
        assertThat(other.adoptNode(p)).isSameAs(p);
        assertThat(p.parentNode()).isNull();
        assertThat(inner.ownerDocument()).isSameAs(other);
        assertThat(requireNonNull(inner.getAttributeNode("k")).ownerDocument()).isSameAs(other);
        body.append(p);
        assertThat(inner.ownerDocument()).isSameAs(document);
        assertThatThrownBy(() -> other.adoptNode(document)).isInstanceOfSatisfying(DOMException.class,
                e -> assertThat(e.name()).isEqualTo("NotSupportedError"));
    }

    @Test
    void positionsAreThoseOfTheStandard() {
        Element x = element("a");
        Element y = element("b");
        Element p = element("div", x, y);
        body.append(p);
        x.setAttribute("class", "c");
        x.setAttribute("title", "t");
        assertThat(new int[]{p.compareDocumentPosition(x), x.compareDocumentPosition(p), x.compareDocumentPosition(y),
                y.compareDocumentPosition(x), x.compareDocumentPosition(x)}).containsExactly(20, 10, 4, 2, 0);
        Element free = element("i");
        int one = x.compareDocumentPosition(free);
        int two = free.compareDocumentPosition(x);
        assertThat(one & 33).isEqualTo(33);
        assertThat((one & 6) ^ (two & 6)).isEqualTo(6);
        assertThat(x.compareDocumentPosition(free)).isEqualTo(one);
        Attr className = requireNonNull(x.getAttributeNode("class"));
        Attr title = requireNonNull(x.getAttributeNode("title"));
        assertThat(new int[]{className.compareDocumentPosition(title), title.compareDocumentPosition(className),
                x.compareDocumentPosition(className)}).containsExactly(36, 34, 20);
    }
}
