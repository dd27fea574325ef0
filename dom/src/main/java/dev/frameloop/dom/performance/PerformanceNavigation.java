package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.PlatformObject;
import dev.frameloop.dom.script.Realm;

/// How a document was reached: always by a plain navigation.
///
/// @see <a href="https://w3c.github.io/navigation-timing/#the-performancenavigation-interface">Navigation Timing: PerformanceNavigation</a>
public final class PerformanceNavigation extends PlatformObject {
    private final Realm realm;

    PerformanceNavigation(Realm realm) {
        this.realm = realm;
    }

    @Override
    public Realm relevantRealm() {
        return realm;
    }

    /// `TYPE_NAVIGATE`.
    public int type() {
        return 0;
    }

    /// How many redirects led here, as far as is known.
    public int redirectCount() {
        return 0;
    }
}
