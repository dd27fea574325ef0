package dev.frameloop.dom.event;

import dev.frameloop.dom.tree.Element;

import java.util.Set;

/// The names of the event handlers that content attributes set.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/webappapis.html#event-handlers-on-elements,-document-objects,-and-window-objects">HTML:
///     event handlers on elements, Document objects, and Window objects</a>
public final class EventHandlerNames {
    private static final Set<String> GLOBAL = Set.of("onabort", "onanimationcancel", "onanimationend",
            "onanimationiteration", "onanimationstart", "onauxclick", "onbeforeinput", "onbeforematch",
            "onbeforetoggle",
            "onblur", "oncancel", "oncanplay", "oncanplaythrough", "onchange", "onclick", "onclose", "oncommand",
            "oncontextlost", "oncontextmenu", "oncontextrestored", "oncopy", "oncuechange", "oncut", "ondblclick",
            "ondrag",
            "ondragend", "ondragenter", "ondragleave", "ondragover", "ondragstart", "ondrop", "ondurationchange",
            "onemptied", "onended", "onerror", "onfocus", "onformdata", "ongotpointercapture", "oninput", "oninvalid",
            "onkeydown", "onkeypress", "onkeyup", "onload", "onloadeddata", "onloadedmetadata", "onloadstart",
            "onlostpointercapture", "onmousedown", "onmouseenter", "onmouseleave", "onmousemove", "onmouseout",
            "onmouseover", "onmouseup", "onpaste", "onpause", "onplay", "onplaying", "onpointercancel", "onpointerdown",
            "onpointerenter", "onpointerleave", "onpointermove", "onpointerout", "onpointerover", "onpointerrawupdate",
            "onpointerup", "onprogress", "onratechange", "onreset", "onresize", "onscroll", "onscrollend",
            "onsecuritypolicyviolation", "onseeked", "onseeking", "onselect", "onselectionchange", "onselectstart",
            "onslotchange", "onstalled", "onsubmit", "onsuspend", "ontimeupdate", "ontoggle", "ontransitioncancel",
            "ontransitionend", "ontransitionrun", "ontransitionstart", "onvolumechange", "onwaiting", "onwheel");

    private static final Set<String> WINDOW_REFLECTING = Set.of("onblur", "onerror", "onfocus", "onload", "onresize",
            "onscroll");

    private static final Set<String> WINDOW = Set.of("onafterprint", "onbeforeprint", "onbeforeunload", "onhashchange",
            "onlanguagechange", "onmessage", "onmessageerror", "onoffline", "ononline", "onpagehide", "onpagereveal",
            "onpageshow", "onpageswap", "onpopstate", "onrejectionhandled", "onstorage", "onunhandledrejection",
            "onunload");

    private EventHandlerNames() {}

    /// Whether this attribute of an element sets an event handler: one that all elements have, or one of the window for a body.
    public static boolean isEventHandlerAttribute(Element element, String name) {
        return name.startsWith("on") && (GLOBAL.contains(name)
                || WINDOW.contains(name) && (element.isHtml("body") || element.isHtml("frameset")));
    }

    /// Whether this attribute of a body or frameset sets an event handler of the window.
    public static boolean isForwardedToWindow(String name) {
        return WINDOW.contains(name) || WINDOW_REFLECTING.contains(name);
    }
}
