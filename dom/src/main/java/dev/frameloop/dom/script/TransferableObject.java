package dev.frameloop.dom.script;

import java.util.function.Function;

/// A platform object that can move to another realm.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#transferable-objects">HTML: transferable objects</a>
public interface TransferableObject {
    /// Whether it has moved away.
    boolean isDetached();

    /// The transfer steps: detaches the object from what it stands for.
    ///
    /// @return the transfer-receiving steps, which make what stands for it in the realm that they are given; to be called once
    Function<Realm, PlatformObject> transferSteps();
}
