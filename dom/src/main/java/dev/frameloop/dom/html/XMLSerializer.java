package dev.frameloop.dom.html;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Node;

import org.jspecify.annotations.Nullable;

/// Writes nodes as XML.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/dynamic-markup-insertion.html#xmlserializer">HTML: XMLSerializer</a>
public final class XMLSerializer extends PlatformObject {
    private final Realm realm;

    /// `new XMLSerializer()`.
    public XMLSerializer(Realm realm) {
        this.realm = realm;
    }

    @Override
    public @Nullable Realm relevantRealm() {
        return realm;
    }

    /// The node and what is below it as XML.
    ///
    /// @throws DOMException `InvalidStateError` where XML cannot say it
    public String serializeToString(Node root) {
        return XmlWriter.whole(root);
    }
}
