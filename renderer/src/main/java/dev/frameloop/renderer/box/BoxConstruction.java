package dev.frameloop.renderer.box;

import dev.frameloop.dom.css.selector.PseudoElement;
import dev.frameloop.dom.css.value.Display;
import dev.frameloop.dom.css.value.ListStylePosition;
import dev.frameloop.dom.css.value.WhiteSpaceCollapse;
import dev.frameloop.dom.html.HTMLDetailsElement;
import dev.frameloop.dom.html.HTMLFieldSetElement;
import dev.frameloop.dom.shadow.ShadowRoot;
import dev.frameloop.dom.shadow.Slot;
import dev.frameloop.dom.shadow.Slots;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.renderer.style.ComputedStyle;
import org.jspecify.annotations.Nullable;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;

/// Makes the boxes of what is in a box, and of what is in these, from the flat tree.
///
/// UNIMPLEMENTED: ruby and `::first-line`; such elements get boxes of block or inline flow.
///
/// @see <a href="https://drafts.csswg.org/css-display-3/#box-generation">CSS Display 3: box generation</a>
final class BoxConstruction {
    private final ElementStyles styles;
    private final ReplacedContent replacedContent;
    private final Map<Node, Box> boxes;
    private final Counters counters;
    private final TableStructure tables;
    private final FirstLetters firstLetters;
    private final ControlContent controls;
    private final List<Box> made = new ArrayList<>();
    /// Boxes whose content is still to be made.
    private final Deque<Box> pending = new ArrayDeque<>();

    /// A place in the flat tree: the nodes that follow, and the element to whose `::after` they lead.
    private record Place(@Nullable Node next, @Nullable List<Node> slotted, int index, @Nullable Element owner) {}

    BoxConstruction(ElementStyles styles, ReplacedContent replacedContent, Map<Node, Box> boxes, Counters counters) {
        this.styles = styles;
        this.replacedContent = replacedContent;
        this.boxes = boxes;
        this.counters = counters;
        this.tables = new TableStructure(styles);
        this.controls = new ControlContent(styles);
        this.firstLetters = new FirstLetters(styles, boxes);
    }

    /// Makes the content of a box anew; a child that can keep its box keeps all that is in it.
    void construct(Box root, @Nullable Node node) {
        construct(root, node instanceof Document document ? document.documentElement() : null);
        while (!pending.isEmpty()) {
            construct(pending.poll(), (Element) null);
        }
        made.forEach(firstLetters::apply);
        made.clear();
        for (Box around = root.parent(); around != null; around = around.parent()) {
            firstLetters.apply(around);
        }
    }

    private void construct(Box box, @Nullable Element documentElement) {
        box.removeChildren();
        made.add(box);
        Element element = box.element();
        Box parent = box;
        if (element == null) {
            if (documentElement != null) {
                add(parent, documentElement);
            }
            return;
        }
        if (box instanceof LayoutBox control && control.control().hasOwnContent()) {
            controls.fill(control, element);
            return;
        }
        if (box instanceof BlockContainer fieldset && fieldset.isFieldset()) {
            parent = FieldsetContent.of(styles, box.style());
            box.appendChild(parent);
        }
        if (parent.style().display().listItem()) {
            addMarker(parent, element);
        }
        addPseudo(parent, element, PseudoElement.BEFORE);
        Deque<Place> places = new ArrayDeque<>();
        if (element instanceof HTMLDetailsElement && DetailsContent.summary(element) == null) {
            parent.appendChild(DetailsContent.defaultSummary(styles, parent.style()));
        }
        places.push(children(element, null));
        while (!places.isEmpty()) {
            Place place = places.pop();
            Node node = place.slotted == null
                    ? place.next
                    : place.index < place.slotted.size() ? place.slotted.get(place.index) : null;
            if (node == null) {
                if (place.owner != null) {
                    addPseudo(parent, place.owner, PseudoElement.AFTER);
                }
                continue;
            }
            places.push(place.slotted == null
                    ? new Place(node.nextSibling(), null, 0, place.owner)
                    : new Place(null, place.slotted, place.index + 1, place.owner));
            if (node instanceof Text text) {
                addText(parent, text);
            } else if (node instanceof Element child && add(parent, child)) {
                addPseudo(parent, child, PseudoElement.BEFORE);
                places.push(children(child, child));
            }
        }
        addPseudo(parent, element, PseudoElement.AFTER);
    }

