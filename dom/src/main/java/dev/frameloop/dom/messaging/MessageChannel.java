package dev.frameloop.dom.messaging;

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
        port1 = MessagePort.withTarget(realm.global(), null);
        port2 = port1.otherEnd(_ -> null).apply(realm.global());
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
