package dev.frameloop.dom.view;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.engine.loop.EventLoop;

import java.util.LinkedHashSet;
import java.util.Set;

/// The scroll events of one document that wait for the next frame's scroll steps.
///
/// @see <a href="https://drafts.csswg.org/cssom-view/#scrolling-events">CSSOM View: scrolling events</a>
public final class ScrollEvents {
    private final EventLoop eventLoop;
    private Set<Node> targets = new LinkedHashSet<>();
    private Set<Node> ended = new LinkedHashSet<>();

    /// @param eventLoop the document's loop
    public ScrollEvents(EventLoop eventLoop) {
        this.eventLoop = eventLoop;
    }

    /// Notes that an element, or a document's viewport, was scrolled.
    public void add(Node target) {
        targets.add(target);
        ended.add(target);
        eventLoop.requestFrame();
    }

    /// Whether any wait.
    public boolean isEmpty() {
        return targets.isEmpty() && ended.isEmpty();
    }

    /// Runs the scroll steps: fires what waits.
    ///
    /// @see <a href="https://drafts.csswg.org/cssom-view/#run-the-scroll-steps">CSSOM View: run the scroll steps</a>
    public void run() {
        Set<Node> scrolled = targets;
        targets = new LinkedHashSet<>();
        for (Node target : scrolled) {
            fire(target, "scroll");
        }
        // A scroll by a script ends with the position it sets; what scrolls again meanwhile ends later.
        Set<Node> finished = ended;
        ended = new LinkedHashSet<>();
        for (Node target : finished) {
            if (targets.contains(target)) {
                ended.add(target);
            } else {
                fire(target, "scrollend");
            }
        }
    }

    private static void fire(Node target, String type) {
        target.fire(type, target instanceof Document ? EventInit.BUBBLES : EventInit.DEFAULT);
    }
}
