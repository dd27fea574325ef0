package dev.frameloop.dom.worker;

import org.jspecify.annotations.Nullable;

/// What a service worker is registered with.
///
/// @param scope the addresses that it is for, as what they begin with; null for the folder of its script
/// @param type `"classic"` or `"module"`
/// @see <a href="https://w3c.github.io/ServiceWorker/#dictdef-registrationoptions">Service Workers: RegistrationOptions</a>
public record RegistrationOptions(@Nullable String scope, String type) {}
