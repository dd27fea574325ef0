package dev.frameloop.dom.net;

/// What a blob is made with.
///
/// @param type its MIME type, or the empty string
/// @param endings what becomes of the ends of lines in strings: `"transparent"` for nothing, `"native"`
/// @see <a href="https://w3c.github.io/FileAPI/#dfn-BlobPropertyBag">File API: BlobPropertyBag</a>
public record BlobPropertyBag(String type, String endings) {}
