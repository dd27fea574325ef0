package dev.frameloop.renderer.style;

import dev.frameloop.dom.css.property.Longhand;
import dev.frameloop.dom.css.property.PropertyDeclaration;
import dev.frameloop.dom.css.value.CssValue;
import dev.frameloop.dom.css.value.Direction;
import dev.frameloop.dom.css.value.WideKeyword;
import dev.frameloop.dom.css.value.WritingMode;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The declarations for one element in the order of the cascade, and the winner for each property.
///
/// @see <a href="https://drafts.csswg.org/css-cascade-5/#cascading">CSS Cascade: cascading</a>
final class CascadedValues {
    private static final Comparator<Block> ORDER = Comparator.comparing((Block block) -> block.level)
            .thenComparingInt(block -> block.context)
            .thenComparingInt(block -> block.layer)
            .thenComparingInt(block -> block.specificity).thenComparingInt(block -> block.order);

    /// Declarations of one rule that are all important or all not.
    ///
    /// @param context how deep in shadow trees the rule stands: outer ones win, among important ones inner ones
    /// @param layer greater wins; for important declarations earlier layers are greater
    private record Block(CascadeLevel level, int context, int layer, int specificity, int order,
            List<PropertyDeclaration> declarations) {
        boolean takes(PropertyDeclaration declaration) {
            return declaration.important() == level.isImportant();
        }
    }

    private final List<Block> blocks = new ArrayList<>();
    private boolean sorted;

    /// Adds what a rule declares.
    ///
    /// @param depth how many shadow trees are around the rule's tree
    void add(StyleRule rule, int depth) {
        add(rule.origin(), depth, rule.layer(), rule.selector().specificity(), rule.order(), rule.declarations());
    }

    /// Adds a style attribute: stronger than every selector.
    void addStyleAttribute(List<PropertyDeclaration> declarations, int depth) {
        add(CascadeLevel.AUTHOR, depth, StyleRule.UNLAYERED, Integer.MAX_VALUE, 0, declarations);
    }

    /// Adds declarations of a level without layers.
    void add(CascadeLevel level, List<PropertyDeclaration> declarations) {
        add(level, 0, StyleRule.UNLAYERED, 0, 0, declarations);
    }

    private void add(CascadeLevel level, int depth, int layer, int specificity, int order,
            List<PropertyDeclaration> declarations) {
        boolean normal = false;
        boolean important = false;
        for (int i = 0; i < declarations.size(); i++) {
            normal |= !declarations.get(i).important();
            important |= declarations.get(i).important();
        }
        if (normal) {
            blocks.add(new Block(level, -depth, layer, specificity, order, declarations));
        }
        if (important) {
            boolean attribute = specificity == Integer.MAX_VALUE;
            blocks.add(new Block(level.important(), depth, attribute ? Integer.MAX_VALUE : -layer, specificity, order,
                    declarations));
        }
        sorted = false;
    }

    private List<Block> inOrder() {
        if (!sorted) {
            blocks.sort(ORDER);
            sorted = true;
        }
        return blocks;
    }

    /// A declaration and where it stands.
    ///
    /// @param property the property as declared, perhaps flow-relative
    /// @param value the specified value
    /// @param block the place of its block in the order
    record Winner(@Nullable Longhand property, CssValue value, int block) {}

    /// The winning declaration of one property that has no flow-relative twin.
    @Nullable
    Winner winner(Longhand property) {
        Winner winner = null;
        List<Block> order = inOrder();
        for (int i = 0; i < order.size(); i++) {
            for (PropertyDeclaration declaration : order.get(i).declarations) {
                if (declaration.longhand() == property && order.get(i).takes(declaration)) {
                    winner = new Winner(property, declaration.value(), i);
                }
            }
        }
        return winner == null ? null : reverted(winner, property, null, null);
    }

    /// The winning declaration of every property, by physical property.
    void winners(WritingMode mode, Direction direction, @Nullable Winner[] winners) {
        List<Block> order = inOrder();
        boolean reverts = false;
        for (int i = 0; i < order.size(); i++) {
            Block block = order.get(i);
            for (PropertyDeclaration declaration : block.declarations) {
                Longhand property = declaration.longhand();
                if (property != null && block.takes(declaration)) {
                    winners[property.physical(mode, direction).ordinal()] = new Winner(property, declaration.value(),
                            i);
                    reverts |= isRevert(declaration.value());
                }
            }
        }
        for (Longhand property : reverts ? Longhand.values() : new Longhand[0]) {
            Winner winner = winners[property.ordinal()];
            if (winner != null) {
                winners[property.ordinal()] = reverted(winner, property, mode, direction);
            }
        }
    }

    private static boolean isRevert(CssValue value) {
        return value == WideKeyword.REVERT || value == WideKeyword.REVERT_LAYER;
    }

    /// The winner after rolling back `revert` and `revert-layer`; null when nothing is left.
    ///
    /// @see <a href="https://drafts.csswg.org/css-cascade-5/#default">CSS Cascade: rolling back cascade origins</a>
    private @Nullable Winner reverted(Winner start, Longhand property, @Nullable WritingMode mode,
            @Nullable Direction direction) {
        Winner winner = start;
        while (winner != null && isRevert(winner.value)) {
            Block from = inOrder().get(winner.block);
            boolean layerOnly = winner.value == WideKeyword.REVERT_LAYER;
            Winner next = null;
            for (int i = 0; i < winner.block; i++) {
                Block block = blocks.get(i);
                boolean lower = layerOnly ? isLowerLayer(block, from) : block.level.origin() < from.level.origin();
                for (PropertyDeclaration declaration : lower ? block.declarations : List.<PropertyDeclaration>of()) {
                    Longhand declared = declaration.longhand();
                    boolean same = declared != null && (mode == null || direction == null
                            ? declared == property
                            : declared.physical(mode, direction) == property);
                    if (same && block.takes(declaration)) {
                        next = new Winner(declared, declaration.value(), i);
                    }
                }
            }
            winner = next;
        }
        return winner;
    }

    private static boolean isLowerLayer(Block block, Block from) {
        boolean attribute = from.specificity == Integer.MAX_VALUE;
        return block.level.compareTo(from.level) < 0 || block.layer < from.layer
                || attribute && block.specificity < from.specificity;
    }

    /// The winning declarations of custom properties, by name.
    Map<String, CssValue> customWinners() {
        Map<String, CssValue> winners = Map.of();
        for (Block block : inOrder()) {
            for (PropertyDeclaration declaration : block.declarations) {
                if (declaration.isCustomProperty() && block.takes(declaration)) {
                    winners = winners.isEmpty() ? new LinkedHashMap<>() : winners;
                    winners.put(declaration.name(), declaration.value());
                }
            }
        }
        return winners;
    }
}
