package dev.frameloop.dom.script;

/// A realm: one set of intrinsics and one global object, in which scripts run.
///
/// Owner thread of the realm's loop only.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#realms-settings-objects-global-objects">HTML: realms</a>
public interface Realm {
    /// The global object of this realm.
    GlobalObject global();

    /// A new pending promise of this realm.
    ScriptPromise newPromise();
}
