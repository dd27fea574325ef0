package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.selector.Feature;
import dev.frameloop.dom.css.selector.Feature.Reach;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// What has been added to the rules of a tree, or taken away from them: only elements that these select can come to look otherwise.
final class ChangedRules {
    private ChangedRules() {}

    /// The rules that only one of the two has.
    ///
    /// @return null where more has changed than rules: fonts, registered properties, animations, the order of layers
    static @Nullable List<StyleRule> between(AuthorRules before, AuthorRules after) {
        if (!before.fontFaces().equals(after.fontFaces()) || !before.keyframes().equals(after.keyframes())
                || !before.registeredProperties().equals(after.registeredProperties())) {
            return null;
        }
        List<StyleRule> old = before.inOrder();
        List<StyleRule> now = after.inOrder();
        int start = 0;
        while (start < old.size() && start < now.size() && isSame(old.get(start), now.get(start))) {
            start++;
        }
        int end = 0;
        while (end < old.size() - start && end < now.size() - start
                && isSame(old.get(old.size() - 1 - end), now.get(now.size() - 1 - end))) {
            end++;
        }
        if (!keepsLayerOrder(old, now, start, end)) {
            return null;
        }
        List<StyleRule> changed = new ArrayList<>(old.subList(start, old.size() - end));
        changed.addAll(now.subList(start, now.size() - end));
        return changed.stream().anyMatch(ChangedRules::reachesOtherTrees) ? null : changed;
    }

    /// Rules are compiled once; a block of declarations that changes has another list of them.
    private static boolean isSame(StyleRule a, StyleRule b) {
        return a.selector() == b.selector() && a.declarations() == b.declarations()
                && (a.layer() == StyleRule.UNLAYERED) == (b.layer() == StyleRule.UNLAYERED);
    }

    /// Whether the layers of the rules that remain have the same ranks; that no other order follows is seen in this way only.
    private static boolean keepsLayerOrder(List<StyleRule> old, List<StyleRule> now, int start, int end) {
        for (int i = 0; i < start + end; i++) {
            int a = i < start ? i : old.size() - 1 - (i - start);
            int b = i < start ? i : now.size() - 1 - (i - start);
            if (old.get(a).layer() != now.get(b).layer()) {
                return false;
            }
        }
        return true;
    }

    private static boolean reachesOtherTrees(StyleRule rule) {
        for (Feature feature : rule.selector().features()) {
            if (feature.reach().contains(Reach.SHADOW_TREE) || feature.reach().contains(Reach.SLOTTED)
                    || feature.reach().contains(Reach.HOSTED)) {
                return true;
            }
        }
        return false;
    }
}
