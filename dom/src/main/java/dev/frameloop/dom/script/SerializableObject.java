package dev.frameloop.dom.script;

import java.util.function.Function;

/// A platform object that can be cloned.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/structured-data.html#serializable-objects">HTML: serializable objects</a>
public interface SerializableObject {
    /// The serialization steps.
    ///
    /// @return the deserialization steps, which hold no state that changes, and make the clone in the realm that they are given
    Function<Realm, PlatformObject> serializationSteps();
}
