package dev.frameloop.dom.worker;

import dev.frameloop.dom.event.Event;
import dev.frameloop.dom.event.EventInit;
import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.ScriptPromise;
import dev.frameloop.dom.script.ScriptRealm;
import org.jspecify.annotations.Nullable;

import java.util.function.Consumer;

/// An event of a service worker that is not over before the promises are settled that its listeners name.
///
/// @see <a href="https://w3c.github.io/ServiceWorker/#extendableevent-interface">Service Workers: ExtendableEvent</a>
public sealed class ExtendableEvent extends Event permits FetchEvent, ExtendableMessageEvent {
    private final ScriptRealm realm;
    private int pending;
    private boolean failed;
    private @Nullable Consumer<Boolean> ended;

    /// `new ExtendableEvent(type, init)` of a script.
    public ExtendableEvent(Realm realm, String type, EventInit init) {
        super(realm, type, init.bubbles(), init.cancelable(), init.composed());
        this.realm = (ScriptRealm) realm;
    }

    ScriptRealm realm() {
        return realm;
    }

    /// Lets the event last until a promise is settled; if that is rejected, the event has failed.
    ///
    /// @throws DOMException `InvalidStateError` if the event is over
    /// @see <a href="https://w3c.github.io/ServiceWorker/#dom-extendableevent-waituntil">Service Workers: waitUntil()</a>
    public void waitUntil(ScriptPromise promise) {
        if (!isBeingDispatched() && pending == 0) {
            throw new DOMException("InvalidStateError", "The event handler is already finished.");
        }
        pending++;
        realm.await(promise, _ -> settled(true), _ -> settled(false));
    }

    private void settled(boolean successful) {
        pending--;
        failed |= !successful;
        tellIfOver();
    }

    /// Tells when the event is over, and whether it went well.
    final void whenOver(Consumer<Boolean> consumer) {
        ended = consumer;
        tellIfOver();
    }

    private void tellIfOver() {
        Consumer<Boolean> consumer = ended;
        if (pending == 0 && consumer != null) {
            ended = null;
            consumer.accept(!failed);
        }
    }
}
