package dev.frameloop.dom.intersection;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;
import dev.frameloop.dom.view.DOMRectReadOnly;
import dev.frameloop.dom.view.Rect;
import dev.frameloop.dom.view.View;
import dev.frameloop.dom.view.ViewHost;
import org.jspecify.annotations.Nullable;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Observes how much of elements shows.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/#intersection-observer-interface">Intersection Observer: IntersectionObserver</a>
public final class IntersectionObserver extends PlatformObject {
    /// What an observer last told of one target.
    private static final class Registration {
        int previousThresholdIndex = -1;
        boolean previousIsIntersecting;
    }

    private final Realm realm;
    private final IntersectionObservers observers;
    private final IntersectionObserverCallback callback;
    private final @Nullable Node root;
    private final RootMargin rootMargin;
    private final RootMargin scrollMargin;
    private final List<Double> thresholds;
    private final Map<Element, Registration> observationTargets = new LinkedHashMap<>();
    private List<IntersectionObserverEntry> queuedEntries = new ArrayList<>();

    /// `new IntersectionObserver(callback, options)` of a script.
    ///
    /// @throws dev.frameloop.dom.script.DOMException `SyntaxError` for a margin that is not made of pixels and percentages
    /// @throws SimpleException `RangeError` for a threshold outside of 0 to 1
    /// @see <a href="https://w3c.github.io/IntersectionObserver/#initialize-new-intersection-observer">Intersection Observer: initialize an
    ///     intersection observer</a>
    public IntersectionObserver(Realm realm, IntersectionObserverCallback callback, IntersectionObserverInit options) {
        this.realm = realm;
        this.callback = callback;
        observers = IntersectionObservers.of(realm);
        root = (Node) options.root();
        // 3.-5. The margins.
        rootMargin = RootMargin.parse(options.rootMargin());
        scrollMargin = RootMargin.parse(options.scrollMargin());
        // 6.-9. The thresholds, sorted; none means 0.
        List<Double> sorted = new ArrayList<>();
        for (Object threshold : options.threshold() instanceof List<?> list ? list : List.of(options.threshold())) {
            double value = ((Number) threshold).doubleValue();
            if (!(value >= 0 && value <= 1)) {
                throw SimpleException.rangeError(
                        "Failed to construct 'IntersectionObserver': Threshold values must be numbers between 0 and 1");
            }
            sorted.add(value);
        }
        sorted.sort(null);
        thresholds = sorted.isEmpty() ? List.of(0.0) : List.copyOf(sorted);
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The root: an element or a document; null for the viewport.
    public @Nullable Node root() {
        return root;
    }

    /// The root's margin, always with four values.
    public String rootMargin() {
        return rootMargin.toString();
    }

    /// The margin of scroll containers, always with four values.
    public String scrollMargin() {
        return scrollMargin.toString();
    }

    /// The thresholds, ascending.
    public List<Double> thresholds() {
        return thresholds;
    }

    /// Observes an element; one that is observed already stays so.
    public void observe(Element target) {
        if (observationTargets.putIfAbsent(target, new Registration()) == null) {
            observers.started(this);
        }
    }

    /// Observes an element no longer.
    public void unobserve(Element target) {
        observationTargets.remove(target);
        stopIfIdle();
    }

    /// Observes nothing any longer.
    public void disconnect() {
        observationTargets.clear();
        stopIfIdle();
    }

    private void stopIfIdle() {
        if (observationTargets.isEmpty()) {
            observers.ended(this);
        }
    }

    /// Takes the entries that have not been told of yet.
    public List<IntersectionObserverEntry> takeRecords() {
        List<IntersectionObserverEntry> entries = queuedEntries;
        queuedEntries = new ArrayList<>();
        return entries;
    }

    /// Whether a target has not been looked at yet.
    boolean hasNewTarget() {
        return observationTargets.values().stream().anyMatch(registration -> registration.previousThresholdIndex < 0);
    }

    void notifyObserver() {
        List<IntersectionObserverEntry> entries = takeRecords();
        if (!entries.isEmpty()) {
            observers.call(() -> callback.call(entries, this));
        }
    }

    /// Step 2 of the update intersection observations steps.
    ///
    /// @param time the frame's time in milliseconds from the time origin
    /// @see <a href="https://w3c.github.io/IntersectionObserver/#update-intersection-observations">Intersection Observer: update
    ///     intersection observations steps</a>
    void update(double time) {
        // 1. The root's rectangle.
        Document document = root instanceof Document given
                ? given
                : root != null ? root.nodeDocument() : observers.topDocument();
        View view = ViewHost.viewOf(document);
        Rect rootBounds = rootIntersectionRectangle(view);
        // 2. Each target.
        observationTargets.forEach((target, registration) -> {
            // 2.1-3 Only what the root contains can intersect.
            Rect targetRect = Rect.ZERO;
            Rect intersection = null;
            if (target.nodeDocument() == document || root == null) {
                View targetView = ViewHost.viewOf(target.nodeDocument());
                // 2.4 The target's rectangle.
                targetRect = targetView.boundingClientRect(target);
                // 2.5 What shows of it.
                intersection = isContained(target, targetView)
                        ? computeIntersection(target, targetRect, rootBounds, document)
                        : null;
            }
            // 2.6-10 Touching is intersecting; the ratio of something without an area is all or nothing.
            boolean isIntersecting = intersection != null;
            Rect shown = intersection != null ? intersection : Rect.ZERO;
            double ratio = targetRect.area() > 0
                    ? Math.min(1, shown.area() / targetRect.area())
                    : isIntersecting ? 1 : 0;
            // 2.11 The first threshold that is greater than the ratio.
            int thresholdIndex = isIntersecting ? thresholdIndex(ratio) : 0;
            // 2.12-15 Tell if something changed.
            if (thresholdIndex != registration.previousThresholdIndex
                    || isIntersecting != registration.previousIsIntersecting) {
                registration.previousThresholdIndex = thresholdIndex;
                registration.previousIsIntersecting = isIntersecting;
                queuedEntries.add(new IntersectionObserverEntry(time, DOMRectReadOnly.of(rootBounds),
                        DOMRectReadOnly.of(targetRect), DOMRectReadOnly.of(shown), isIntersecting, ratio, target));
                observers.queueNotification();
            }
        });
    }

    private int thresholdIndex(double ratio) {
        int index = 0;
        while (index < thresholds.size() && thresholds.get(index) <= ratio) {
            index++;
        }
        return index;
    }

    /// @see <a href="https://w3c.github.io/IntersectionObserver/#intersectionobserver-root-intersection-rectangle">Intersection Observer: root
    ///     intersection rectangle</a>
    private Rect rootIntersectionRectangle(View view) {
        if (root instanceof Element element) {
            Rect clip = view.overflowClip(element);
            return rootMargin.applyTo(clip != null ? clip : view.boundingClientRect(element));
        }
        return rootMargin.applyTo(view.viewport());
    }

    /// Whether the target has a box, within the root's.
    private boolean isContained(Element target, View view) {
        if (!view.isRendered(target)) {
            return false;
        }
        if (!(root instanceof Element)) {
            return true;
        }
        for (Element up = view.containingBlock(target); up != null; up = view.containingBlock(up)) {
            if (up == root) {
                return true;
            }
        }
        return false;
    }

    /// @param rootDocument the root, or the document that holds it
    /// @return what of the target shows within the root, in the coordinates of the target's document; null if they do not even touch
    /// @see <a href="https://w3c.github.io/IntersectionObserver/#compute-the-intersection">Intersection Observer: compute the intersection</a>
    private @Nullable Rect computeIntersection(Element target, Rect targetRect, Rect rootBounds,
            Document rootDocument) {
        // 1.-2. Begin with the target's rectangle.
        Rect shown = targetRect;
        double left = 0;
        double top = 0;
        Element from = target;
        // 3. Up the containing blocks, and up the frames: clip by each that clips.
        while (true) {
            View view = ViewHost.viewOf(from.nodeDocument());
            shown = clipByContainers(from, shown, view);
            if (shown == null) {
                return null;
            }
            if (from.nodeDocument() == rootDocument) {
                break;
            }
            Element frame = IntersectionObservers.frameContainer(from.nodeDocument());
            if (frame == null || !shown.touches(view.viewport())) {
                return null;
            }
            shown = shown.intersection(view.viewport());
            View around = ViewHost.viewOf(frame.nodeDocument());
            Rect border = around.boundingClientRect(frame);
            Rect padding = around.clientBox(frame);
            Rect content = around.boxSizes(frame).contentRect();
            double dx = border.x() + padding.x() + content.x();
            double dy = border.y() + padding.y() + content.y();
            left += dx;
            top += dy;
            shown = new Rect(shown.x() + dx, shown.y() + dy, shown.width(), shown.height());
            from = frame;
        }
        // 4.-6. Clip by the root.
        if (!shown.touches(rootBounds)) {
            return null;
        }
        Rect inRoot = shown.intersection(rootBounds);
        return new Rect(inRoot.x() - left, inRoot.y() - top, inRoot.width(), inRoot.height());
    }

    private @Nullable Rect clipByContainers(Element from, Rect rect, View view) {
        Rect shown = rect;
        for (Element container = view.containingBlock(from); container != null
                && container != root; container = view.containingBlock(container)) {
            Rect clip = view.overflowClip(container);
            if (clip != null) {
                Rect widened = scrollMargin.applyTo(clip);
                if (!shown.touches(widened)) {
                    return null;
                }
                shown = shown.intersection(widened);
            }
        }
        return shown;
    }
}
