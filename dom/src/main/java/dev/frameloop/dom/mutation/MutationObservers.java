package dev.frameloop.dom.mutation;

import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Element;
import dev.frameloop.engine.agent.Agent;
import dev.frameloop.engine.loop.EventLoop;
import org.jspecify.annotations.Nullable;

import java.util.LinkedHashSet;
import java.util.Set;

/// What an agent keeps for its mutation observers: who has something to be told, which slots changed, and the one microtask.
///
/// @see <a href="https://dom.spec.whatwg.org/#mutation-observers">DOM: mutation observers</a>
public final class MutationObservers {
    private final EventLoop loop;
    private boolean microtaskQueued;
    private Set<MutationObserver> pending = new LinkedHashSet<>();
    private Set<Element> signalSlots = new LinkedHashSet<>();

    private MutationObservers(EventLoop loop) {
        this.loop = loop;
    }

    /// Those of the agent that runs this realm; null where there is no realm, since then nothing can be told later.
    public static @Nullable MutationObservers of(@Nullable Realm realm) {
        if (realm == null) {
            return null;
        }
        Agent agent = realm.global().agent();
        return agent.state(MutationObservers.class, () -> new MutationObservers(agent.eventLoop()));
    }

    void append(MutationObserver observer) {
        pending.add(observer);
        queueAMutationObserverMicrotask();
    }

    /// Has `slotchange` fired at a slot, after the mutation observers were notified.
    ///
    /// @see <a href="https://dom.spec.whatwg.org/#signal-a-slot-change">DOM: signal a slot change</a>
    public void signalASlotChange(Element slot) {
        signalSlots.add(slot);
        queueAMutationObserverMicrotask();
    }

    /// @see <a href="https://dom.spec.whatwg.org/#queue-a-mutation-observer-compound-microtask">DOM: queue a mutation observer microtask</a>
    private void queueAMutationObserverMicrotask() {
        // 1. - 3. One is enough.
        if (!microtaskQueued) {
            microtaskQueued = true;
            loop.queueMicrotask("mutation observers", this::notifyMutationObservers);
        }
    }

    /// @see <a href="https://dom.spec.whatwg.org/#notify-mutation-observers">DOM: notify mutation observers</a>
    private void notifyMutationObservers() {
        // 1. From here on another microtask may be queued.
        microtaskQueued = false;
        // 2. - 5. Take who is to be told.
        Set<MutationObserver> notifySet = pending;
        pending = new LinkedHashSet<>();
        Set<Element> signalSet = signalSlots;
        signalSlots = new LinkedHashSet<>();
        // 6. Tell the observers.
        notifySet.forEach(MutationObserver::notifyOfRecords);
        // 7. Then the slots.
        signalSet.forEach(slot -> slot.fire("slotchange", EventInit.BUBBLES));
    }
}
