package dev.frameloop.renderer.input;

import dev.frameloop.dom.html.HTMLInputElement;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.tree.Traversal;
import dev.frameloop.dom.window.Window;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Radio buttons that belong together: one place in the order of focus, and arrow keys within it.
final class RadioGroup {
    private RadioGroup() {}

    /// Checks the next one, or the one before.
    static void move(Window window, HTMLInputElement from, boolean forward, Set<Modifier> held) {
        List<HTMLInputElement> group = new ArrayList<>(of(from));
        group.removeIf(member -> !window.documentFocus().isFocusable(member));
        int at = group.indexOf(from);
        if (group.size() < 2 || at < 0) {
            return;
        }
        HTMLInputElement next = group.get(Math.floorMod(at + (forward ? 1 : -1), group.size()));
        KeyActions.focus(window, next);
        Activation.click(window, next, held);
    }

    /// Whether the tab key passes over a radio button, since another one of its group is checked or has the focus.
    static boolean isPassedOver(HTMLInputElement radio, @Nullable Element focused) {
        if (radio.checked() || radio == focused) {
            return false;
        }
        for (HTMLInputElement other : of(radio)) {
            if (other != radio && (other.checked() || other == focused)) {
                return true;
            }
        }
        return false;
    }

    private static List<HTMLInputElement> of(HTMLInputElement radio) {
        List<HTMLInputElement> group = new ArrayList<>();
        for (Node node : Traversal.inclusiveDescendants(radio.root())) {
            if (node == radio || node instanceof HTMLInputElement other && radio.isInGroupOf(other)) {
                group.add((HTMLInputElement) node);
            }
        }
        return group;
    }
}
