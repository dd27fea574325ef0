package dev.frameloop.dom.html;

import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.tree.Document;
import org.jspecify.annotations.Nullable;

/// A sound. UNIMPLEMENTED: playing it.
///
/// @see <a href="https://html.spec.whatwg.org/multipage/media.html#htmlaudioelement">HTML: HTMLAudioElement</a>
public final class HTMLAudioElement extends HTMLMediaElement {
    HTMLAudioElement(Document document, String localName) {
        super(document, localName);
    }

    /// `new Audio(src)` of a script.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/media.html#dom-audio">HTML: Audio()</a>
    public static HTMLAudioElement audio(Realm realm, @Nullable String src) {
        HTMLAudioElement audio = new HTMLAudioElement(Document.associatedWith(realm), "audio");
        audio.setAttribute("preload", "auto");
        if (src != null) {
            audio.setAttribute("src", src);
        }
        return audio;
    }
}