    /// The children in the flat tree.
    ///
    /// @see <a href="https://drafts.csswg.org/css-shadow-1/#flattening">CSS Shadow Module: flattening</a>
    private static Place children(Element element, @Nullable Element owner) {
        ShadowRoot root = ShadowRoot.of(element);
        if (root != null) {
            return new Place(root.firstChild(), null, 0, owner);
        }
        if (element instanceof Slot && element.treeScope() instanceof ShadowRoot) {
            List<Node> slotted = Slots.findFlattenedSlottables(element);
            if (!slotted.isEmpty()) {
                return new Place(null, slotted, 0, owner);
            }
        }
        if (element instanceof HTMLDetailsElement) {
            return new Place(null, DetailsContent.shown(element), 0, owner);
        }
        return new Place(element.firstChild(), null, 0, owner);
    }

    /// Adds the box of an element, and tells whether it has none of its own but its children have.
    private boolean add(Box parent, Element element) {
        ComputedStyle style = styles.style(element);
        if (style == null || style.display().isNone()) {
            boxes.remove(element);
            return false;
        }
        if (style.display().isContents() && replacedContent.naturalSize(element) == null) {
            boxes.remove(element);
            return true;
        }
        counters.styleChanged(style);
        Box old = boxes.get(element);
        Box box = make(element, null, style);
        if (old != null && old.getClass() == box.getClass()) {
            old.setStyle(style);
            box = old;
        } else {
            boxes.put(element, box);
            pending.add(box);
        }
        append(parent, box);
        return false;
    }

    private Box make(Element element, @Nullable PseudoElement pseudo, ComputedStyle style) {
        NaturalSize natural = pseudo == null ? replacedContent.naturalSize(element) : null;
        if (natural != null) {
            return new ReplacedBox(element, null, style, natural);
        }
        if (pseudo == null && element.localName().equals("br")) {
            return new LineBreakBox(element, style);
        }
        if (pseudo == null
                && (FormControl.of(element).hasOwnContent() || element instanceof HTMLFieldSetElement)) {
            return new BlockContainer(element, null, style, BlockContainer.Role.ORDINARY);
        }
        Display display = style.display();
        if (display.isTablePart() && display.outer() != Display.Outer.TABLE_CELL
                && display.outer() != Display.Outer.TABLE_CAPTION) {
            return new TablePart(element, pseudo, style);
        }
        return switch (display.inner()) {
            case FLEX, WEBKIT_BOX -> new FlexContainer(element, pseudo, style);
            case GRID -> new GridContainer(element, pseudo, style);
            case TABLE -> new TableBox(element, pseudo, style);
            case FLOW, RUBY, MATH -> display.isInlineLevel()
                    ? new InlineBox(element, pseudo, style)
                    : new BlockContainer(element, pseudo, style, BlockContainer.Role.ORDINARY);
            default -> new BlockContainer(element, pseudo, style, BlockContainer.Role.ORDINARY);
        };
    }

    private void addText(Box parent, Text text) {
        String data = text.data();
        if (data.isEmpty() || isWhiteSpace(data) && mayBeDropped(parent)) {
            boxes.remove(text);
            return;
        }
        Box box = boxes.get(text);
        ComputedStyle style = textStyle(parent, text);
        if (box == null || box instanceof TextBox part && part.firstLetter() != null) {
            box = new TextBox(text, style);
            boxes.put(text, box);
        }
        box.setStyle(style);
        append(parent, box);
    }

    /// A text within an element with `display: contents` has what it inherits from that.
    private ComputedStyle textStyle(Box parent, Text text) {
        if (text.parentNode() instanceof Element element && element != parent.element()) {
            ComputedStyle around = styles.style(element);
            if (around != null && around.display().isContents()) {
                return around;
            }
        }
        return parent.style();
    }

