package dev.frameloop.dom.resize;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.DocumentFragment;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.dom.tree.Node;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Observes the sizes of elements.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#resize-observer-interface">Resize Observer: ResizeObserver</a>
public final class ResizeObserver extends PlatformObject {
    private final Realm realm;
    private final ResizeObservers observers;
    private final int number;
    private final ResizeObserverCallback callback;
    private final Map<Element, ResizeObservation> observationTargets = new LinkedHashMap<>();
    private final List<ResizeObservation> activeTargets = new ArrayList<>();
    private boolean hasSkippedTargets;

    /// `new ResizeObserver(callback)` of a script.
    ///
    /// @throws IllegalStateException if the realm's global is not a window
    public ResizeObserver(Realm realm, ResizeObserverCallback callback) {
        this.realm = realm;
        this.callback = callback;
        observers = ResizeObservers.of(realm);
        number = observers.nextNumber();
    }

    /// How many observers of the document were made before this one.
    int number() {
        return number;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// Observes an element; if it is observed already, anew, with the new options.
    ///
    /// @see <a href="https://drafts.csswg.org/resize-observer/#dom-resizeobserver-observe">Resize Observer: observe()</a>
    public void observe(Element target, ResizeObserverOptions options) {
        BoxKind box = BoxKind.of(options.box());
        ResizeObservation existing = observationTargets.get(target);
        // 1. With the same options nothing changes.
        if (existing != null && existing.observedBox == box) {
            return;
        }
        observationTargets.remove(target);
        // 2.-4. Observe.
        observationTargets.put(target, new ResizeObservation(target, box));
        observers.started(this);
    }

    /// Observes the content box of an element.
    public void observe(Element target) {
        observe(target, ResizeObserverOptions.DEFAULT);
    }

    /// Observes an element no longer; one that is not observed is ignored.
    public void unobserve(Element target) {
        observationTargets.remove(target);
        stopIfIdle();
    }

    /// Observes nothing any longer.
    public void disconnect() {
        observationTargets.clear();
        activeTargets.clear();
        stopIfIdle();
    }

    private void stopIfIdle() {
        if (observationTargets.isEmpty()) {
            observers.ended(this);
        }
    }

    /// @see <a href="https://drafts.csswg.org/resize-observer/#gather-active-observations-h">Resize Observer: gather active observations
    ///     at depth</a>
    void gatherActiveObservationsAtDepth(int depth, double devicePixelRatio) {
        activeTargets.clear();
        hasSkippedTargets = false;
        for (ResizeObservation observation : observationTargets.values()) {
            if (observation.isActive(devicePixelRatio)) {
                if (depthOf(observation.target) > depth) {
                    activeTargets.add(observation);
                } else {
                    hasSkippedTargets = true;
                }
            }
        }
    }

    boolean hasActiveTargets() {
        return !activeTargets.isEmpty();
    }

    boolean hasSkippedTargets() {
        return hasSkippedTargets;
    }

    /// Tells of the active targets.
    ///
    /// @return the depth of the shallowest of them
    /// @see <a href="https://drafts.csswg.org/resize-observer/#broadcast-active-observations-h">Resize Observer: broadcast active
    ///     observations</a>
    int broadcastActiveObservations(double devicePixelRatio) {
        int shallowest = Integer.MAX_VALUE;
        List<ResizeObserverEntry> entries = new ArrayList<>(activeTargets.size());
        for (ResizeObservation observation : activeTargets) {
            entries.add(new ResizeObserverEntry(observation.target, observation.boxSizes(), devicePixelRatio));
            observation.remember(devicePixelRatio);
            shallowest = Math.min(shallowest, depthOf(observation.target));
        }
        activeTargets.clear();
        observers.call(() -> callback.call(entries, this));
        return shallowest;
    }

    /// @see <a href="https://drafts.csswg.org/resize-observer/#calculate-depth-for-node-h">Resize Observer: calculate depth for node</a>
    private static int depthOf(Element element) {
        int depth = 0;
        Node up = element;
        while (up != null) {
            depth++;
            up = up instanceof DocumentFragment fragment && fragment.isShadowRoot() ? fragment.host() : up.parentNode();
        }
        return depth;
    }
}
