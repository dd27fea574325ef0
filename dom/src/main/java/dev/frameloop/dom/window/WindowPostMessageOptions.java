package dev.frameloop.dom.window;

import java.util.List;

/// How a message goes to a window.
///
/// @param transfer what moves along with it, as the script engine holds it
/// @param targetOrigin for which origin it is meant: `"/"` for the sender's own, `"*"` for any, or a URL of that origin
/// @see <a href="https://html.spec.whatwg.org/multipage/nav-history-apis.html#windowpostmessageoptions">HTML: WindowPostMessageOptions</a>
public record WindowPostMessageOptions(List<?> transfer, String targetOrigin) {}
