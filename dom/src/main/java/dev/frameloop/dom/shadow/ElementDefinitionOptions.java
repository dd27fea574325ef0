package dev.frameloop.dom.shadow;

import org.jspecify.annotations.Nullable;

/// How a custom element is defined.
///
/// @param extends_ the local name of the built-in element that is customized, or null; IDL: `extends`
/// @see <a href="https://html.spec.whatwg.org/multipage/custom-elements.html#elementdefinitionoptions">HTML: ElementDefinitionOptions</a>
public record ElementDefinitionOptions(@Nullable String extends_) {}