    static boolean isWhiteSpace(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (" \t\n\r\f".indexOf(text.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /// Whether white space that comes now stands at the begin of a line, or between items.
    private static boolean mayBeDropped(Box parent) {
        if (parent instanceof FlexContainer || parent instanceof GridContainer
                || TableStructure.dropsWhiteSpace(parent)) {
            return true;
        }
        WhiteSpaceCollapse collapse = parent.style().whiteSpaceCollapse();
        if (collapse != WhiteSpaceCollapse.COLLAPSE) {
            return false;
        }
        Box last = parent.lastChild();
        return last == null ? !(parent instanceof InlineBox) : !last.isInlineLevel() && !last.isOutOfFlow();
    }

    private void append(Box parent, Box child) {
        if (FieldsetContent.placeLegend(parent, child)) {
            return;
        }
        if ((parent instanceof FlexContainer || parent instanceof GridContainer) && !(child instanceof LayoutBox)) {
            Box last = parent.lastChild();
            if (!(last instanceof BlockContainer item && item.role() == BlockContainer.Role.ANONYMOUS)) {
                last = new BlockContainer(null, null, anonymousStyle(parent.style()), BlockContainer.Role.ANONYMOUS);
                parent.appendChild(last);
            }
            last.appendChild(child);
        } else {
            Box around = tables.parentFor(parent, child);
            if (around != null) {
                around.appendChild(child);
            }
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-display-3/#anonymous">CSS Display 3: anonymous boxes</a>
    private ComputedStyle anonymousStyle(ComputedStyle parent) {
        return styles.anonymous(parent, Display.BLOCK);
    }

    /// Gives boxes without an element of their own the new style of the box around them.
    void restyleAnonymous(Box box) {
        for (Box child = box.firstChild(); child != null; child = child.nextSibling()) {
            if (child instanceof TextBox text && text.pseudoElement() == null) {
                text.setStyle(text.node() instanceof Text node ? textStyle(box, node) : box.style());
            } else if (child.node() == null) {
                child.setStyle(styles.anonymous(box.style(), child.style().display()));
                restyleAnonymous(child);
            } else if (child.pseudoElement() != null && box.element() != null) {
                ComputedStyle style = styles.style(box.element(), child.pseudoElement());
                if (style != null) {
                    child.setStyle(style);
                    for (Box inner = child.firstChild(); inner != null; inner = inner.nextSibling()) {
                        inner.setStyle(style);
                    }
                }
            }
        }
    }

    /// @see <a href="https://drafts.csswg.org/css-pseudo-4/#generated-content">CSS Pseudo-Elements 4: generated content</a>
    private void addPseudo(Box parent, Element element, PseudoElement pseudo) {
        ComputedStyle style = styles.style(element, pseudo);
        if (style == null || style.display().isNone() || !GeneratedContent.isGenerated(style)) {
            return;
        }
        counters.styleChanged(style);
        Box box = style.display().isContents() ? new InlineBox(element, pseudo, style) : make(element, pseudo, style);
        Box content = new InlineBox(element, pseudo, style);
        GeneratedContent.fill(content, element, pseudo, style);
        Box text = content.firstChild();
        if (text != null) {
            append(box, text);
        }
        append(parent, box);
    }

    /// @see <a href="https://drafts.csswg.org/css-lists-3/#markers">CSS Lists 3: markers</a>
    private void addMarker(Box parent, Element element) {
        ComputedStyle style = styles.style(element, PseudoElement.MARKER);
        if (style == null) {
            style = anonymousStyle(parent.style());
        }
        if (!ListMarkers.hasMarker(parent.style(), style)) {
            return;
        }
        counters.makeStale();
        boolean inside = parent.style().listStylePosition() == ListStylePosition.INSIDE
                || parent instanceof InlineBox;
        ComputedStyle used = ListMarkers.style(style, inside && !ListMarkers.isSymbol(parent.style()));
        Box marker = inside && !ListMarkers.isSymbol(parent.style())
                ? new InlineBox(element, PseudoElement.MARKER, used)
                : inside
                        ? new BlockContainer(element, PseudoElement.MARKER, used, BlockContainer.Role.INSIDE_SYMBOL)
                        : new BlockContainer(element, PseudoElement.MARKER, used, BlockContainer.Role.OUTSIDE_MARKER);
        marker.appendChild(new TextBox(element, PseudoElement.MARKER, "", used));
        parent.appendChild(marker);
    }

    /// Asks for the natural size again, and tells whether it is another one.
    boolean updateNaturalSize(ReplacedBox box, Element element) {
        NaturalSize size = replacedContent.naturalSize(element);
        if (size == null || size.equals(box.naturalSize())) {
            return false;
        }
        box.setNaturalSize(size);
        return true;
    }
}
