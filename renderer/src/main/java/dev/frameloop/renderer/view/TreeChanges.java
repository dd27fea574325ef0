package dev.frameloop.renderer.view;

import dev.frameloop.dom.tree.CharacterData;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.ElementState;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Text;
import dev.frameloop.dom.tree.TreeObserver;
import dev.frameloop.renderer.box.BoxTree;

import org.jspecify.annotations.Nullable;

/// Tells the box tree of changes in the document.
final class TreeChanges implements TreeObserver {
    private final BoxTree boxes;
    private final Runnable onStale;

    TreeChanges(BoxTree boxes, Runnable onStale) {
        this.boxes = boxes;
        this.onStale = onStale;
    }

    @Override
    public void inserted(Node node) {
        Node parent = node.parentNode();
        if (parent != null && node.isConnected()) {
            boxes.childrenChanged(parent);
            onStale.run();
        }
    }

    @Override
    public void removed(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling,
            boolean wasConnected) {
        if (wasConnected) {
            boxes.removed(node, oldParent);
            onStale.run();
        }
    }

    @Override
    public void moved(Node node, Node oldParent, @Nullable Node oldPreviousSibling, @Nullable Node oldNextSibling) {
        boxes.removed(node, oldParent);
        inserted(node);
    }

    @Override
    public void attributeChanged(Element element, String localName, @Nullable String namespace,
            @Nullable String oldValue, @Nullable String newValue) {
        if (!element.isConnected()) {
            return;
        }
        switch (localName) {
            case "src", "width", "height", "viewBox", "data" -> boxes.replacedContentChanged(element);
            case "start", "reversed" -> boxes.numberingChanged(element);
            case "value" -> {
                boxes.numberingChanged(element);
                boxes.controlChanged(element);
            }
            case "type", "size", "cols", "rows", "multiple", "placeholder", "label", "selected" ->
                boxes.controlChanged(element);
            case "open" -> boxes.childrenChanged(element);
            case "slot", "name" -> {
                if (element.parentNode() instanceof Node parent) {
                    boxes.childrenChanged(parent);
                }
            }
            default -> {
                // Style hears of all attributes.
            }
        }
        onStale.run();
    }

    @Override
    public void stateChanged(Element element, ElementState state) {
        if (element.isConnected() && (state == ElementState.PLACEHOLDER_SHOWN || state == ElementState.CHECKED)) {
            boxes.controlChanged(element);
            onStale.run();
        }
    }

    @Override
    public void dataReplaced(CharacterData node, int offset, int count, int newLength, String oldData) {
        if (node instanceof Text text && text.isConnected()) {
            boxes.textChanged(text);
            onStale.run();
        }
    }

    @Override
    public void textSplit(Text node, int offset, Text newNode) {
        if (node.isConnected()) {
            boxes.textChanged(node);
        }
    }

    @Override
    public void adopted(Node node, Document oldDocument) {
        onStale.run();
    }
}
