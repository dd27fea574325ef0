package dev.frameloop.script.binding;

/// A realm that has a binding: the script engine's own class of realms.
public interface BindingHolder {
    /// The realm's binding.
    RealmBinding binding();
}
