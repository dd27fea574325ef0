package dev.frameloop.dom.net;

import org.jspecify.annotations.Nullable;

/// What a file is made with: {@link BlobPropertyBag}'s members, then its own.
///
/// @param lastModified in milliseconds since the beginning of 1970; null for now
/// @see <a href="https://w3c.github.io/FileAPI/#dfn-FilePropertyBag">File API: FilePropertyBag</a>
public record FilePropertyBag(String type, String endings, @Nullable Long lastModified) {}
