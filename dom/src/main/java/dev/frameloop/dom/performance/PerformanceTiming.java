package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;
import org.jspecify.annotations.Nullable;

import java.util.EnumMap;
import java.util.Map;

/// When a document reached the stations of its load, in whole milliseconds since the beginning of 1970; 0 for what has not happened.
///
/// The document is at hand when its window is made: asking for it takes no time, and it has come when the parser begins. No
/// navigation unloads a document that it may tell of, or follows a redirect that it may tell of.
///
/// @see <a href="https://w3c.github.io/navigation-timing/#the-performancetiming-interface">Navigation Timing: PerformanceTiming</a>
public final class PerformanceTiming extends PlatformObject {
    /// A station of a document's load.
    ///
    /// @see <a href="https://html.spec.whatwg.org/multipage/dom.html#document-load-timing-info">HTML: document load timing info</a>
    public enum Station {
        /// When the parser began.
        DOM_LOADING,
        /// When the parser ended.
        DOM_INTERACTIVE,
        /// When `DOMContentLoaded` was fired.
        DOM_CONTENT_LOADED_EVENT_START,
        /// When `DOMContentLoaded` had been fired.
        DOM_CONTENT_LOADED_EVENT_END,
        /// When everything had loaded.
        DOM_COMPLETE,
        /// When `load` was fired.
        LOAD_EVENT_START,
        /// When `load` had been fired.
        LOAD_EVENT_END
    }

    private final Realm realm;
    private final TimeOrigin origin;
    private final Map<Station, Double> times = new EnumMap<>(Station.class);

    PerformanceTiming(Realm realm, TimeOrigin origin) {
        this.realm = realm;
        this.origin = origin;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// The document is there now; only the first time counts.
    public void reached(Station station) {
        times.putIfAbsent(station, origin.nowUnread());
    }

    /// The value of an attribute, or null if there is none of that name.
    @Nullable
    Long valueOf(String attribute) {
        return switch (attribute) {
            case "navigationStart" -> navigationStart();
            case "unloadEventStart" -> unloadEventStart();
            case "unloadEventEnd" -> unloadEventEnd();
            case "redirectStart" -> redirectStart();
            case "redirectEnd" -> redirectEnd();
            case "fetchStart" -> fetchStart();
            case "domainLookupStart" -> domainLookupStart();
            case "domainLookupEnd" -> domainLookupEnd();
            case "connectStart" -> connectStart();
            case "connectEnd" -> connectEnd();
            case "secureConnectionStart" -> secureConnectionStart();
            case "requestStart" -> requestStart();
            case "responseStart" -> responseStart();
            case "responseEnd" -> responseEnd();
            case "domLoading" -> domLoading();
            case "domInteractive" -> domInteractive();
            case "domContentLoadedEventStart" -> domContentLoadedEventStart();
            case "domContentLoadedEventEnd" -> domContentLoadedEventEnd();
            case "domComplete" -> domComplete();
            case "loadEventStart" -> loadEventStart();
            case "loadEventEnd" -> loadEventEnd();
            default -> null;
        };
    }

    private long at(Station station) {
        Double time = times.get(station);
        return time == null ? 0 : (long) (origin.sinceEpoch() + time);
    }

    /// When the navigation began.
    public long navigationStart() {
        return (long) origin.sinceEpoch();
    }

    /// When the document before was unloaded.
    public long unloadEventStart() {
        return 0;
    }

    /// When the document before had been unloaded.
    public long unloadEventEnd() {
        return 0;
    }

    /// When the first redirect began.
    public long redirectStart() {
        return 0;
    }

    /// When the last redirect ended.
    public long redirectEnd() {
        return 0;
    }

    /// When the document was asked for.
    public long fetchStart() {
        return navigationStart();
    }

    /// When its host was looked up.
    public long domainLookupStart() {
        return navigationStart();
    }

    /// When its host was found.
    public long domainLookupEnd() {
        return navigationStart();
    }

    /// When the connection was asked for.
    public long connectStart() {
        return navigationStart();
    }

    /// When the connection was there.
    public long connectEnd() {
        return navigationStart();
    }

    /// When the handshake began.
    public long secureConnectionStart() {
        return 0;
    }

    /// When the request went out.
    public long requestStart() {
        return navigationStart();
    }

    /// When the response began.
    public long responseStart() {
        return domLoading();
    }

    /// When the response ended.
    public long responseEnd() {
        return domLoading();
    }

    /// When the parser began.
    public long domLoading() {
        return at(Station.DOM_LOADING);
    }

    /// When the parser ended.
    public long domInteractive() {
        return at(Station.DOM_INTERACTIVE);
    }

    /// When `DOMContentLoaded` was fired.
    public long domContentLoadedEventStart() {
        return at(Station.DOM_CONTENT_LOADED_EVENT_START);
    }

    /// When `DOMContentLoaded` had been fired.
    public long domContentLoadedEventEnd() {
        return at(Station.DOM_CONTENT_LOADED_EVENT_END);
    }

    /// When everything had loaded.
    public long domComplete() {
        return at(Station.DOM_COMPLETE);
    }

    /// When `load` was fired.
    public long loadEventStart() {
        return at(Station.LOAD_EVENT_START);
    }

    /// When `load` had been fired.
    public long loadEventEnd() {
        return at(Station.LOAD_EVENT_END);
    }
}
