package dev.frameloop.dom.worker;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// Two message ports, each of which gets what is posted to the other.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/web-messaging.html#message-channels">HTML: message channels</a>
public final class MessageChannel extends PlatformObject {
    private final Realm realm;
    private final MessagePort port1;
    private final MessagePort port2;

    /// `new MessageChannel()` of a script.
    public MessageChannel(Realm realm) {
        this.realm = realm;
        PortMessageQueue first = new PortMessageQueue();
        PortMessageQueue second = new PortMessageQueue();
        first.entangle(second);
        port1 = new MessagePort(realm.global(), first);
        port2 = new MessagePort(realm.global(), second);
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// One port.
    public MessagePort port1() {
        return port1;
    }

    /// The other one.
    public MessagePort port2() {
        return port2;
    }
}
