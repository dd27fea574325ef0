package dev.frameloop.dom.animation;

import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

/// A timeline that follows the frames of a document: it stands still between them.
///
/// @see <a href="https://drafts.csswg.org/web-animations-1/#document-timelines">Web Animations: document timelines</a>
public final class DocumentTimeline extends AnimationTimeline {
    private final Host host;
    private final double originTime;

    /// A global that has a default document timeline: a window.
    public interface Host {
        /// The time of the frame that is rendered, or was rendered last, in milliseconds from the time origin.
        double frameTime();
    }

    /// The default timeline of a document.
    public DocumentTimeline(Host host) {
        this.host = host;
        originTime = 0;
    }

    /// `new DocumentTimeline(options)` of a script.
    ///
    /// @throws IllegalStateException if the realm's global is not a window
    public DocumentTimeline(Realm realm, DocumentTimelineOptions options) {
        if (!(realm.global() instanceof Host window)) {
            throw new IllegalStateException("a DocumentTimeline needs a window");
        }
        host = window;
        originTime = options.originTime();
    }

    @Override
    public @Nullable Double currentTime() {
        return host.frameTime() - originTime;
    }
}
