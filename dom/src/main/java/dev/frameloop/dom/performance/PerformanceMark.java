package dev.frameloop.dom.performance;

import dev.frameloop.dom.script.DOMException;
import dev.frameloop.dom.script.Realm;
import dev.frameloop.dom.script.SimpleException;
import org.jspecify.annotations.Nullable;

/// A moment that a page has named.
///
/// @see <a href="https://w3c.github.io/user-timing/#performancemark">User Timing: PerformanceMark</a>
public final class PerformanceMark extends PerformanceEntry {
    static final String TYPE = "mark";

    private final @Nullable Object detail;

    /// `new PerformanceMark(name, options)` of a script; it is on no timeline.
    ///
    /// @throws DOMException `SyntaxError` for a name that the navigation's timing has, `DataCloneError` for a detail that cannot be cloned
    /// @throws SimpleException `TypeError` for a negative time
    /// @see <a href="https://w3c.github.io/user-timing/#dom-performancemark-constructor">User Timing: the PerformanceMark constructor</a>
    public PerformanceMark(Realm realm, String name, PerformanceMarkOptions options) {
        super(realm, checked(realm, name), startTime(realm, options), 0);
        detail = UserTiming.clone(realm, options.detail());
    }

    private static String checked(Realm realm, String name) {
        if (UserTiming.isNavigationTiming(realm.global(), name)) {
            throw new DOMException("SyntaxError", "'" + name
                    + "' is part of the PerformanceTiming interface, and cannot be used as a mark name.");
        }
        return name;
    }

    private static double startTime(Realm realm, PerformanceMarkOptions options) {
        Double given = options.startTime();
        if (given == null) {
            return realm.global().currentHighResolutionTime();
        }
        if (given < 0) {
            throw SimpleException.typeError("A mark cannot have the negative start time " + given + ".");
        }
        return given;
    }

    @Override
    public String entryType() {
        return TYPE;
    }

    /// What the page gave with it, cloned.
    public @Nullable Object detail() {
        return detail;
    }
}
