package dev.frameloop.dom.html;

import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Namespaces;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The stack of open elements.
///
/// How often each name of HTML is open is counted, so that a question about a name that is not open costs nothing at any depth.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements">HTML: the stack of open elements</a>
final class OpenElements {
    private static final Set<String> SCOPE = Set.of("applet", "caption", "html", "table", "td", "th", "marquee",
            "object", "template");
    private static final Set<String> MATHML_SCOPE = Set.of("mi", "mo", "mn", "ms", "mtext", "annotation-xml");
    private static final Set<String> SVG_SCOPE = Set.of("foreignObject", "desc", "title");
    private static final Set<String> IMPLIED = Set.of("dd", "dt", "li", "optgroup", "option", "p", "rb", "rp", "rt",
            "rtc");
    private static final Set<String> THOROUGHLY_IMPLIED = Set.of("caption", "colgroup", "dd", "dt", "li", "optgroup",
            "option", "p", "rb",
            "rp", "rt", "rtc", "tbody", "td", "tfoot", "th", "thead", "tr");

    private final List<Element> stack = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    boolean isEmpty() {
        return stack.isEmpty();
    }

    int size() {
        return stack.size();
    }

    Element get(int index) {
        return stack.get(index);
    }

    Element current() {
        return stack.getLast();
    }

    void push(Element element) {
        stack.add(element);
        count(element, 1);
    }

    Element pop() {
        Element popped = stack.removeLast();
        count(popped, -1);
        return popped;
    }

    void insert(int index, Element element) {
        stack.add(index, element);
        count(element, 1);
    }

    void replace(int index, Element element) {
        count(stack.set(index, element), -1);
        count(element, 1);
    }

    void remove(Element element) {
        int index = indexOf(element);
        if (index >= 0) {
            stack.remove(index);
            count(element, -1);
        }
    }

    private void count(Element element, int change) {
        if (Namespaces.HTML.equals(element.namespaceURI())) {
            counts.merge(element.localName(), change, Integer::sum);
        }
    }

    int indexOf(Element element) {
        for (int i = stack.size() - 1; i >= 0; i--) {
            if (stack.get(i) == element) {
                return i;
            }
        }
        return -1;
    }

    boolean contains(Element element) {
        return counts.getOrDefault(element.localName(), 0) > 0 && indexOf(element) >= 0;
    }

    /// Whether an HTML element with this name is open at all.
    boolean contains(String name) {
        return counts.getOrDefault(name, 0) > 0;
    }

    boolean currentIs(String name) {
        return !stack.isEmpty() && current().isHtml(name);
    }

    boolean currentIsOneOf(Set<String> names) {
        return !stack.isEmpty() && Namespaces.HTML.equals(current().namespaceURI())
                && names.contains(current().localName());
    }

    void popUntil(String name) {
        while (!stack.isEmpty() && !pop().isHtml(name)) {
            continue;
        }
    }

    void popUntilOneOf(Set<String> names) {
        while (!stack.isEmpty()) {
            Element popped = pop();
            if (Namespaces.HTML.equals(popped.namespaceURI()) && names.contains(popped.localName())) {
                return;
            }
        }
    }

    /// Pops until the current node is one of these, or the root, or a template.
    void clearBackTo(Set<String> names) {
        while (!currentIsOneOf(names) && !currentIs("template") && !currentIs("html") && stack.size() > 1) {
            pop();
        }
    }

    boolean hasInScope(String name) {
        return contains(name) && hasInScope(name, Set.of());
    }

    boolean hasInButtonScope(String name) {
        return contains(name) && hasInScope(name, Set.of("button"));
    }

    boolean hasInListItemScope(String name) {
        return contains(name) && hasInScope(name, Set.of("ol", "ul"));
    }

    boolean hasInTableScope(String name) {
        if (!contains(name)) {
            return false;
        }
        for (int i = stack.size() - 1; i >= 0; i--) {
            Element element = stack.get(i);
            if (element.isHtml(name)) {
                return true;
            }
            if (element.isHtml("html") || element.isHtml("table") || element.isHtml("template")) {
                return false;
            }
        }
        return false;
    }

    boolean hasInScope(Element wanted) {
        for (int i = stack.size() - 1; i >= 0; i--) {
            if (stack.get(i) == wanted) {
                return true;
            }
            if (endsScope(stack.get(i))) {
                return false;
            }
        }
        return false;
    }

    boolean hasOneInScope(Set<String> names) {
        for (int i = stack.size() - 1; i >= 0; i--) {
            Element element = stack.get(i);
            if (Namespaces.HTML.equals(element.namespaceURI()) && names.contains(element.localName())) {
                return true;
            }
            if (endsScope(element)) {
                return false;
            }
        }
        return false;
    }

    private boolean hasInScope(String name, Set<String> more) {
        for (int i = stack.size() - 1; i >= 0; i--) {
            Element element = stack.get(i);
            if (element.isHtml(name)) {
                return true;
            }
            if (endsScope(element)
                    || Namespaces.HTML.equals(element.namespaceURI()) && more.contains(element.localName())) {
                return false;
            }
        }
        return false;
    }

    private static boolean endsScope(Element element) {
        return switch (element.namespaceURI()) {
            case Namespaces.HTML -> SCOPE.contains(element.localName());
            case Namespaces.MATHML -> MATHML_SCOPE.contains(element.localName());
            case Namespaces.SVG -> SVG_SCOPE.contains(element.localName());
            case null, default -> false;
        };
    }

    /// @see <a href="https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags">HTML: generate implied end tags</a>
    void generateImpliedEndTags(@Nullable String except) {
        while (currentIsOneOf(IMPLIED) && !current().localName().equals(except)) {
            pop();
        }
    }

    void generateAllImpliedEndTagsThoroughly() {
        while (currentIsOneOf(THOROUGHLY_IMPLIED)) {
            pop();
        }
    }
}
