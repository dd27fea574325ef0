package dev.frameloop.dom.resize;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;

import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.DoubleSupplier;

/// The resize observers of one document, and their part in the update of the rendering.
///
/// @see <a href="https://drafts.csswg.org/resize-observer/#html-event-loop">Resize Observer: HTML event loop integration</a>
public final class ResizeObservers {
    private static final String NAME = "ResizeObserver callback";

    /// A global that has resize observers: a window.
    public interface Host extends GlobalObject {
        /// The resize observers of the window's document.
        ResizeObservers resizeObservers();

        /// Fires `error` with a message that no exception stands behind, and tells the console unless it was handled.
        void reportErrorMessage(String message);
    }

    private final Host global;
    private final DoubleSupplier devicePixelRatio;
    /// Those that observe something, in the order in which they were made. The others are not kept here, so that they can be forgotten.
    private final SortedSet<ResizeObserver> observers = new TreeSet<>(
            Comparator.comparingInt(ResizeObserver::number));
    private int made;
    private boolean observationStarted;

    /// @param global the document's window
    /// @param devicePixelRatio how many device pixels one CSS pixel is wide
    public ResizeObservers(Host global, DoubleSupplier devicePixelRatio) {
        this.global = global;
        this.devicePixelRatio = devicePixelRatio;
    }

    static ResizeObservers of(Realm realm) {
        if (realm.global() instanceof Host host) {
            return host.resizeObservers();
        }
        throw new IllegalStateException("a ResizeObserver needs a window");
    }

    /// The number of a new observer.
    int nextNumber() {
        return made++;
    }

    void started(ResizeObserver observer) {
        observers.add(observer);
        observationStarted = true;
        global.eventLoop().requestFrame();
    }

    void ended(ResizeObserver observer) {
        observers.remove(observer);
    }

    /// Whether a frame is needed though nothing else has changed: something is observed anew, or stayed undelivered.
    public boolean needUpdate() {
        return observationStarted || hasSkippedObservations();
    }

    /// Gathers the active observations of elements deeper than a depth.
    public void gatherActiveObservationsAtDepth(int depth) {
        observationStarted = false;
        double ratio = devicePixelRatio.getAsDouble();
        for (ResizeObserver observer : observers) {
            observer.gatherActiveObservationsAtDepth(depth, ratio);
        }
    }

    /// Whether the last gathering found any.
    public boolean hasActiveObservations() {
        return observers.stream().anyMatch(ResizeObserver::hasActiveTargets);
    }

    /// Whether the last gathering passed over some because they were not deep enough.
    public boolean hasSkippedObservations() {
        return observers.stream().anyMatch(ResizeObserver::hasSkippedTargets);
    }

    /// Calls the observers with what was gathered.
    ///
    /// @return the depth of the shallowest element told of
    public int broadcastActiveObservations() {
        int shallowest = Integer.MAX_VALUE;
        double ratio = devicePixelRatio.getAsDouble();
        for (ResizeObserver observer : List.copyOf(observers)) {
            if (observer.hasActiveTargets()) {
                shallowest = Math.min(shallowest, observer.broadcastActiveObservations(ratio));
            }
        }
        return shallowest;
    }

    /// Reports that observations stayed undelivered in this frame.
    ///
    /// @see <a href="https://drafts.csswg.org/resize-observer/#deliver-resize-loop-error-notification">Resize Observer: deliver resize loop error
    ///     notification</a>
    public void deliverLoopError() {
        global.reportErrorMessage("ResizeObserver loop completed with undelivered notifications.");
    }

    void call(Runnable callback) {
        global.invokeCallback(NAME, callback);
    }
}
