package dev.frameloop.dom.worker;

/// Which clients are asked for.
///
/// @param includeUncontrolled those, too, that the worker does not control
/// @param type `"window"`, `"worker"`, `"sharedworker"` or `"all"`
/// @see <a href="https://w3c.github.io/ServiceWorker/#dictdef-clientqueryoptions">Service Workers: ClientQueryOptions</a>
public record ClientQueryOptions(boolean includeUncontrolled, String type) {}
