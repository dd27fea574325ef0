package dev.frameloop.dom.mutation;

import dev.frameloop.dom.mutation.RegisteredObservers.Registration;
import dev.frameloop.dom.script.GlobalObject;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import dev.frameloop.dom.tree.Node;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// Is told of the mutations of nodes, in a microtask after they happened.
///
/// A node holds its observers; an observer does not hold its nodes.
///
/// @see <a href="https://dom.spec.whatwg.org/#interface-mutationobserver">DOM: MutationObserver</a>
public final class MutationObserver extends PlatformObject {
    private final Realm realm;
    private final MutationCallback callback;
    private final List<WeakReference<Node>> nodes = new ArrayList<>();
    /// Where transient registered observers of this one are; they go with the next notification.
    private final List<Node> transientNodes = new ArrayList<>();
    private List<MutationRecord> records = new ArrayList<>();

    /// `new MutationObserver(callback)`.
    public MutationObserver(Realm realm, MutationCallback callback) {
        this.realm = realm;
        this.callback = callback;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    private MutationObservers agentState() {
        return Objects.requireNonNull(MutationObservers.of(realm));
    }

    /// Begins to observe a node, or observes it with other options.
    ///
    /// @throws SimpleException `TypeError` if the options ask for nothing, or contradict one another
    /// @see <a href="https://dom.spec.whatwg.org/#dom-mutationobserver-observe">DOM: observe()</a>
    public void observe(Node target, MutationObserverInit init) {
        // 1. - 6. Check the options.
        Options options = Options.of(init);
        MutationRecorder.listenTo(target.nodeDocument());
        // 7. On a node that is observed already only the options change.
        RegisteredObservers registered = target.registeredObservers();
        if (registered == null) {
            registered = new RegisteredObservers();
            target.setRegisteredObservers(registered);
        }
        for (Registration registration : registered.list) {
            if (registration.observer == this && registration.source == null) {
                removeTransientsOf(registration);
                registration.options = options;
                return;
            }
        }
        // 8. Otherwise it gets one more registered observer.
        registered.list.add(new Registration(this, options, null));
        if (Integer.bitCount(nodes.size()) == 1) {
            nodes.removeIf(node -> node.get() == null);
        }
        nodes.add(new WeakReference<>(target));
    }

    /// Ends all observation and forgets what was not delivered.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-mutationobserver-disconnect">DOM: disconnect()</a>
    public void disconnect() {
        removeTransients();
        for (WeakReference<Node> reference : nodes) {
            Node node = reference.get();
            if (node != null) {
                removeFrom(node);
            }
        }
        nodes.clear();
        records = new ArrayList<>();
    }

    /// Takes what was not delivered yet.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#dom-mutationobserver-takerecords">DOM: takeRecords()</a>
    public List<MutationRecord> takeRecords() {
        List<MutationRecord> taken = records;
        records = new ArrayList<>();
        return taken;
    }

    void enqueue(MutationRecord record) {
        records.add(record);
        agentState().append(this);
    }

    void addTransient(Node node, Registration source) {
        RegisteredObservers registered = node.registeredObservers();
        if (registered == null) {
            registered = new RegisteredObservers();
            node.setRegisteredObservers(registered);
        }
        registered.list.add(new Registration(this, source.options, source));
        transientNodes.add(node);
    }

    /// Calls the callback with what was queued, if anything was.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#notify-mutation-observers">DOM: notify mutation observers, step 6</a>
    void notifyOfRecords() {
        // 6.1. - 6.2. Take what was queued.
        List<MutationRecord> taken = takeRecords();
        // 6.3. Transient registered observers last until here.
        removeTransients();
        // 6.4. Call; what it throws is reported.
        if (!taken.isEmpty()) {
            GlobalObject global = realm.global();
            global.invokeCallback("mutation observer", () -> callback.call(taken, this));
        }
    }

    private void removeTransients() {
        for (Node node : transientNodes) {
            RegisteredObservers registered = node.registeredObservers();
            if (registered != null) {
                registered.list.removeIf(one -> one.observer == this && one.source != null);
                dropIfEmpty(node, registered);
            }
        }
        transientNodes.clear();
    }

    private void removeTransientsOf(Registration source) {
        for (Node node : transientNodes) {
            RegisteredObservers registered = node.registeredObservers();
            if (registered != null) {
                registered.list.removeIf(one -> one.source == source);
            }
        }
    }

    private void removeFrom(Node node) {
        RegisteredObservers registered = node.registeredObservers();
        if (registered != null) {
            registered.list.removeIf(one -> one.observer == this);
            dropIfEmpty(node, registered);
        }
    }

    private static void dropIfEmpty(Node node, RegisteredObservers registered) {
        if (registered.list.isEmpty()) {
            node.setRegisteredObservers(null);
        }
    }
}
