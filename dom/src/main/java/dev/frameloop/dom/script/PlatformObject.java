package dev.frameloop.dom.script;

import org.jspecify.annotations.Nullable;

/// An object that implements an interface of Web IDL, and so can be shown to scripts.
///
/// It remembers the object that stands for it in its realm, so that a script sees one identity for one Java object, and so
/// that the two live and die together. Only the script engine reads and writes that field.
///
/// Owner thread only, like everything in the document.
///
/// @see <a href="https://webidl.spec.whatwg.org/#dfn-platform-object">Web IDL: platform object</a>
public abstract class PlatformObject {
    private @Nullable Object scriptWrapper;

    /// An object that no script has seen yet.
    protected PlatformObject() {}

    /// The realm in which this object was created, or null where none is known yet: then the realm that first looks at
    /// the object becomes its realm.
    public @Nullable Realm relevantRealm() {
        return null;
    }

    /// What stands for this object in scripts, or null while no script has seen it.
    public final @Nullable Object scriptWrapper() {
        return scriptWrapper;
    }

    /// Remembers what stands for this object in scripts. For the script engine only.
    public final void setScriptWrapper(@Nullable Object wrapper) {
        scriptWrapper = wrapper;
    }
}
