package dev.frameloop.dom.intersection;

import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.loop.TaskSource;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/// The intersection observers of one document, and their part in the update of the rendering.
///
/// @see <a href="https://w3c.github.io/IntersectionObserver/#document-concept">Intersection Observer: document</a>
public final class IntersectionObservers {
    private static final String NAME = "IntersectionObserver callback";

    /// A global that has intersection observers: a window.
    public interface Host extends GlobalObject {
        /// The intersection observers of the window's document.
        IntersectionObservers intersectionObservers();

        /// The window's document.
        Document document();

        /// The element whose frame shows the window; null where it is at the top.
        default @Nullable Element frameContainer() {
            return null;
        }
    }

    private final Host global;
    /// Those that observe something, in the order in which they began to.
    private final Set<IntersectionObserver> observers = new LinkedHashSet<>();
    private boolean intersectionObserverTaskQueued;

    /// @param global the document's window
    public IntersectionObservers(Host global) {
        this.global = global;
    }

    static IntersectionObservers of(Realm realm) {
        if (realm.global() instanceof Host host) {
            return host.intersectionObservers();
        }
        throw new IllegalStateException("an IntersectionObserver needs a window");
    }

    /// The document at the top of the frames that the window is in: its viewport is the implicit root.
    Document topDocument() {
        Document document = global.document();
        for (Element frame = frameContainer(document); frame != null; frame = frameContainer(document)) {
            document = frame.nodeDocument();
        }
        return document;
    }

    /// The element whose frame shows a document, or null.
    static @Nullable Element frameContainer(Document document) {
        Realm realm = document.realm();
        return realm != null && realm.global() instanceof Host host && host.document() == document
                ? host.frameContainer()
                : null;
    }

    void started(IntersectionObserver observer) {
        observers.add(observer);
        global.eventLoop().requestFrame();
    }

    void ended(IntersectionObserver observer) {
        observers.remove(observer);
    }

    /// Whether nothing is observed.
    public boolean isEmpty() {
        return observers.isEmpty();
    }

    /// Whether a target waits for its first look.
    public boolean hasNewTarget() {
        return observers.stream().anyMatch(IntersectionObserver::hasNewTarget);
    }

    /// Runs the update intersection observations steps.
    ///
    /// @param time the frame's time in milliseconds from the time origin
    /// @see <a href="https://w3c.github.io/IntersectionObserver/#update-intersection-observations">Intersection Observer: run the update
    ///     intersection observations steps</a>
    public void update(double time) {
        for (IntersectionObserver observer : List.copyOf(observers)) {
            observer.update(time);
        }
    }

    /// @see <a href="https://w3c.github.io/IntersectionObserver/#queue-an-intersection-observer-task">Intersection Observer: queue an
    ///     intersection observer task</a>
    void queueNotification() {
        if (!intersectionObserverTaskQueued) {
            intersectionObserverTaskQueued = true;
            global.eventLoop().queueTask(TaskSource.INTERSECTION_OBSERVER, null, "notify intersection observers",
                    this::notifyObservers);
        }
    }

    /// @see <a href="https://w3c.github.io/IntersectionObserver/#notify-intersection-observers">Intersection Observer: notify intersection
    ///     observers</a>
    private void notifyObservers() {
        intersectionObserverTaskQueued = false;
        for (IntersectionObserver observer : List.copyOf(observers)) {
            observer.notifyObserver();
        }
    }

    void call(Runnable callback) {
        global.invokeCallback(NAME, callback);
    }
}
