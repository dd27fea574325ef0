package dev.frameloop.renderer.layout;

import dev.frameloop.renderer.box.BlockContainer;
import dev.frameloop.renderer.box.Box;
import dev.frameloop.renderer.box.InlineBox;
import dev.frameloop.renderer.box.LayoutBox;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.List;

/// The content of a block container as its layout goes through it: blocks, and between them runs of inline-level content.
///
/// A run stands for the anonymous block box that the standard puts around it. Where a block lies within inline boxes, the run before it
/// ends with these boxes open, and the run after it goes on with them.
///
/// @see <a href="https://www.w3.org/TR/CSS22/visuren.html#anonymous-block-level">CSS 2.2 9.2.1.1: anonymous block boxes</a>
final class FlowContent {
    private final List<Item> items = new ArrayList<>();

    /// A part of the content.
    sealed interface Item {}

    /// A block-level box, or one out of flow that is not in a line.
    record Block(LayoutBox box) implements Item {}

    /// A row of inline-level boxes.
    record Run(InlineRun run) implements Item {}

    private FlowContent() {}

    List<Item> items() {
        return items;
    }

    static FlowContent of(BlockContainer container) {
        FlowContent content = new FlowContent();
        content.collect(container);
        return content;
    }

    /// The content of a container all of whose children are boxes by themselves.
    static FlowContent ofBlocks(LayoutBox container) {
        FlowContent content = new FlowContent();
        for (Box child = container.firstChild(); child != null; child = child.nextSibling()) {
            content.items.add(new Block((LayoutBox) child));
        }
        return content;
    }

    private void collect(BlockContainer container) {
        InlineRunBuilder run = null;
        List<InlineBox> open = new ArrayList<>();
        Box box = container.firstChild();
        while (box != null) {
            boolean block = box instanceof LayoutBox && !box.isInlineLevel();
            if (block && (run == null || !box.isOutOfFlow())) {
                end(run);
                run = null;
                items.add(new Block((LayoutBox) box));
            } else {
                if (run == null) {
                    run = new InlineRunBuilder(container, open);
                }
                run.add(box);
            }
            if (box instanceof InlineBox inline) {
                open.add(inline);
                if (box.firstChild() != null) {
                    box = box.firstChild();
                    continue;
                }
            }
            // Go on after the box, closing the inline boxes that end with it.
            while (true) {
                if (box instanceof InlineBox inline) {
                    open.removeLast();
                    if (run == null) {
                        run = new InlineRunBuilder(container, open);
                        run.reopen(inline);
                    }
                    run.close(inline);
                }
                if (box.nextSibling() != null) {
                    box = box.nextSibling();
                    break;
                }
                Box parent = box.parent();
                if (parent == null || parent == container) {
                    box = null;
                    break;
                }
                box = parent;
            }
        }
        end(run);
    }

    private void end(@Nullable InlineRunBuilder builder) {
        if (builder == null) {
            return;
        }
        InlineRun run = builder.build();
        if (!run.isEmpty() || run.hasInlineBoxes()) {
            items.add(new Run(run));
        } else {
            for (InlineItem item : run.items()) {
                if (item instanceof InlineItem.OutOfFlow outOfFlow) {
                    items.add(new Block(outOfFlow.box()));
                }
            }
        }
    }
}
